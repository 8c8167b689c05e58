import type { Access } from './access.ts'
import { cancelCall, moveCall, occupied } from './calls.ts'
import { addDeliveries } from './deliveries.ts'
import { fromRequestRow, requestColumns } from './rows.ts'
import type { NewDelivery, RequestStore, StoredRequest } from './store.ts'
import { earlierOutcome, submit } from './submit.ts'

/** Requests as the endpoints see them. */
export function requestStore(access: Access): RequestStore {
  return {
    submit: (submission) => submit(access, submission),
    earlierOutcome: (post, now) => earlierOutcome(access, post, now),
    request: (id) => request(access, id),
    confirmTrial: (id, at, deliveries) => confirmTrial(access, id, at, deliveries),
    addDeliveries: (deliveries) =>
      access.write((transaction) => addDeliveries(transaction, deliveries)),
    countDeliveries: (requestId, event, since) => countDeliveries(access, requestId, event, since),
    moveCall: (requestId, sequence, claim, deliveries) =>
      moveCall(access, requestId, sequence, claim, deliveries),
    cancelCall: (requestId, deliveries) => cancelCall(access, requestId, deliveries),
    occupied: (from, to) => occupied(access, from, to),
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

async function countDeliveries(access: Access, requestId: string, event: string, since: string) {
  const { count } = await access.read((connection) =>
    connection
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('request_id', '=', requestId)
      .where('event', '=', event)
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow(),
  )
  return Number(count)
}
