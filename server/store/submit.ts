import { type Access, Overtaken, outcomeOf, Rollback } from './access.ts'
import { canHold, isFull, lockCalls, openOfMailbox } from './call-limits.ts'
import { isFree, occupy } from './call-times.ts'
import { addDeliveries } from './deliveries.ts'
import { mailboxKey } from './email-key.ts'
import type { Connection } from './engine.ts'
import { keepMailLimits, refuse } from './mail-limits.ts'
import { withinNoticeLimit } from './notice-limit.ts'
import type { RequestRecord } from './records.ts'
import { toRequestRow } from './rows.ts'
import type {
  EarlierOutcome,
  KeyedPost,
  NewCall,
  Submission,
  SubmissionOutcome,
} from './submission.ts'

/** Stores everything one post causes, or nothing. Durable when it resolves with `stored`. */
export function submit(access: Access, submission: Submission): Promise<SubmissionOutcome> {
  return outcomeOf<SubmissionOutcome>(access, async (transaction) => {
    const earlier = await takeKey(transaction, submission)
    if (earlier) return earlier
    await keepLimits(access, transaction, submission)
    const { request, call, deliveries, noticeLimit } = submission
    await transaction.insertInto('requests').values(toRequestRow(request)).execute()
    if (call) await ask(access, transaction, request, call)
    await addDeliveries(
      transaction,
      noticeLimit
        ? await withinNoticeLimit(access, transaction, deliveries, noticeLimit)
        : deliveries,
    )
    return { kind: 'stored' }
  })
}

/**
 * Takes the idempotency key for this request. Of several posts with one key, the first gets it; the others wait until
 * it is stored and then repeat its answer. Throws Overtaken if it was erased in between.
 */
async function takeKey(
  transaction: Connection,
  { request, idempotency }: Submission,
): Promise<SubmissionOutcome | undefined> {
  if (!idempotency) return undefined
  const { key, scope, bodyHash, answer, expiresAt } = idempotency
  await transaction
    .deleteFrom('idempotencyKeys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expiresAt', '<=', request.createdAt)
    .execute()
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotencyKeys')
    .values({
      scope,
      key,
      bodyHash,
      requestId: request.id,
      answer,
      expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return undefined
  const earlier = await findEarlier(transaction, idempotency, request.createdAt)
  if (!earlier) throw new Overtaken()
  return earlier
}

/** What the same key led to before; see RequestStore. */
export function earlierOutcome(
  access: Access,
  post: KeyedPost,
  now: string,
): Promise<EarlierOutcome | undefined> {
  return access.read((connection) => findEarlier(connection, post, now))
}

async function findEarlier(
  connection: Connection,
  { scope, key, bodyHash }: KeyedPost,
  now: string,
): Promise<EarlierOutcome | undefined> {
  const earlier = await connection
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!earlier) return undefined
  return earlier.bodyHash === bodyHash
    ? { kind: 'replayed', answer: earlier.answer }
    : { kind: 'key-reused' }
}

/** Counts the mailbox's requests and mails; those of posts that run at the same time are waited for. */
async function keepLimits(
  access: Access,
  transaction: Connection,
  { request, addressLimit, mailLimits }: Submission,
): Promise<void> {
  // Without an address no mail is sent, and the limits by mailbox do not apply.
  if (request.email === '') return
  const key = mailboxKey(request.email)
  await access.engine.lockAddress(transaction, key)
  const counted = await transaction
    .selectFrom('requests')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min('createdAt').as('oldest'),
    ])
    .where('emailKey', '=', key)
    .where('createdAt', '>', addressLimit.since)
    .executeTakeFirstOrThrow()
  refuse(addressLimit, counted)
  if (!mailLimits) return
  await keepMailLimits(access, transaction, { emailKey: key, requestId: request.id }, mailLimits)
}

/** Stores a call that waits for its confirmation, with its time held if it is to be and may be. */
async function ask(
  access: Access,
  transaction: Connection,
  { id, createdAt: now }: RequestRecord,
  { claim, openUntil, keys, limits }: NewCall,
): Promise<void> {
  await lockCalls(access, transaction)
  const over = (kind: 'calls-open' | 'calls-full' | 'not-held' | 'time-taken') =>
    new Rollback<SubmissionOutcome>({ kind })
  const open = await openOfMailbox(transaction, keys.mailbox, now)
  if (open >= limits.openPerMailbox) throw over('calls-open')
  if (await isFull(transaction, keys, limits.booked, now)) throw over('calls-full')
  if (limits.held && !(await canHold(transaction, keys, limits.held, now))) throw over('not-held')
  await transaction
    .insertInto('calls')
    .values({
      requestId: id,
      startsAt: claim.startsAt,
      endsAt: claim.endsAt,
      timeZone: claim.timeZone,
      status: 'cancelled',
      sequence: 0,
      openUntil,
      isHeld: limits.held ? 1 : 0,
      mailbox: keys.mailbox,
      mailDomain: keys.domain,
      network: keys.network,
    })
    .execute()
  const hasTime = limits.held
    ? await occupy(transaction, id, claim.quanta, { now, heldUntil: openUntil })
    : await isFree(transaction, claim.quanta, now)
  if (!hasTime) throw over('time-taken')
}
