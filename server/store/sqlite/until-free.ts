import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { sqliteCode, sqliteCodes } from './failures.ts'

/** How long to wait for a lock of another process, in milliseconds. */
export const lockTimeoutMs = 5000

/** Another connection has held a lock for longer than `lockTimeoutMs`. */
export class StoreBusy extends Error {
  constructor() {
    super('Another process keeps the store busy')
    this.name = 'StoreBusy'
  }
}

/**
 * Repeats `work` until no other connection is in its way: until it returns true, and does not throw SQLITE_BUSY. SQLite's
 * own waiting (busy_timeout) would stop the whole process, and wait in vain for a second store of the same process.
 * `pause` passes the time between two attempts. Throws StoreBusy when it takes too long.
 */
export async function untilFree(
  database: DatabaseSync,
  work: () => boolean,
  pause: (ms: number) => Promise<unknown> = delay,
): Promise<void> {
  const end = performance.now() + lockTimeoutMs
  while (!tryOnce(database, work)) {
    if (performance.now() > end) throw new StoreBusy()
    // Random, so that two waiting processes do not collide again and again.
    await pause(1 + Math.random() * 9)
  }
}

function tryOnce(database: DatabaseSync, work: () => boolean): boolean {
  database.exec('PRAGMA busy_timeout = 0')
  try {
    return work()
  } catch (error) {
    if (sqliteCode(error) === sqliteCodes.BUSY) return false
    throw error
  } finally {
    database.exec(`PRAGMA busy_timeout = ${lockTimeoutMs}`)
  }
}
