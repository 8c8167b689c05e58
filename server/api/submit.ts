import { compareText } from '../../shared/compare-text.ts'
import { elapsedName } from '../../shared/forms/form-definition.ts'
import { hashOf } from '../hash-of.ts'
import type { RequestEvent } from '../mails/events.ts'
import type { NewDelivery, StoredRequest } from '../store/records.ts'
import type { KeyedPost, NewCall } from '../store/submission.ts'
import type { DoneAnswer } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { isIdempotencyKey } from './idempotency-key.ts'
import { limits } from './limits.ts'
import { mailLimits, refuseTooMany, windowStart } from './mail-limits.ts'
import type { Body } from './read-body.ts'
import { Refusal } from './refusal.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Keys of programs and of our script live 7 days; a form without one is guarded against the double click. */
const keyLifeMs = { given: 7 * 24 * hourMs, derived: 10 * minuteMs } as const

/** What a post stores, and what it is answered. */
export interface Draft {
  readonly request: StoredRequest
  readonly deliveries: readonly NewDelivery[]
  readonly done: DoneAnswer
  readonly call?: NewCall
  /** Why the claimed time could not be booked, with the times that are free instead. */
  readonly refuseTaken?: () => Promise<Refusal>
  /** The same call without its time held, for when no more may be held. */
  readonly withoutHold?: () => Promise<Draft>
}

/** The address in these is not confirmed, so a stranger could cause any number of mails to the operator. */
const unprovenEvents: readonly RequestEvent[] = [
  'trial.requested',
  'call.requested',
  'message.received',
  'feedback.received',
]

/** The answer that the same post got before, if it came before. Throws Refusal 409 for a key of another body. */
export async function earlierAnswer(
  tools: ApiTools,
  exchange: Exchange,
  body: Body,
): Promise<DoneAnswer | undefined> {
  const post = keyedPost(exchange, body)
  const outcome = post && (await tools.store.earlierOutcome(post, tools.now().toISOString()))
  if (outcome?.kind === 'key-reused') throw new Refusal('key-reused')
  return outcome && (JSON.parse(outcome.answer) as DoneAnswer)
}

/**
 * Stores what a post causes, durably, or replays the answer that the same post got before.
 *
 * @returns the answer to give
 * @throws Refusal 409 for a taken time, for too many calls or a key of another body, 422 for a mailbox with open calls,
 * 429 for too many requests or mails of one mailbox, 400 for a wrong key
 */
export async function submit(
  tools: ApiTools,
  exchange: Exchange,
  body: Body,
  draft: Draft,
): Promise<DoneAnswer> {
  const { call: _, ...request } = draft.request
  const at = request.createdAt
  const { requestsPerMailbox, unprovenNotices } = limits
  const post = keyedPost(exchange, body)
  const outcome = await tools.store.submit({
    request,
    call: draft.call,
    deliveries: draft.deliveries,
    ...(post && {
      idempotency: {
        ...post,
        expiresAt: new Date(Date.parse(at) + post.lifeMs).toISOString(),
        answer: JSON.stringify(draft.done),
      },
    }),
    addressLimit: { max: requestsPerMailbox.max, since: windowStart(at, requestsPerMailbox) },
    mailLimits: mailLimits(at),
    noticeLimit: {
      max: unprovenNotices.max,
      since: windowStart(at, unprovenNotices),
      events: unprovenEvents,
      notice: tools.composeNotice(request.id, at),
    },
  })
  switch (outcome.kind) {
    case 'stored':
      return draft.done
    case 'replayed':
      return JSON.parse(outcome.answer) as DoneAnswer
    case 'not-held':
      if (!draft.withoutHold) throw new Error('A draft without a call needs no time held')
      return submit(tools, exchange, body, await draft.withoutHold())
    case 'key-reused':
      throw new Refusal('key-reused')
    case 'time-taken':
      throw (await draft.refuseTaken?.()) ?? new Refusal('taken')
    case 'calls-open':
      throw new Refusal('faulty-fields', { faults: { email: ['calls-open'] } })
    case 'calls-full':
      throw new Refusal('calls-full')
    case 'too-many':
      throw refuseTooMany(outcome)
  }
}

/** The key of a post: its header, or for a form without script its fields and the client’s address. */
function keyedPost(
  exchange: Exchange,
  body: Body,
): (KeyedPost & { readonly lifeMs: number }) | undefined {
  const given = exchange.request.headers.get('idempotency-key')
  if (given !== null && !isIdempotencyKey(given)) throw new Refusal('malformed-key')
  if (given === null && !exchange.wantsPage) return undefined
  const scope = exchange.url.pathname
  const bodyHash = hashOf(meaningOf(body))
  if (given !== null) return { key: given, scope, bodyHash, lifeMs: keyLifeMs.given }
  const key = `form ${hashOf([exchange.context.clientAddress, scope, bodyHash])}`
  return { key, scope, bodyHash, lifeMs: keyLifeMs.derived }
}

/** What a body says, whatever the order of its fields. How long the form was open differs in a repeated post. */
function meaningOf({ fields }: Body): readonly [string, string][] {
  const said = [...fields].filter(([name]) => name !== elapsedName)
  const pairs = said.map(([name, value]): [string, string] => [name, String(value)])
  return pairs.sort(([a], [b]) => compareText(a, b))
}
