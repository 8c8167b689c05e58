import { sql } from 'kysely'
import { type Connection, StoreUnusable } from './engine.ts'
import { apply, type Dialect, type Migration, migrations as ours } from './migrations.ts'

/**
 * Brings the tables up to date in one transaction: all steps or none. `lock` runs first and lets one process in at a
 * time, so that two that start at once run each step once. A store made by a later version is refused, untouched.
 * Kysely's own Migrator cannot run inside a transaction, which SQLite needs as its lock.
 */
export async function migrate(
  connection: Connection,
  dialect: Dialect,
  lock: (transaction: Connection) => Promise<void>,
  migrations: readonly Migration[] = ours,
): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await lock(transaction)
    const applied = await appliedNames(transaction, dialect)
    const known = new Set(migrations.map(({ name }) => name))
    const unknown = applied.find((name) => !known.has(name))
    if (unknown !== undefined) {
      throw new StoreUnusable(
        `The stored requests have a newer format ("${unknown}") than this version of the site knows; start the version that wrote them, or a later one.`,
      )
    }
    const done = new Set(applied)
    for (const step of migrations.filter(({ name }) => !done.has(name))) {
      await apply(step, transaction, dialect)
      const row = { name: step.name, applied_at: new Date().toISOString() }
      await transaction.insertInto('migrations').values(row).execute()
    }
  })
}

async function appliedNames(transaction: Connection, { text, tableOptions }: Dialect) {
  const table = `create table if not exists migrations (
    name ${text} primary key, applied_at ${text} not null) ${tableOptions}`
  await sql.raw(table).execute(transaction)
  const rows = await transaction.selectFrom('migrations').select('name').execute()
  return rows.map(({ name }) => name)
}
