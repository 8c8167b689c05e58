import { bringName, readBring } from '../../shared/bring/bring.ts'
import { forms } from '../../shared/forms/forms.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { minuteMs } from '../durations.ts'
import type { NewCall, TimeClaim } from '../store/submission.ts'
import { limitPost } from './admit.ts'
import { created } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import { type CheckedFields, checkFields } from './check-fields.ts'
import { claimTime } from './claim-time.ts'
import { isLoopback, networkOf } from './client-network.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read } from './exchange.ts'
import { earlierAnswer } from './idempotency.ts'
import { limits } from './limits.ts'
import { callLink, viewToken } from './links.ts'
import { mailOwner } from './mail-owner.ts'
import { receiveRequest } from './receive-request.ts'
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

  const { values } = checked
  const isHeld = suspicionOf(body) === undefined
  const call = await newCall(tools, exchange, values.email ?? '', claim, isHeld)
  const answer = await receiveRequest(tools, exchange, body, {
    kind: 'call',
    event: 'call.requested',
    values,
    call,
    linksTo: async ({ id, locale }) => ({
      call: (await callLink(tools, id, locale, claim)).address,
    }),
    answerTo: async (request) =>
      callAnswer(exchange, request, await viewToken(tools, request.id, claim)),
  })

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

/** A call as it is asked for, its time to be held or not, with the limits that it has to keep. */
async function newCall(
  tools: ApiTools,
  { context }: Exchange,
  email: string,
  claim: TimeClaim,
  isHeld: boolean,
): Promise<NewCall> {
  const { clientAddress } = context
  const { openPerMailbox, booked, held, recentMs } = limits.calls
  const now = tools.now().getTime()
  const since = new Date(now - recentMs).toISOString()
  return {
    claim,
    openUntil: new Date(now + tools.holdMinutes * minuteMs).toISOString(),
    keys: {
      ...(await mailOwner(email)),
      network: isLoopback(clientAddress) ? null : networkOf(clientAddress),
    },
    limits: {
      openPerMailbox,
      booked,
      held: isHeld ? { ...held, inAll: await tools.holdBudget(), since } : undefined,
    },
  }
}
