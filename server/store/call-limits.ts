import { sql } from 'kysely'
import type { Access } from './access.ts'
import type { Connection } from './engine.ts'
import type { BookedLimits, CallKeys, HeldLimits } from './submission.ts'

/** As literals: SQLite uses an index on such rows only for a query that names them, not for a bound value. */
const booked = sql.lit<'booked'>('booked')
const held = sql.lit<1>(1)

/** Locks are named by mail addresses, and no address is equal to this name. */
const lockOfAllCalls = 'calls'

/** Until it ends, no other transaction counts open calls. */
export function lockCalls({ engine }: Access, transaction: Connection): Promise<void> {
  return engine.lockAddress(transaction, lockOfAllCalls)
}

/** Calls of a mailbox that are still to come, booked or waiting for their confirmation. */
export async function openOfMailbox(
  transaction: Connection,
  mailbox: string,
  now: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('calls')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('mailbox', '=', mailbox)
    .where('endsAt', '>', now)
    .where(({ or, eb }) => or([eb('status', '=', booked), eb('openUntil', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the mailbox, the domain or the network has as many booked calls to come as it may. */
export async function isFull(
  transaction: Connection,
  keys: Omit<CallKeys, 'mailbox'> & { readonly mailbox: string | null },
  limits: BookedLimits,
  now: string,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('calls')
    .select(['mailbox', 'mailDomain', 'network'])
    .where('status', '=', booked)
    .where('endsAt', '>', now)
    .execute()
  const ofMailbox = rows.filter(({ mailbox }) => mailbox !== null && mailbox === keys.mailbox)
  return ofMailbox.length >= limits.perMailbox || isLimitReached(rows, keys, limits)
}

/** Whether one more time may be held. */
export async function canHold(
  transaction: Connection,
  keys: CallKeys,
  limits: HeldLimits,
  now: string,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('calls')
    .select(['mailDomain', 'network'])
    .where('isHeld', '=', held)
    .where('openUntil', '>', now)
    .execute()
  if (isLimitReached(rows, keys, limits)) return false
  return rows.length + (await bookedSince(transaction, limits.since, now)) < limits.inAll
}

/** Whether the domain or the network has reached its limit of these calls; null has none. */
function isLimitReached(
  rows: readonly { readonly mailDomain: string | null; readonly network: string | null }[],
  { domain, network }: Pick<CallKeys, 'domain' | 'network'>,
  { perDomain, perNetwork }: Pick<HeldLimits, 'perDomain' | 'perNetwork'>,
): boolean {
  const ofDomain = rows.filter((row) => domain !== null && row.mailDomain === domain)
  const ofNetwork = rows.filter((row) => network !== null && row.network === network)
  return ofDomain.length >= perDomain || ofNetwork.length >= perNetwork
}

async function bookedSince(transaction: Connection, since: string, now: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('calls')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('status', '=', booked)
    .where('endsAt', '>', now)
    .where('confirmedAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
