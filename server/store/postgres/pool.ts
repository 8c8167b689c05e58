import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ClientBase, Pool, PoolClient } from 'pg'
import type { Log } from '../../log.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { ConnectionLost, sqlState, withoutRowValues } from './failures.ts'

export interface PoolLimits {
  readonly connections: number
  /** The server ends a statement that takes longer, such as one that waits for a lock. */
  readonly statementMs: number
  /** A server that is silent for longer than any statement may take counts as unreachable. */
  readonly silenceMs: number
}

/** For visitors. Submissions are short: few connections serve many, and a server's are scarce. */
const visitorLimits: PoolLimits = { connections: 5, statementMs: 3_000, silenceMs: 4_000 }

/** How long a call waits for a connection to become free. */
const freeConnectionMs = 5_000

/** A transaction of a process that hangs within it is ended after this. */
const idleInTransactionMs = 10_000

/** A server that was silent has to answer a probe within this. */
const probeMs = 2_000

/**
 * Settings of each connection, by a statement because poolers such as PgBouncer refuse them in the connection string.
 * synchronous_commit: a commit is on the disk when it returns, whatever the server's default is. Read committed: who
 * has waited for a lock sees what the other has stored.
 */
const settings = ({ statementMs }: PoolLimits) => `
  set synchronous_commit = on;
  set default_transaction_isolation = 'read committed';
  set statement_timeout = ${statementMs};
  set lock_timeout = ${statementMs};
  set idle_in_transaction_session_timeout = ${idleInTransactionMs}`

/** Connections to the server, made when needed. `pg` is loaded here, since most sites run without it. */
export async function createPool(
  databaseUrl: string,
  log: Log,
  limits = visitorLimits,
): Promise<PostgresPool> {
  const { Client, Pool } = (await import('pg')).default
  const newPool = () => openPool(Pool, databaseUrl, log, limits)
  let pool = newPool()
  const breaker = createBreaker({
    silenceMs: limits.silenceMs,
    giveUp() {
      // Its idle connections are as dead as those in use. One in use is given back once a query on it has failed.
      pool.end()
      pool = newPool()
    },
    async probe() {
      const client = new Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: probeMs,
        query_timeout: probeMs,
      })
      // Without a listener, a connection that breaks meanwhile would end the process.
      client.on('error', (error) => log.debug({ code: codeOf(error) }, 'postgres probe failed'))
      try {
        await client.connect()
        await client.query('select 1')
      } finally {
        // Not waited for: it says goodbye to a server that may be silent again.
        client.end()
      }
    },
    log,
  })
  return {
    connect: () => connect(pool, breaker, limits),
    async end() {
      breaker.stop()
      await pool.end()
    },
  }
}

function openPool(
  PoolClass: new (...values: ConstructorParameters<typeof Pool>) => Pool,
  databaseUrl: string,
  log: Log,
  limits: PoolLimits,
): Pool {
  const pool = new PoolClass({
    connectionString: databaseUrl,
    application_name: 'firstangle-website',
    max: limits.connections,
    connectionTimeoutMillis: freeConnectionMs,
    // For connections that no call waits for any more; calls that wait are rejected by the breaker.
    query_timeout: 2 * limits.silenceMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: async (client: ClientBase) => {
      // Without a listener, a connection that breaks while in use would end the process.
      client.on('error', (error) => log.debug({ code: codeOf(error) }, 'postgres connection lost'))
      await client.query(settings(limits))
    },
  })
  pool.on('error', (error) => log.debug({ code: codeOf(error) }, 'idle postgres connection lost'))
  return pool
}

async function connect(
  pool: Pool,
  breaker: Breaker,
  { connections }: PoolLimits,
): Promise<PostgresPoolClient> {
  // Otherwise the call waits for other calls, and one of those notices a silence.
  const isServerAsked = pool.idleCount === 0 && pool.totalCount < connections
  let connecting: Promise<PoolClient> | undefined
  try {
    const client = await breaker.run(() => {
      connecting = pool.connect()
      return connecting
    }, isServerAsked)
    return guardClient(client, breaker)
  } catch (error) {
    // The connection may still be made after the call has given up.
    connecting?.then(
      (client) => client.release(),
      () => undefined,
    )
    throw asLost(error)
  }
}

/** A client whose errors say what they are, and that is thrown away once its connection has failed. */
function guardClient(client: PoolClient, breaker: Breaker): PostgresPoolClient {
  let failure: Error | undefined
  const run = async (text: string, values: unknown[]) => {
    // Its rollback would wait for a silent server once more; the server rolls back on its own.
    if (failure) throw failure
    try {
      return await breaker.run(() => client.query(text, values))
    } catch (error) {
      const named = asLost(error)
      if (named instanceof ConnectionLost) failure = named
      throw named
    }
  }
  // Kysely's other signature is for cursors, which need a package of their own.
  const query = run as unknown as PostgresPoolClient['query']
  return { query, release: () => client.release(failure) }
}

/** The server's error, or ConnectionLost where it sent none. */
function asLost(error: unknown): unknown {
  if (error instanceof ConnectionLost) return error
  return sqlState(error) === undefined ? new ConnectionLost(error) : withoutRowValues(error)
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code
}
