import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely } from 'kysely'
import type { Connection, Engine } from '../engine.ts'
import { migrate } from '../migrate.ts'
import type { StoreTables } from '../tables.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { kindOfSqliteError, sqliteCode } from './failures.ts'
import { openFile } from './open-file.ts'
import { StoreBusy, untilFree } from './until-free.ts'

/** How this engine writes the tables. */
export const sqliteDialect = { text: 'text', tableOptions: 'strict' }

/**
 * One connection: SQLite lets one transaction write at a time, over all processes. Tests give an `open` that keeps hold
 * of the database.
 */
export function sqliteEngine(dataDir: string, open = openFile): Engine {
  let connection: Kysely<StoreTables> | undefined
  let database: DatabaseSync | undefined
  const close = async () => {
    const last = connection
    connection = undefined
    await last?.destroy()
  }
  return {
    async open() {
      database = await patiently(() => open(dataDir))
      connection = new Kysely<StoreTables>({ dialect: nodeSqliteDialect(database) })
      try {
        // Transactions begin with the write lock, which is the lock of migrations too.
        await migrate(connection, sqliteDialect, async () => undefined)
      } catch (error) {
        await close()
        throw error
      }
      return connection
    },
    kindOf: (error) => (error instanceof StoreBusy ? 'outage' : kindOfSqliteError(error)),
    writesConcurrently: false,
    lockAddress: async () => undefined,
    scrub: async (connection) => {
      if (database) await scrub(connection, database)
    },
    close,
  }
}

/** Switching to WAL, when two processes make the file at once, is refused as busy without waiting (sqlite.org/wal.html). */
async function patiently<Result>(work: () => Result): Promise<Result> {
  for (let pause = 5; ; pause *= 2) {
    try {
      return work()
    } catch (error) {
      if (sqliteCode(error) !== 5 || pause > 1000) throw error
      await delay(pause)
    }
  }
}

/**
 * Deleted rows are overwritten (secure_delete), but the journal still holds them until it is carried over and cut. That
 * has to wait until nobody reads from it. Kysely's connection is taken meanwhile: no transaction is open on it.
 */
function scrub(connection: Connection, database: DatabaseSync): Promise<void> {
  return connection
    .connection()
    .execute(() =>
      untilFree(
        database,
        () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0,
      ),
    )
}
