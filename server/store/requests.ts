import { type Access, outcomeOf } from './access.ts'
import { addDeliveries } from './deliveries.ts'
import { keepMailLimits } from './mail-limits.ts'
import type { NewDelivery, StoredRequest } from './records.ts'
import { fromRequestRow, requestColumns } from './rows.ts'
import type { MailLimits, TooMany } from './submission.ts'

/** A request with its call; see RequestStore. */
export async function request(access: Access, id: string): Promise<StoredRequest | undefined> {
  const row = await access.read((connection) =>
    connection
      .selectFrom('requests')
      .leftJoin('calls', 'calls.requestId', 'requests.id')
      .select(requestColumns)
      .where('requests.id', '=', id)
      .executeTakeFirst(),
  )
  return row && fromRequestRow(row)
}

/** Marks the address of a trial as confirmed; see RequestStore. */
export function confirmTrial(
  access: Access,
  id: string,
  at: string,
  deliveries: readonly NewDelivery[],
): Promise<'confirmed' | 'already' | 'unknown'> {
  return access.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('requests')
      .set({ confirmedAt: at })
      .where('id', '=', id)
      .where('kind', '=', 'trial')
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) {
      await addDeliveries(transaction, deliveries)
      return 'confirmed'
    }
    const trial = await transaction
      .selectFrom('requests')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', 'trial')
      .executeTakeFirst()
    return trial ? 'already' : 'unknown'
  })
}

/** Adds mails to a stored request, within limits; see RequestStore. */
export function addMails(
  access: Access,
  requestId: string,
  deliveries: readonly NewDelivery[],
  limits: MailLimits,
): Promise<'added' | 'unknown' | TooMany> {
  return outcomeOf<'added' | 'unknown' | TooMany>(access, async (transaction) => {
    const request = await transaction
      .selectFrom('requests')
      .select('emailKey')
      .where('id', '=', requestId)
      .executeTakeFirst()
    if (!request) return 'unknown'
    const { emailKey } = request
    await keepMailLimits(access, transaction, { emailKey, requestId }, limits)
    await addDeliveries(transaction, deliveries)
    return 'added'
  })
}
