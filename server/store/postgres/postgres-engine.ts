import { PostgresDialect, sql } from 'kysely'
import type { Log } from '../../log.ts'
import { type Connection, type Engine, StoreUnusable } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { connectTables } from '../tables.ts'
import { isRefusal, kindOfPostgresError } from './failures.ts'
import { createPool, type PoolLimits } from './pool.ts'

/** How this engine writes the tables. */
export const postgresDialect = { text: 'text collate "C"', tableOptions: '', isShared: true }

/** First keys of advisory locks, which all users of a database share: "FA" and what is locked. */
const migrationLock = 0x4641_0001
const addressLock = 0x4641_0002

/** For work that may have to wait for others and to go through whole tables. */
const patientLimits: PoolLimits = { connections: 1, statementMs: 120_000, silenceMs: 130_000 }

const personalTables = ['requests', 'calls', 'booked_times', 'deliveries', 'idempotency_keys']

/** Several machines share one server. It may be down: connections are made by the calls that need them. */
export function postgresEngine(databaseUrl: string, log: Log): Engine {
  const connect = (limits?: PoolLimits) =>
    connectTables(new PostgresDialect({ pool: () => createPool(databaseUrl, log, limits) }))
  const connection = connect()
  const patiently = async (work: (connection: Connection) => Promise<unknown>) => {
    const patient = connect(patientLimits)
    try {
      await work(patient)
    } finally {
      await patient.destroy()
    }
  }
  return {
    async open() {
      try {
        await requireUnicode(connection)
        await patiently((patient) => migrate(patient, postgresDialect, lockMigrations))
      } catch (error) {
        throw isRefusal(error) ? refusedBy(error) : error
      }
      return connection
    },
    confirm: () => undefined,
    kindOf: kindOfPostgresError,
    writesConcurrently: true,
    async lockAddress(transaction, emailKey) {
      await sql`select pg_advisory_xact_lock(${sql.lit(addressLock)}, hashtext(${emailKey}))`.execute(
        transaction,
      )
    },
    requireRoom: () => undefined,
    /** What is deleted stays in the tables' files until they are vacuumed. */
    scrub: () =>
      patiently((patient) => sql.raw(`vacuum ${personalTables.join(', ')}`).execute(patient)),
    close: () => connection.destroy(),
  }
}

function refusedBy(error: unknown): StoreUnusable {
  const reason = (error as Error).message
  return new StoreUnusable(`PostgreSQL refuses what DATABASE_URL names: ${reason}.`, error)
}

/** Held until the transaction ends. */
async function lockMigrations(transaction: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}, 0)`.execute(transaction)
}

/** Any other encoding would refuse names that it cannot write. */
async function requireUnicode(connection: Connection): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(connection)
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new StoreUnusable(
    `The database at DATABASE_URL is encoded in ${encoding}; create one with the encoding UTF8.`,
  )
}
