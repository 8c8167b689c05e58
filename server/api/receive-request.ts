import { forms } from '../../shared/forms/forms.ts'
import type { EventLinks, RequestEvent } from '../mails/events.ts'
import type { RequestKind, StoredRequest } from '../store/records.ts'
import type { NewCall } from '../store/submission.ts'
import type { DoneAnswer } from './answers.ts'
import { refuseTaken } from './claim-time.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { keptAnswer } from './idempotency.ts'
import { limits } from './limits.ts'
import { mailLimits, refuseTooMany, windowStart } from './mail-limits.ts'
import { newRequest } from './new-request.ts'
import { pageAddress } from './page-address.ts'
import type { Body } from './read-body.ts'
import { Refusal } from './refusal.ts'
import { suspicionOf } from './suspicion.ts'

/** What a form asks for, its fields checked. */
interface AskedRequest {
  readonly kind: RequestKind
  readonly event: RequestEvent
  readonly values: Readonly<Record<string, string>>
  readonly call?: NewCall
  /** What its mails link to. */
  readonly linksTo?: (request: StoredRequest) => Promise<EventLinks>
  /** What the visitor is answered; by default {@link thanks}. */
  readonly answerTo?: (request: StoredRequest) => DoneAnswer | Promise<DoneAnswer>
}

/** The address in these is not confirmed, so a stranger could cause any number of mails to the operator. */
const unprovenEvents: readonly RequestEvent[] = [
  'trial.requested',
  'call.requested',
  'message.received',
  'feedback.received',
]

/**
 * The last steps of a form's endpoint: stores the request together with its mails, durably, and has them sent.
 *
 * @returns what to answer; a repeated post gets the answer that it got before
 * @throws Refusal 409 for a taken time, for too many calls or a key of another body, 422 for a mailbox with open calls,
 * 429 for too many requests or mails of one mailbox, 400 for a wrong key
 */
export async function receiveRequest(
  tools: ApiTools,
  exchange: Exchange,
  body: Body,
  asked: AskedRequest,
): Promise<DoneAnswer> {
  const { event, call, linksTo, answerTo = (request) => thanks(exchange, request) } = asked
  const at = tools.now().toISOString()
  const request = newRequest(tools, exchange, { ...asked, suspectBy: suspicionOf(body), at })
  const links = linksTo ? await linksTo(request) : {}
  const answer = await answerTo(request)

  const { call: _, ...record } = request
  const outcome = await tools.store.submit({
    request: record,
    call,
    deliveries: tools.compose(event, request, links, at),
    idempotency: keptAnswer(exchange, body, at, answer),
    ...limitsOf(tools, request),
  })
  switch (outcome.kind) {
    case 'stored':
      tools.wake()
      return answer
    case 'replayed':
      tools.wake()
      return JSON.parse(outcome.answer)
    case 'not-held':
      return receiveRequest(tools, exchange, body, { ...asked, call: call && withoutHold(call) })
    case 'time-taken':
      throw call ? await refuseTaken(tools, call.claim) : new Refusal('taken')
    case 'calls-open':
      throw new Refusal('faulty-fields', { faults: { email: ['calls-open'] } })
    case 'too-many':
      throw refuseTooMany(outcome)
    default:
      throw new Refusal(outcome.kind)
  }
}

/** What the thank-you page shows of a request: its reference, or something else. */
export function thanks(
  { form, locale }: Exchange,
  { id, reference }: StoredRequest,
  shown: Readonly<Record<string, string>> = { reference },
): DoneAnswer {
  const next = pageAddress(forms[form].path, locale, { state: 'sent', ...shown })
  return { id, reference, status: 'received', next }
}

function limitsOf(tools: ApiTools, { id, createdAt }: StoredRequest) {
  const { requestsPerMailbox, unprovenNotices } = limits
  return {
    addressLimit: {
      max: requestsPerMailbox.max,
      since: windowStart(createdAt, requestsPerMailbox),
    },
    mailLimits: mailLimits(createdAt),
    noticeLimit: {
      max: unprovenNotices.max,
      since: windowStart(createdAt, unprovenNotices),
      events: unprovenEvents,
      notice: tools.composeNotice(id, createdAt),
    },
  }
}

/** The same call for when no more times may be held: whoever confirms first gets its time. */
function withoutHold(call: NewCall): NewCall {
  return { ...call, limits: { ...call.limits, held: undefined } }
}
