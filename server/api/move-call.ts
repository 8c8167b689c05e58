import { forms } from '../../shared/forms/forms.ts'
import type { CallRequest } from '../store/records.ts'
import type { TimeClaim } from '../store/submission.ts'
import { limitPost } from './admit.ts'
import { changed } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import { checkFields } from './check-fields.ts'
import { claimMove, refuseTaken } from './claim-time.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read, textOf } from './exchange.ts'
import { callRefusal, refuseBegun, requireCall } from './find-call.ts'
import { limits } from './limits.ts'
import { callLink } from './links.ts'
import { mailLimits, refuseTooMany } from './mail-limits.ts'

/** The call form reduced to the time, the only field that can be changed later. */
export const moveForm = {
  ...forms.call,
  fields: forms.call.fields.filter(({ name }) => name === 'start' || name === 'timeZone'),
}

/** `POST /api/calls/move`: another time for a booked call. The old time is free again in the same transaction. */
export async function moveCall(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const token = textOf(body, 'call')
  const request = await requireCall(tools, exchange, token)
  exchange.search = { call: token }
  const checked = checkFields(moveForm, body)

  refuseBegun(tools, exchange, request)
  if (request.call.status !== 'booked') throw callRefusal(exchange, 'call-changed')
  const claim = await claimMove(tools, checked, request.call)

  const moved = movedTo(request, claim)
  const link = await callLink(tools, request.id, request.locale, claim)
  if (request.call.startsAt === claim.startsAt) await changeZone(tools, moved, link.address)
  else await storeMove(tools, exchange, moved, claim, link.address)

  tools.wake()
  tools.forgetTimes()

  return changed(exchange, callAnswer(exchange, moved, link.token, 'moved'))
}

type MovedRequest = CallRequest & { readonly former: CallRequest['call'] }

function movedTo(request: CallRequest, { startsAt, endsAt, timeZone }: TimeClaim): MovedRequest {
  const sequence = request.call.sequence + 1
  const call = { ...request.call, startsAt, endsAt, timeZone, sequence }
  return { ...request, call, former: request.call }
}

async function storeMove(
  tools: ApiTools,
  exchange: Exchange,
  moved: MovedRequest,
  claim: TimeClaim,
  link: string,
): Promise<void> {
  const at = tools.now().toISOString()
  const outcome = await tools.store.moveCall(moved.id, moved.former.sequence, {
    at,
    claim,
    limits: mailLimits(at, { event: 'call.moved', ...limits.movesPerCall }),
    deliveries: tools.compose('call.moved', moved, { call: link }, at),
  })
  if (outcome === 'moved') return
  if (outcome === 'time-taken') throw await refuseTaken(tools, claim)
  if (typeof outcome === 'object') throw refuseTooMany(outcome)
  // A double click moves it twice to one time: the second finds it there.
  const current = await tools.store.request(moved.id)
  if (current?.call && isAt(current.call, claim)) return
  throw callRefusal(exchange, 'call-changed')
}

/** No mail is sent, since the call stays when it is; its reminder names the time in the new zone. */
async function changeZone(
  tools: ApiTools,
  { former, ...moved }: MovedRequest,
  link: string,
): Promise<void> {
  const { timeZone } = moved.call
  if (timeZone === former.timeZone) return
  const request = { ...moved, call: { ...former, timeZone } }
  const reminder = tools.composeReminder(request, { call: link }, tools.now().toISOString())
  await tools.store.changeZone(moved.id, timeZone, reminder)
}

function isAt(call: CallRequest['call'], claim: TimeClaim): boolean {
  const isSameTime = call.startsAt === claim.startsAt && call.timeZone === claim.timeZone
  return isSameTime && call.status === 'booked'
}
