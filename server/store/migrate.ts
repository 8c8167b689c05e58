import { sql } from 'kysely'
import { type Connection, StoreUnusable } from './engine.ts'
import { apply, type Dialect, type Migration, migrations as ours } from './migrations.ts'

/**
 * Brings the tables up to date in one transaction: all steps or none. `lock` runs first and lets one process in at a
 * time, so that two that start at once run each step once. A store that a later version has changed is used as it is if
 * all steps unknown here are additive, else refused, untouched. Kysely's own Migrator cannot run inside a transaction,
 * which SQLite needs as its lock.
 */
export async function migrate(
  connection: Connection,
  dialect: Dialect,
  lock: (transaction: Connection) => Promise<void>,
  migrations: readonly Migration[] = ours,
): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await lock(transaction)
    const applied = await appliedSteps(transaction, dialect)
    refuseUnknown(applied, migrations)
    const done = new Set(applied.map(({ name }) => name))
    const steps = migrations.filter(({ name }) => !done.has(name))
    if (steps.length === 0) return
    for (const step of steps) await apply(step, transaction, dialect)
    // After the steps, since one of them makes a column of these rows.
    const rows = steps.map(({ name, isAdditive }) => ({
      name,
      appliedAt: new Date().toISOString(),
      isAdditive: isAdditive ? (1 as const) : (0 as const),
    }))
    await transaction.insertInto('migrations').values(rows).execute()
  })
}

function refuseUnknown(applied: readonly AppliedStep[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = applied.find(({ name, isAdditive }) => !known.has(name) && isAdditive !== 1)
  if (unknown === undefined) return
  throw new StoreUnusable(
    `The stored requests have a newer format ("${unknown.name}") that this version of the site cannot work with; start the version that wrote them, or a later one.`,
  )
}

/** Rows that are older than this column do not have it. */
type AppliedStep = { readonly name: string; readonly isAdditive?: 0 | 1 }

async function appliedSteps(
  transaction: Connection,
  { text, tableOptions }: Dialect,
): Promise<AppliedStep[]> {
  const table = `create table if not exists migrations (
    name ${text} primary key, applied_at ${text} not null) ${tableOptions}`
  await sql.raw(table).execute(transaction)
  return transaction.selectFrom('migrations').selectAll().execute()
}
