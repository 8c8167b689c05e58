import { type Access, outcomeOf, Rollback } from './access.ts'
import { isFull, lockCalls } from './call-limits.ts'
import { occupy, release } from './call-times.ts'
import { addDeliveries, dropPendingMails, replacePendingMails } from './deliveries.ts'
import type { Connection } from './engine.ts'
import { keepMailLimits } from './mail-limits.ts'
import type { CallRecord, NewDelivery } from './records.ts'
import type {
  BookingOutcome,
  CallBooking,
  CallMove,
  CancelOutcome,
  MoveOutcome,
  TimeClaim,
} from './submission.ts'

/** Books a call that waits for its confirmation; see RequestStore. */
export function confirmCall(
  access: Access,
  requestId: string,
  sequence: number,
  booking: CallBooking,
): Promise<BookingOutcome> {
  const { at, claim, limits, deliveries } = booking
  return outcomeOf<BookingOutcome>(access, async (transaction) => {
    await lockCalls(access, transaction)
    const call = await callOf(transaction, requestId)
    if (!call) return 'unknown'
    if (call.status === 'booked') return 'already'
    if (call.openUntil === null || call.sequence !== sequence) return 'changed'
    const { mailbox, mailDomain: domain, network } = call
    const keys = { mailbox, domain, network }
    if (await isFull(transaction, keys, limits, at)) return 'calls-full'
    await transaction
      .updateTable('calls')
      .set({
        ...timesOf(claim),
        status: 'booked',
        confirmedAt: at,
        openUntil: null,
        isHeld: 0,
      })
      .where('requestId', '=', requestId)
      .execute()
    await changeTime(transaction, requestId, claim, at)
    await replacePendingMails(transaction, requestId, deliveries)
    return 'booked'
  })
}

/** Moves a booked call; see RequestStore. A call that is not booked counts as changed. */
export function moveCall(
  access: Access,
  requestId: string,
  sequence: number,
  move: CallMove,
): Promise<MoveOutcome> {
  const { at, claim, limits, deliveries } = move
  return outcomeOf<MoveOutcome>(access, async (transaction) => {
    const emailKey = await emailKeyOf(transaction, requestId)
    if (emailKey === undefined) return 'unknown'
    await keepMailLimits(access, transaction, { emailKey, requestId }, limits)
    const { numUpdatedRows } = await transaction
      .updateTable('calls')
      .set({ ...timesOf(claim), sequence: sequence + 1 })
      .where('requestId', '=', requestId)
      .where('sequence', '=', sequence)
      .where('status', '=', 'booked')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return 'changed'
    await changeTime(transaction, requestId, claim, at)
    await replacePendingMails(transaction, requestId, deliveries)
    return 'moved'
  })
}

/** Shows a call in another zone; see RequestStore. */
export function changeZone(
  access: Access,
  requestId: string,
  timeZone: string,
  reminder: readonly NewDelivery[],
): Promise<'changed' | 'unknown'> {
  return access.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('calls')
      .set({ timeZone })
      .where('requestId', '=', requestId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return 'unknown'
    const waited = await dropPendingMails(transaction, requestId, 'call.reminder')
    if (waited > 0) await addDeliveries(transaction, reminder)
    return 'changed'
  })
}

/** Cancels a call and frees its time; see RequestStore. */
export function cancelCall(
  access: Access,
  requestId: string,
  former: Pick<CallRecord, 'status' | 'sequence'>,
  deliveries: readonly NewDelivery[],
): Promise<CancelOutcome> {
  return access.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('calls')
      .set(({ eb }) => ({
        status: 'cancelled',
        openUntil: null,
        isHeld: 0,
        network: null,
        sequence: eb('sequence', '+', 1),
      }))
      .where('requestId', '=', requestId)
      .where(({ or, eb }) => or([eb('status', '=', 'booked'), eb('openUntil', 'is not', null)]))
      .where('sequence', '=', former.sequence)
      .where('status', former.status === 'booked' ? '=' : '!=', 'booked')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return notCancelled(await callOf(transaction, requestId))
    await release(transaction, requestId)
    await transaction.deleteFrom('idempotencyKeys').where('requestId', '=', requestId).execute()
    await replacePendingMails(transaction, requestId, deliveries)
    return 'cancelled'
  })
}

function notCancelled(call: Awaited<ReturnType<typeof callOf>>) {
  if (!call) return 'unknown'
  return call.status === 'booked' || call.openUntil !== null ? 'changed' : 'already'
}

/** Gives a call the time of its claim instead of the one it has; nothing is stored if somebody else has it. */
async function changeTime(
  transaction: Connection,
  requestId: string,
  { quanta }: TimeClaim,
  now: string,
): Promise<void> {
  await release(transaction, requestId)
  if (await occupy(transaction, requestId, quanta, { now, heldUntil: null })) return
  throw new Rollback('time-taken' as const)
}

function timesOf({ startsAt, endsAt, timeZone }: TimeClaim) {
  return { startsAt, endsAt, timeZone }
}

function callOf(transaction: Connection, requestId: string) {
  return transaction
    .selectFrom('calls')
    .select(['status', 'sequence', 'openUntil', 'mailbox', 'mailDomain', 'network'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

async function emailKeyOf(transaction: Connection, requestId: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('calls')
    .innerJoin('requests', 'requests.id', 'calls.requestId')
    .select('emailKey')
    .where('calls.requestId', '=', requestId)
    .executeTakeFirst()
  return row?.emailKey
}
