import { type Access, Rollback } from './access.ts'
import { addDeliveries, dropPendingMails } from './deliveries.ts'
import type { Connection } from './engine.ts'
import type { NewDelivery, TimeClaim } from './store.ts'

/**
 * Gives quanta of time to a call, unless one of them belongs to another. In order, so that two calls that want the same
 * quanta meet at the first and one waits for the other.
 */
export async function occupy(
  transaction: Connection,
  requestId: string,
  quanta: readonly string[],
): Promise<boolean> {
  if (quanta.length === 0) throw new RangeError('A call needs time')
  const rows = quanta.toSorted().map((starts_at) => ({ starts_at, request_id: requestId }))
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('booked_times')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === BigInt(rows.length)
}

type Moved = 'moved' | 'time-taken' | 'changed' | 'unknown'

/** Moves a booked call; see RequestStore. A cancelled call counts as changed. */
export async function moveCall(
  access: Access,
  requestId: string,
  sequence: number,
  claim: TimeClaim,
  deliveries: readonly NewDelivery[],
): Promise<Moved> {
  try {
    return await access.write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('calls')
        .set({
          starts_at: claim.startsAt,
          ends_at: claim.endsAt,
          time_zone: claim.timeZone,
          sequence: sequence + 1,
        })
        .where('request_id', '=', requestId)
        .where('sequence', '=', sequence)
        .where('status', '=', 'booked')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) {
        return (await hasCall(transaction, requestId)) ? 'changed' : 'unknown'
      }
      await release(transaction, requestId)
      if (!(await occupy(transaction, requestId, claim.quanta))) {
        throw new Rollback<Moved>('time-taken')
      }
      await replaceMails(transaction, requestId, deliveries)
      return 'moved'
    })
  } catch (error) {
    if (error instanceof Rollback) return error.outcome
    throw error
  }
}

/** Cancels a booked call and frees its time; see RequestStore. */
export function cancelCall(
  access: Access,
  requestId: string,
  deliveries: readonly NewDelivery[],
): Promise<'cancelled' | 'already' | 'unknown'> {
  return access.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('calls')
      .set(({ eb }) => ({ status: 'cancelled', sequence: eb('sequence', '+', 1) }))
      .where('request_id', '=', requestId)
      .where('status', '=', 'booked')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      return (await hasCall(transaction, requestId)) ? 'already' : 'unknown'
    }
    await release(transaction, requestId)
    await replaceMails(transaction, requestId, deliveries)
    return 'cancelled'
  })
}

/** Quanta that belong to calls, from `from` to before `to`, in order. */
export async function occupied(access: Access, from: string, to: string): Promise<string[]> {
  const rows = await access.read((connection) =>
    connection
      .selectFrom('booked_times')
      .select('starts_at')
      .where('starts_at', '>=', from)
      .where('starts_at', '<', to)
      .orderBy('starts_at')
      .execute(),
  )
  return rows.map((row) => row.starts_at)
}

async function hasCall(transaction: Connection, requestId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('calls')
    .select('request_id')
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row !== undefined
}

async function release(transaction: Connection, requestId: string): Promise<void> {
  await transaction.deleteFrom('booked_times').where('request_id', '=', requestId).execute()
}

/** What no mail has said yet is no longer true: an old time, a reminder. */
async function replaceMails(
  transaction: Connection,
  requestId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  await dropPendingMails(transaction, requestId)
  await addDeliveries(transaction, deliveries)
}
