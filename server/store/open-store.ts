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
  return storeOn(access)
}

type Functions = Record<string, (access: Access, ...rest: never[]) => unknown>

type Methods<Of extends Functions> = {
  [Name in keyof Of]: Of[Name] extends (access: Access, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Functions with their first argument filled in: `confirmTrial(access, id, ...)` becomes `confirmTrial(id, ...)`. */
function methodsOn<Of extends Functions>(access: Access, functions: Of): Methods<Of> {
  const methods = Object.entries(functions).map(([name, run]) => [name, run.bind(null, access)])
  return Object.fromEntries(methods)
}

/** The store's methods on an engine that may still have to be opened. */
export function storeOn(access: Access): Store {
  return {
    ...methodsOn(access, {
      submit,
      earlierOutcome,
      request,
      confirmTrial,
      addMails,
      confirmCall,
      moveCall,
      changeZone,
      cancelCall,
      occupied,
      claim,
      markDelivered,
      postpone,
      bringForward,
      giveUp,
      nextDue,
      withdrawn,
      list,
      deliveriesOf,
      retry,
      purge,
      eraseAddress,
      openDeliveries,
      secret,
      forgetExpired,
      forgetWithdrawn,
    }),
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
