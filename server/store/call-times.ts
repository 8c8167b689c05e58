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
    .deleteFrom('booked_times')
    .where('starts_at', 'in', quanta)
    .where('held_until', '<=', now)
    .execute()
  const rows = quanta.toSorted().map((starts_at) => ({
    starts_at,
    request_id: requestId,
    held_until: heldUntil,
  }))
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('booked_times')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === BigInt(rows.length)
}

/** Frees the time of a call. */
export async function release(transaction: Connection, requestId: string): Promise<void> {
  await transaction.deleteFrom('booked_times').where('request_id', '=', requestId).execute()
}

/** Whether none of these quanta belongs to a call at this moment. */
export async function isFree(
  transaction: Connection,
  quanta: readonly string[],
  now: string,
): Promise<boolean> {
  const taken = await takenTimes(transaction, now)
    .where('starts_at', 'in', quanta)
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
      .where('starts_at', '>=', from)
      .where('starts_at', '<', to)
      .$if(except !== undefined, (query) => query.where('request_id', '!=', except ?? ''))
      .orderBy('starts_at')
      .execute(),
  )
  return rows.map((row) => row.starts_at)
}

/** Selects the quanta that are booked, or held for longer than now. */
function takenTimes(connection: Connection, now: string) {
  return connection
    .selectFrom('booked_times')
    .select('starts_at')
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '>', now)]))
}
