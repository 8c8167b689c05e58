import { bringName, readBring } from '../../shared/bring/bring.ts'
import { forms } from '../../shared/forms/forms.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { limitPost } from './admit.ts'
import { created } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import { type CheckedFields, checkFields } from './check-fields.ts'
import { claimTime, refuseTaken } from './claim-time.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read } from './exchange.ts'
import { callLink, viewToken } from './links.ts'
import { newCall } from './new-call.ts'
import { newRequest } from './new-request.ts'
import type { Body } from './read-body.ts'
import { type Draft, earlierAnswer, submit } from './submit.ts'
import { suspicionOf } from './suspicion.ts'

/**
 * `POST /api/calls`: asks for a call. Its time is held for half an hour, until the visitor confirms it by the link in
 * the mail. If too many times are held already, or the post looks automated, the time is not held: the first to confirm
 * gets it.
 */
export async function requestCall(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const checked = inWords(tools, exchange.locale, checkFields(forms.call, body))

  // Before the calendar is asked: since a call was asked for, its time may have come too near to be booked.
  const earlier = await earlierAnswer(tools, exchange, body)
  if (earlier) return created(exchange, earlier)
  const claim = await claimTime(tools, checked, tools.calendar.settings.timeZone)

  const draft = await draftCall(tools, exchange, { body, checked, claim, canHold: true })
  const answer = await submit(tools, exchange, body, draft)

  tools.wake()
  if (answer.status === 'held') tools.forgetTimes()

  return created(exchange, answer)
}

/** What a visitor brings is stored in the words that they agreed to send. */
function inWords(tools: ApiTools, locale: Locale, checked: CheckedFields): CheckedFields {
  const { [bringName]: text, ...values } = checked.values
  if (text === undefined) return checked
  const bring = readBring(text)
  const words = bring && tools.words.bringOf(locale, bring)
  return words === undefined
    ? { values, faults: { ...checked.faults, [bringName]: ['malformed'] } }
    : { ...checked, values: { ...values, [bringName]: words } }
}

interface CallRequestParts {
  readonly body: Body
  readonly checked: CheckedFields
  readonly claim: Awaited<ReturnType<typeof claimTime>>
  readonly canHold: boolean
}

async function draftCall(
  tools: ApiTools,
  exchange: Exchange,
  asked: CallRequestParts,
): Promise<Draft> {
  const { body, checked, claim, canHold } = asked
  const { values } = checked
  const suspectBy = suspicionOf(body)
  const at = tools.now().toISOString()
  const isHeld = canHold && suspectBy === undefined
  const call = await newCall(tools, exchange, { email: values.email ?? '', claim, isHeld, at })
  const request = newRequest(tools, exchange, { kind: 'call', values, suspectBy, at, call })
  const link = await callLink(tools, request.id, request.locale, claim)
  const token = await viewToken(tools, request.id, claim)
  return {
    request,
    call,
    deliveries: tools.compose('call.requested', request, { call: link.address }, at),
    done: callAnswer(exchange, request, token),
    refuseTaken: () => refuseTaken(tools, claim),
    withoutHold: () => draftCall(tools, exchange, { ...asked, canHold: false }),
  }
}
