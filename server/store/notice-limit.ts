import { sql } from 'kysely'
import type { Access } from './access.ts'
import type { Connection } from './engine.ts'
import type { NewDelivery } from './records.ts'
import type { NoticeLimit } from './submission.ts'

/** As literals, so that SQLite finds the index on mails to the operator. */
const mail = sql.lit<'mail'>('mail')
const operator = sql.lit<'operator'>('operator')

/** Locks are named by mail addresses, and no address is equal to this name. */
const lockOfNotices = 'notices'

/** The deliveries to store: once there are too many mails to the operator, one notice instead of them. */
export async function withinNoticeLimit(
  { engine }: Access,
  transaction: Connection,
  deliveries: readonly NewDelivery[],
  { since, max, events, notice }: NoticeLimit,
): Promise<readonly NewDelivery[]> {
  const count = (names: readonly string[]) => mailsToOperator(transaction, names, since)
  if ((await count(events)) < max) return deliveries
  const others = deliveries.filter(
    ({ channel, audience }) => channel !== 'mail' || audience !== 'operator',
  )
  if ((await count([notice.event])) > 0) return others
  // If several posts run at the same time, only one adds the notice.
  await engine.lockAddress(transaction, lockOfNotices)
  return (await count([notice.event])) > 0 ? others : [...others, notice]
}

async function mailsToOperator(
  transaction: Connection,
  events: readonly string[],
  since: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('channel', '=', mail)
    .where('audience', '=', operator)
    .where('createdAt', '>', since)
    .where('event', 'in', events)
    .executeTakeFirstOrThrow()
  return Number(count)
}
