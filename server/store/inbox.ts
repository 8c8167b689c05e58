import { sql } from 'kysely'
import type { Access } from './access.ts'
import { requestsOfMailbox } from './mailbox-rows.ts'
import type { Delivery, StoredRequest } from './records.ts'
import { fromRequestRow, requestColumns } from './rows.ts'
import type { OpenDeliveries, RequestFilter } from './store.ts'
import { removeRequests } from './withdrawals.ts'

/** As a literal, so that SQLite finds the index on dead rows. */
const dead = sql.lit<'dead'>('dead')

/** Requests, the newest first; see InboxStore. */
export async function list(access: Access, filter: RequestFilter): Promise<StoredRequest[]> {
  const { kind, hasDeadDeliveries, since, limit } = filter
  const rows = await access.read((connection) =>
    connection
      .selectFrom('requests')
      .leftJoin('calls', 'calls.requestId', 'requests.id')
      .select(requestColumns)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'trial'))
      .$if(since !== undefined, (query) => query.where('createdAt', '>=', since ?? ''))
      .$if(hasDeadDeliveries === true, (query) =>
        query.where('id', 'in', (deliveries) =>
          deliveries.selectFrom('deliveries').select('requestId').where('state', '=', dead),
        ),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute(),
  )
  return rows.map(fromRequestRow)
}

/** The deliveries of a request; see InboxStore. */
export async function deliveriesOf(access: Access, requestId: string): Promise<Delivery[]> {
  const rows = await access.read((connection) =>
    connection
      .selectFrom('deliveries')
      .selectAll()
      .where('requestId', '=', requestId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  )
  return rows
}

/** Due now, and tried for as long as a new delivery would be. Why it failed stays readable until the next attempt. */
export async function retry(access: Access, now: string, requestId?: string): Promise<number> {
  const { numUpdatedRows } = await access.write((transaction) =>
    transaction
      .updateTable('deliveries')
      .set({ state: 'pending', dueAt: now, nextAttemptAt: now, attempts: 0, settledAt: null })
      .where('state', '=', dead)
      .$if(requestId !== undefined, (query) => query.where('requestId', '=', requestId ?? ''))
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows)
}

/** Deletes old requests; see InboxStore. */
export async function purge(access: Access, createdBefore: string, now: string): Promise<number> {
  const count = await access.write(async (transaction) => {
    const old = await transaction
      .selectFrom('requests')
      .select('id')
      .where('createdAt', '<', createdBefore)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('calls')
              .select('requestId')
              .whereRef('requestId', '=', 'requests.id')
              .where('status', '=', 'booked')
              .where('endsAt', '>', now),
          ),
        ),
      )
      .execute()
    return removeRequests(
      access,
      transaction,
      old.map(({ id }) => id),
    )
  })
  await scrub(access)
  return count
}

/** Deletes the requests of a mailbox; see InboxStore. */
export async function eraseAddress(access: Access, email: string): Promise<number> {
  const count = await access.write(async (transaction) => {
    return removeRequests(access, transaction, await requestsOfMailbox(transaction, email))
  })
  await scrub(access)
  return count
}

/** Runs even if nothing was deleted, because an earlier attempt may have stopped right after deleting. */
function scrub({ read, engine }: Access): Promise<void> {
  return read((connection) => engine.scrub(connection))
}

/** Counts what is not delivered; see InboxStore. */
export async function openDeliveries(access: Access, now: string): Promise<OpenDeliveries[]> {
  const rows = await access.read((connection) =>
    connection
      .selectFrom('deliveries')
      .select(({ fn }) => [
        'channel',
        'state',
        fn.countAll().as('count'),
        fn.min('dueAt').as('oldestDueAt'),
      ])
      .where('state', '!=', 'delivered')
      .where('dueAt', '<=', now)
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute(),
  )
  return rows.map(({ channel, state, count, oldestDueAt }) => ({
    channel,
    state: state as OpenDeliveries['state'],
    count: Number(count),
    oldestDueAt,
  }))
}
