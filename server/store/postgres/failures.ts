import type { FailureKind } from '../engine.ts'

/** SQLSTATE classes that mean a mistake in what was asked: data, constraint, syntax, misuse of transactions. */
const faults = ['21', '22', '23', '25', '2D', '34', '39', '42']

/** Within those: a read-only standby, and rights that were taken away. */
const outages = new Set(['25006', '42501'])

/** serialization_failure, deadlock_detected. */
const conflicts = new Set(['40001', '40P01'])

/** The connection itself failed: the server is gone or does not answer in time, or no connection is free. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('The connection to PostgreSQL failed', { cause })
    this.name = 'ConnectionLost'
  }
}

/** The server or the network drops packets, so that no answer comes. */
export class ServerSilent extends ConnectionLost {
  constructor() {
    super(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' }))
  }
}

/** The five characters of PostgreSQL's errors (manual, appendix A); undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return typeof code === 'string' && typeof severity === 'string' ? code : undefined
}

/** What kind of failure an error of the pool or of the server is. */
export function kindOfPostgresError(error: unknown): FailureKind {
  if (error instanceof ConnectionLost) return 'outage'
  const state = sqlState(error)
  if (state === undefined) return 'fault'
  if (conflicts.has(state)) return 'conflict'
  return faults.includes(state.slice(0, 2)) && !outages.has(state) ? 'fault' : 'outage'
}

/** Wrong user or password, no such database, no right to make tables: waiting does not help. */
export function isRefusal(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  return state.startsWith('28') || state === '3D000' || state === '42501'
}

/** PostgreSQL repeats the row it refuses in `detail` and `where`; logs must not hold it. */
export function withoutRowValues(error: unknown): unknown {
  if (sqlState(error) !== undefined) {
    Object.assign(error as object, {
      detail: undefined,
      where: undefined,
      internalQuery: undefined,
    })
  }
  return error
}
