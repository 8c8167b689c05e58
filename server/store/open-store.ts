import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type { Log } from '../log.ts'
import { type Access, createAccess } from './access.ts'
import { occupied } from './call-times.ts'
import { cancelCall, changeZone, confirmCall, moveCall } from './calls.ts'
import { bringForward, claim, giveUp, markDelivered, nextDue, postpone } from './deliveries.ts'
import { StoreUnusable } from './engine.ts'
import { deliveriesOf, eraseAddress, list, openDeliveries, purge, retry } from './inbox.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { probe } from './probe.ts'
import { addMails, confirmTrial, request } from './requests.ts'
import { secret } from './secrets.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import { type SharedCounts, type Store, StoreUnavailable } from './store.ts'
import { earlierOutcome, submit } from './submit.ts'
import { forgetWithdrawn, withdrawn } from './withdrawals.ts'

export interface StoreOptions {
  /** Where SQLite keeps `requests.db`; made if missing. */
  readonly dataDir: string
  /** With it, requests are kept by PostgreSQL and the data directory is left alone. */
  readonly databaseUrl?: string | undefined
  readonly log: Log
  /** A PostgreSQL server that has not answered by then is waited for in the background. */
  readonly startLimitMs?: number
}

/**
 * Opens the store and brings its tables up to date. If it cannot work now (server down, disk full), the site starts
 * all the same: calls throw StoreUnavailable, each tries to open it again, and it works as soon as it can. Throws
 * StoreUnusable, with one line for the operator, when waiting would not help: a damaged file (left as it is), a
 * directory that cannot be used, a server that refuses the given user, a store that a later version has written.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, log, startLimitMs = 2_000 } = options
  const engine =
    databaseUrl === undefined ? sqliteEngine(dataDir) : postgresEngine(databaseUrl, log)
  const access = createAccess(engine, log)
  try {
    await firstOpening(access, databaseUrl === undefined ? undefined : startLimitMs)
  } catch (error) {
    await access.close()
    throw error
  }
  return createStore(access)
}

/** The store on an engine that may still have to be opened: each method is a function of a file, given its access. */
export function createStore(access: Access): Store {
  return {
    submit: (submission) => submit(access, submission),
    earlierOutcome: (post, now) => earlierOutcome(access, post, now),
    request: (id) => request(access, id),
    confirmTrial: (id, at, deliveries) => confirmTrial(access, id, at, deliveries),
    addMails: (id, deliveries, limits) => addMails(access, id, deliveries, limits),

    confirmCall: (id, sequence, booking) => confirmCall(access, id, sequence, booking),
    moveCall: (id, sequence, move) => moveCall(access, id, sequence, move),
    changeZone: (id, timeZone, reminder) => changeZone(access, id, timeZone, reminder),
    cancelCall: (id, former, deliveries) => cancelCall(access, id, former, deliveries),
    occupied: (from, to, now, except) => occupied(access, from, to, now, except),

    claim: (now, leaseUntil, limit, channel) => claim(access, now, leaseUntil, limit, channel),
    markDelivered: (id, at) => markDelivered(access, id, at),
    postpone: (id, nextAttemptAt, error) => postpone(access, id, nextAttemptAt, error),
    bringForward: (at, latest, channel) => bringForward(access, at, latest, channel),
    giveUp: (id, at, error) => giveUp(access, id, at, error),
    nextDue: (channel) => nextDue(access, channel),
    withdrawn: (ids) => withdrawn(access, ids),
    forgetWithdrawn: (before) => forgetWithdrawn(access, before),

    list: (filter) => list(access, filter),
    deliveriesOf: (requestId) => deliveriesOf(access, requestId),
    retry: (now, requestId) => retry(access, now, requestId),
    purge: (createdBefore, now) => purge(access, createdBefore, now),
    eraseAddress: (email) => eraseAddress(access, email),
    openDeliveries: (now) => openDeliveries(access, now),

    secret: (name) => secret(access, name),
    forgetExpired: (now) => forgetExpired(access, now),
    probe: () => probe(access),
    ...(access.engine.writesConcurrently && { counts: clientCounts(access) }),
    close: access.close,
  }
}

async function firstOpening(access: Access, limitMs: number | undefined): Promise<void> {
  const opening = access.open().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw cannotSetUp(error)
    // An outage has been logged and may pass; later calls try again.
    if (error.cause instanceof StoreUnusable) throw error.cause
  })
  if (limitMs === undefined) return opening
  const waiting = new AbortController()
  try {
    await Promise.race([opening, delay(limitMs, undefined, { signal: waiting.signal })])
  } finally {
    waiting.abort()
  }
}

/** For example, tables of the same name belong to another program. */
function cannotSetUp(error: unknown): StoreUnusable {
  const reason = (error as Error).message
  return new StoreUnusable(`The tables for requests cannot be set up: ${reason}.`, error)
}

/** Deletes what has expired; see Store. Nothing depends on it: expired rows are ignored anyway. */
async function forgetExpired(access: Access, now: string): Promise<void> {
  await access.write(async (transaction) => {
    await transaction.deleteFrom('idempotencyKeys').where('expiresAt', '<=', now).execute()
    await transaction.deleteFrom('bookedTimes').where('heldUntil', '<=', now).execute()
    await transaction
      .updateTable('calls')
      .set({ network: null })
      .where('endsAt', '<=', now)
      .where('network', 'is not', null)
      .execute()
  })
}

/** The store as the limits of clients use it: rate-limiter-flexible brings its own statements for `client_counts`. */
function clientCounts(access: Access): SharedCounts {
  return {
    query: ({ text, values = [] }) =>
      access.read((connection) => connection.executeQuery(CompiledQuery.raw(text, values))),
  }
}
