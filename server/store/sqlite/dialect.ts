import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { untilFree } from './until-free.ts'

/** More distinct statements than the store has; a list of varying length makes a few of its own. */
const maxStatements = 200

/** Kysely's SQLite dialect on Node's own driver. Every transaction may write, and says so when it begins. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: () => new ImmediateDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (connection) => new SqliteIntrospector(connection),
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: withStatements(database) })
    this.#database = database
  }

  /**
   * Takes the write lock at once. A transaction that reads first and writes later fails when another process has
   * written in between.
   */
  override async beginTransaction(): Promise<void> {
    const begin = () => {
      this.#database.exec('BEGIN IMMEDIATE')
      return true
    }
    await untilFree(this.#database, begin, (ms) => this.#lend(ms))
  }

  /** Gives the connection to others meanwhile: whoever only reads need not wait until another process has written. */
  async #lend(ms: number): Promise<void> {
    await this.releaseConnection()
    await delay(ms)
    await this.acquireConnection()
  }

  /** A full disk or an I/O error may have ended the transaction already (sqlite.org/lang_transaction.html, 3.1). */
  override async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
  }
}

/** The database interface that Kysely expects; statements are prepared once. */
function withStatements(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql)
      if (!statement) {
        statement = prepare(database, sql)
        if (statements.size >= maxStatements) statements.clear()
        statements.set(sql, statement)
      }
      return statement
    },
  }
}

type Values = (string | number | bigint | null)[]

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as Values)),
    run: (values) => statement.run(...(values as Values)),
    iterate: (values) => statement.iterate(...(values as Values)),
  }
}
