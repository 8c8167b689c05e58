import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ClientBase, PoolClient } from 'pg'
import type { Log } from '../../log.ts'
import { ConnectionLost, sqlState, withoutRowValues } from './failures.ts'

/** Submissions are short: few connections serve many visitors, and a server's are scarce. */
const maxConnections = 5

/** How long a call waits for a connection, new or free. */
const connectionTimeoutMs = 4_000

/** The server ends what takes longer; a connection that says nothing for longer still is given up. */
const statementTimeoutMs = 10_000
const silenceTimeoutMs = 15_000

/**
 * Settings of each connection, by a statement because poolers such as PgBouncer refuse them in the connection string.
 * synchronous_commit: a commit is on the disk when it returns, whatever the server's default is. Read committed: who
 * has waited for a lock sees what the other has stored. A process that hangs within a transaction loses it.
 */
const settings = `
  set synchronous_commit = on;
  set default_transaction_isolation = 'read committed';
  set statement_timeout = ${statementTimeoutMs};
  set lock_timeout = ${statementTimeoutMs};
  set idle_in_transaction_session_timeout = ${statementTimeoutMs}`

/** Connections to the server, made when needed. `pg` is loaded here, since most sites run without it. */
export async function createPool(databaseUrl: string, log: Log): Promise<PostgresPool> {
  const { Pool } = (await import('pg')).default
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'firstangle-website',
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: silenceTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: async (client: ClientBase) => {
      // Without a listener, a connection that breaks while in use would end the process.
      client.on('error', (error) => log.debug({ code: codeOf(error) }, 'postgres connection lost'))
      await client.query(settings)
    },
  })
  pool.on('error', (error) => log.debug({ code: codeOf(error) }, 'idle postgres connection lost'))
  return {
    connect: async () => guarded(await pool.connect().catch(lost)),
    end: () => pool.end(),
  }
}

/** A client whose errors say what they are, and that is thrown away once its connection has failed. */
function guarded(client: PoolClient): PostgresPoolClient {
  let failure: Error | undefined
  const run = async (text: string, values: unknown[]) => {
    // Its rollback would wait for a silent server once more; the server rolls back by itself.
    if (failure) throw failure
    try {
      return await client.query(text, values)
    } catch (error) {
      if (sqlState(error) !== undefined) throw withoutRowValues(error)
      failure = new ConnectionLost(error)
      throw failure
    }
  }
  // Kysely's other signature is for cursors, which need a package of their own.
  const query = run as unknown as PostgresPoolClient['query']
  return { query, release: () => client.release(failure) }
}

function lost(error: unknown): never {
  throw sqlState(error) === undefined ? new ConnectionLost(error) : withoutRowValues(error)
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code
}
