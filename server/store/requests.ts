import type { Access } from './access.ts'
import { occupied } from './call-times.ts'
import { cancelCall, changeZone, confirmCall, moveCall } from './calls.ts'
import { addDeliveries } from './deliveries.ts'
import { keepMailLimits } from './mail-limits.ts'
import { orOutcome } from './or-outcome.ts'
import type { NewDelivery, StoredRequest } from './records.ts'
import { fromRequestRow, requestColumns } from './rows.ts'
import type { RequestStore } from './store.ts'
import type { MailLimits, TooMany } from './submission.ts'
import { earlierOutcome, submit } from './submit.ts'

/** Requests as the endpoints see them. */
export function requestStore(access: Access): RequestStore {
  return {
    submit: (submission) => submit(access, submission),
    earlierOutcome: (post, now) => earlierOutcome(access, post, now),
    request: (id) => request(access, id),
    confirmTrial: (id, at, deliveries) => confirmTrial(access, id, at, deliveries),
    addMails: (requestId, deliveries, limits) => addMails(access, requestId, deliveries, limits),
    confirmCall: (requestId, sequence, booking) =>
      confirmCall(access, requestId, sequence, booking),
    moveCall: (requestId, sequence, move) => moveCall(access, requestId, sequence, move),
    changeZone: (requestId, timeZone, reminder) =>
      changeZone(access, requestId, timeZone, reminder),
    cancelCall: (requestId, deliveries) => cancelCall(access, requestId, deliveries),
    occupied: (from, to, now, except) => occupied(access, [from, to], now, except),
  }
}

async function request(access: Access, id: string): Promise<StoredRequest | undefined> {
  const row = await access.read((connection) =>
    connection
      .selectFrom('requests')
      .leftJoin('calls', 'calls.request_id', 'requests.id')
      .select(requestColumns)
      .where('requests.id', '=', id)
      .executeTakeFirst(),
  )
  return row && fromRequestRow(row)
}

function confirmTrial(
  access: Access,
  id: string,
  at: string,
  deliveries: readonly NewDelivery[],
): Promise<'confirmed' | 'already' | 'unknown'> {
  return access.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('requests')
      .set({ confirmed_at: at })
      .where('id', '=', id)
      .where('kind', '=', 'trial')
      .where('confirmed_at', 'is', null)
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

function addMails(
  access: Access,
  requestId: string,
  deliveries: readonly NewDelivery[],
  limits: MailLimits,
): Promise<'added' | 'unknown' | TooMany> {
  return orOutcome<'added' | 'unknown' | TooMany>(access, async (transaction) => {
    const request = await transaction
      .selectFrom('requests')
      .select('email_key')
      .where('id', '=', requestId)
      .executeTakeFirst()
    if (!request) return 'unknown'
    const { email_key: emailKey } = request
    await keepMailLimits(access, transaction, { emailKey, requestId }, limits)
    await addDeliveries(transaction, deliveries)
    return 'added'
  })
}
