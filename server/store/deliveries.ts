import { sql } from 'kysely'
import { compareText } from '../../shared/compare-text.ts'
import type { Access } from './access.ts'
import type { Connection } from './engine.ts'
import type { Delivery, DeliveryChannel, NewDelivery } from './records.ts'
import { toDeliveryRow } from './rows.ts'
import { withdraw } from './withdrawals.ts'

/** As a literal: SQLite uses an index on pending rows only for a query that names them, not for a bound value. */
const pending = sql.lit<'pending'>('pending')

/** Adds deliveries within the transaction that stores what they report. */
export async function addDeliveries(
  transaction: Connection,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  await transaction.insertInto('deliveries').values(deliveries.map(toDeliveryRow)).execute()
}

/**
 * Withdraws a request's mails that have not been sent yet, or only those of one event, because what they say is no
 * longer true. A mail that is being sent at this moment may still arrive. Webhooks stay: programs get every event in
 * order. Returns how many were withdrawn.
 */
export async function dropPendingMails(
  transaction: Connection,
  requestId: string,
  event?: string,
): Promise<number> {
  const dropped = await transaction
    .deleteFrom('deliveries')
    .where('requestId', '=', requestId)
    .where('channel', '=', 'mail')
    .where('state', '=', pending)
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? ''))
    .returning('id')
    .execute()
  await withdraw(
    transaction,
    dropped.map(({ id }) => id),
  )
  return dropped.length
}

/** Withdraws pending mails, such as a reminder of the old time, and adds new ones. */
export async function replacePendingMails(
  transaction: Connection,
  requestId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  await dropPendingMails(transaction, requestId)
  await addDeliveries(transaction, deliveries)
}

/**
 * Takes due deliveries; see DeliveryStore. Their next attempt moves to the end of the lease: no other process finds them due
 * until then, and if the process dies they are due again.
 */
export async function claim(
  access: Access,
  now: string,
  leaseUntil: string,
  limit: number,
  channel: DeliveryChannel,
): Promise<Delivery[]> {
  const rows = await access.write((transaction) =>
    transaction
      .with('due', (query) => {
        const due = query
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', pending)
          .where('channel', '=', channel)
          .where('nextAttemptAt', '<=', now)
          .orderBy('nextAttemptAt')
          .orderBy('id')
          .limit(limit)
        return access.engine.writesConcurrently ? due.forUpdate().skipLocked() : due
      })
      .updateTable('deliveries')
      .set(({ eb }) => ({ nextAttemptAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (query) => query.selectFrom('due').select('id'))
      .returningAll()
      .execute(),
  )
  return rows.sort(byDue)
}

/** RETURNING promises no order, and the lease has overwritten the time that they were selected by. */
function byDue(one: Delivery, other: Delivery): number {
  return compareText(`${one.dueAt} ${one.id}`, `${other.dueAt} ${other.id}`)
}

interface Change {
  readonly state?: 'delivered' | 'dead'
  readonly nextAttemptAt?: string
  readonly settledAt?: string
  readonly lastError: string | null
}

/** Notes that a delivery has arrived. */
export function markDelivered(access: Access, id: string, at: string): Promise<void> {
  return change(access, id, { state: 'delivered', settledAt: at, lastError: null })
}

/** Gives back a delivery that failed for now. */
export function postpone(
  access: Access,
  id: string,
  nextAttemptAt: string,
  error: string,
): Promise<void> {
  return change(access, id, { nextAttemptAt, lastError: error })
}

/** Shortens waits that are too long; see DeliveryStore. What was never tried is a reminder for later, and keeps its time. */
export async function bringForward(
  access: Access,
  at: string,
  latest: string,
  channel: DeliveryChannel,
): Promise<void> {
  await access.write((transaction) =>
    transaction
      .updateTable('deliveries')
      .set({ nextAttemptAt: at })
      .where('state', '=', pending)
      .where('channel', '=', channel)
      .where('nextAttemptAt', '>', latest)
      .where('attempts', '>', 0)
      .execute(),
  )
}

/** Gives up a delivery; see DeliveryStore. */
export function giveUp(access: Access, id: string, at: string, error: string): Promise<void> {
  return change(access, id, { state: 'dead', settledAt: at, lastError: error })
}

/** Changes only pending deliveries: a late result never changes a settled one. */
async function change(access: Access, id: string, columns: Change): Promise<void> {
  await access.write((transaction) =>
    transaction
      .updateTable('deliveries')
      .set(columns)
      .where('id', '=', id)
      .where('state', '=', pending)
      .execute(),
  )
}

/** When there is something to do next; see DeliveryStore. */
export async function nextDue(
  access: Access,
  channel: DeliveryChannel,
): Promise<string | undefined> {
  const row = await access.read((connection) =>
    connection
      .selectFrom('deliveries')
      .select('nextAttemptAt')
      .where('state', '=', pending)
      .where('channel', '=', channel)
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst(),
  )
  return row?.nextAttemptAt
}
