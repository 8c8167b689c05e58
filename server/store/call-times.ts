import type { Access } from './access.ts'
import type { Connection } from './engine.ts'

/**
 * Gives quanta of time to a call, unless one of them belongs to another; `heldUntil` is null for a booked call. The
 * rows are inserted in order, so that of two calls for the same time one waits for the other at the first row, and they
 * cannot deadlock.
 */
export async function occupy(
  transaction: Connection,
  requestId: string,
  quanta: readonly string[],
  { now, heldUntil }: { readonly now: string; readonly heldUntil: string | null },
): Promise<boolean> {
  if (quanta.length === 0) throw new RangeError('A call needs time')
  await transaction
    .deleteFrom('bookedTimes')
    .where('startsAt', 'in', quanta)
    .where('heldUntil', '<=', now)
    .execute()
  const rows = quanta.toSorted().map((startsAt) => ({
    startsAt,
    requestId,
    heldUntil,
  }))
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bookedTimes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === BigInt(rows.length)
}

/** Frees the time of a call. */
export async function release(transaction: Connection, requestId: string): Promise<void> {
  await transaction.deleteFrom('bookedTimes').where('requestId', '=', requestId).execute()
}

/** Whether none of these quanta belongs to a call at this moment. */
export async function isFree(
  transaction: Connection,
  quanta: readonly string[],
  now: string,
): Promise<boolean> {
  const taken = await takenTimes(transaction, now)
    .where('startsAt', 'in', quanta)
    .executeTakeFirst()
  return taken === undefined
}

/** Quanta that belong to calls at this moment; see RequestStore. */
export async function occupied(
  access: Access,
  from: string,
  to: string,
  now: string,
  except?: string,
): Promise<string[]> {
  const rows = await access.read((connection) =>
    takenTimes(connection, now)
      .where('startsAt', '>=', from)
      .where('startsAt', '<', to)
      .$if(except !== undefined, (query) => query.where('requestId', '!=', except ?? ''))
      .orderBy('startsAt')
      .execute(),
  )
  return rows.map((row) => row.startsAt)
}

/** Selects the quanta that are booked, or held for longer than now. */
function takenTimes(connection: Connection, now: string) {
  return connection
    .selectFrom('bookedTimes')
    .select('startsAt')
    .where(({ or, eb }) => or([eb('heldUntil', 'is', null), eb('heldUntil', '>', now)]))
}
