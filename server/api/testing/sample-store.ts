import { DatabaseSync } from 'node:sqlite'
import { createAccess } from '../../store/access.ts'
import type { Engine } from '../../store/engine.ts'
import { migrate } from '../../store/migrate.ts'
import { createStore } from '../../store/open-store.ts'
import { nodeSqliteDialect } from '../../store/sqlite/dialect.ts'
import { kindOfSqliteError } from '../../store/sqlite/failures.ts'
import { type Store, StoreUnavailable } from '../../store/store.ts'
import { connectTables } from '../../store/tables.ts'
import { silent } from '../../store/testing/engines.ts'

/* For tests only: the site's own store, in memory. */

export type SampleStore = Store & {
  /** Makes every method fail until set back. */
  trouble: Error | undefined
}

/** An empty store. */
export function createSampleStore(): SampleStore {
  const methods = createStore(createAccess(memoryEngine(), silent))
  const store = { ...methods, trouble: undefined } as SampleStore
  for (const [name, method] of Object.entries(methods)) {
    if (typeof method !== 'function') continue
    const guarded = async (...given: unknown[]) => {
      if (store.trouble) throw new StoreUnavailable(store.trouble)
      return (method as (...given: unknown[]) => unknown)(...given)
    }
    Object.assign(store, { [name]: guarded })
  }
  return store
}

function memoryEngine(): Engine {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = ON')
  const connection = connectTables(nodeSqliteDialect(database))
  const dialect = { text: 'text', tableOptions: 'strict', isShared: false }
  return {
    async open() {
      await migrate(connection, dialect, async () => undefined)
      return connection
    },
    confirm: () => undefined,
    kindOf: kindOfSqliteError,
    writesConcurrently: false,
    lockAddress: async () => undefined,
    requireRoom: () => undefined,
    scrub: async () => undefined,
    close: () => connection.destroy(),
  }
}
