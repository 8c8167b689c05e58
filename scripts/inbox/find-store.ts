import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Environment, readEnvironment } from '../../server/environment.ts'
import type { Log } from '../../server/log.ts'
import { openStore } from '../../server/store/open-store.ts'
import type { Store } from '../../server/store/store.ts'

/** Where requests are kept, as the environment says. Other variables, such as the port, are not checked. */
export function readStorePlace({
  DATA_DIR,
  DATABASE_URL,
}: Readonly<Record<string, string | undefined>>): StorePlace {
  return readEnvironment({ DATA_DIR, DATABASE_URL })
}

type StorePlace = Pick<Environment, 'dataDir' | 'databaseUrl'>

/**
 * Fails when there is no store, instead of creating an empty one: it is more likely that the inbox looks in the wrong
 * directory than that nobody has sent a request. A PostgreSQL database is opened as the server opens it.
 */
export function missingStore({ dataDir, databaseUrl }: StorePlace): string | undefined {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'requests.db'))) return undefined
  return `There are no requests yet in ${resolve(dataDir)}: the server makes its store there when it starts. If it keeps them elsewhere, set DATA_DIR or DATABASE_URL as for the server.`
}

/** Opens the store. It logs nothing: an outage reaches the operator as the error of the command. */
export function openPlace({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  const silent = () => undefined
  const log: Log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: silent,
    fatal: silent,
  }
  return openStore({ dataDir, databaseUrl, log })
}
