import { type Access, Overtaken, Rollback } from './access.ts'
import { occupy } from './calls.ts'
import { addDeliveries } from './deliveries.ts'
import { emailKey } from './email-key.ts'
import type { Connection } from './engine.ts'
import { toRequestRow } from './rows.ts'
import type {
  EarlierOutcome,
  KeyedPost,
  RequestRecord,
  Submission,
  SubmissionOutcome,
} from './store.ts'

/** Stores everything one post causes, or nothing. Durable when it resolves with `stored`. */
export async function submit(access: Access, submission: Submission): Promise<SubmissionOutcome> {
  try {
    return await access.write(async (transaction) => {
      const earlier = await takeKey(transaction, submission)
      if (earlier) return earlier
      await keepLimit(access, transaction, submission)
      const { request, claim, deliveries } = submission
      await insert(transaction, request)
      if (claim) await book(transaction, request.id, claim)
      await addDeliveries(transaction, deliveries)
      return { kind: 'stored' }
    })
  } catch (error) {
    if (error instanceof Rollback) return error.outcome
    throw error
  }
}

/**
 * Makes the key this request's. Of several posts with one key the first gets it; the others wait here until the first is
 * stored, and give its answer again. Throws Overtaken if that one was erased in between.
 */
async function takeKey(
  transaction: Connection,
  { request, idempotency }: Submission,
): Promise<SubmissionOutcome | undefined> {
  if (!idempotency) return undefined
  const { key, scope, bodyHash, answer, expiresAt } = idempotency
  await transaction
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expires_at', '<=', request.createdAt)
    .execute()
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({
      scope,
      key,
      body_hash: bodyHash,
      request_id: request.id,
      answer,
      expires_at: expiresAt,
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
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!earlier) return undefined
  return earlier.body_hash === bodyHash
    ? { kind: 'replayed', answer: earlier.answer }
    : { kind: 'key-reused' }
}

/** Stores the request, unless its reference belongs to another: the caller makes a new one. */
async function insert(transaction: Connection, request: RequestRecord): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('requests')
    .values(toRequestRow(request))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return
  throw new Rollback<SubmissionOutcome>({ kind: 'reference-taken' })
}

/** Counts the address's requests after `since`; those of posts that run at the same time are waited for. */
async function keepLimit(
  { engine }: Access,
  transaction: Connection,
  { request, addressLimit }: Submission,
): Promise<void> {
  const key = emailKey(request.email)
  await engine.lockAddress(transaction, key)
  const { count, oldest } = await transaction
    .selectFrom('requests')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .where('email_key', '=', key)
    .where('created_at', '>', addressLimit.since)
    .executeTakeFirstOrThrow()
  if (Number(count) < addressLimit.max) return
  throw new Rollback<SubmissionOutcome>({ kind: 'too-many', oldest: oldest ?? request.createdAt })
}

async function book(
  transaction: Connection,
  requestId: string,
  claim: NonNullable<Submission['claim']>,
): Promise<void> {
  await transaction
    .insertInto('calls')
    .values({
      request_id: requestId,
      starts_at: claim.startsAt,
      ends_at: claim.endsAt,
      time_zone: claim.timeZone,
      status: 'booked',
      sequence: 0,
    })
    .execute()
  if (await occupy(transaction, requestId, claim.quanta)) return
  throw new Rollback<SubmissionOutcome>({ kind: 'time-taken' })
}
