import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, onTestFinished } from 'vitest'
import { createLog, type Log } from '../../log.ts'
import { removeFolder } from '../../testing/remove-folder.ts'
import { openStore, type StoreOptions } from '../open-store.ts'
import type { Store } from '../store.ts'
import { postgresUrl } from './postgres.ts'

/** Where a store is kept; several can be opened on one place, as several processes do. */
export type StorePlace = Omit<StoreOptions, 'log'>

/** A log that says nothing. */
export const silent: Log = createLog('silent')

/** A directory that is removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'firstangle-store-'))
  onTestFinished(() => removeFolder(directory))
  return directory
}

/** On a busy machine a server takes longer than a start waits for one. */
const startLimitMs = 60_000

/** Opens a store that is closed after the test. */
export async function openFor(place: StorePlace, log = silent): Promise<Store> {
  const store = await openStore({ startLimitMs, ...place, log })
  onTestFinished(() => store.close())
  return store
}

/** Runs the same tests against both engines; `newPlace` gives an empty store's place. */
export function describeEngines(tests: (newPlace: () => Promise<StorePlace>) => void): void {
  describe('SQLite', () => tests(async () => ({ dataDir: temporaryDirectory() })))
  describe('PostgreSQL', () =>
    tests(async () => ({ dataDir: '/nowhere', databaseUrl: await postgresUrl() })))
}
