import { callStage, isWaiting } from '../store/call-stage.ts'
import type { CallRequest } from '../store/records.ts'
import { limitPost } from './admit.ts'
import { changed } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import { checkFields } from './check-fields.ts'
import { claimTime, refuseTaken } from './claim-time.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read, textOf } from './exchange.ts'
import { callRefusal, refuseBegun, requireCall } from './find-call.ts'
import { limits } from './limits.ts'
import { callLink } from './links.ts'
import { moveForm } from './move-call.ts'
import { Refusal } from './refusal.ts'

/**
 * `POST /api/calls/confirm`: the button behind the link of the mail, which proves the mailbox and books the call. With a
 * `start`, at that time instead. Doing it twice changes nothing.
 */
export async function confirmCall(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const token = textOf(await read(exchange), 'call')
  const request = await requireCall(tools, exchange, token)
  exchange.search = { call: token }
  if (request.call.status === 'booked') {
    return changed(exchange, callAnswer(exchange, request, token, 'booked'))
  }

  refuseBegun(tools, exchange, request)
  if (!isWaiting(request.call)) throw callRefusal(exchange, 'call-changed')

  const booked = await bookCall(tools, exchange, request)

  tools.wake()
  tools.forgetTimes()

  return changed(exchange, callAnswer(exchange, booked, token, 'booked'))
}

async function bookCall(
  tools: ApiTools,
  exchange: Exchange,
  request: CallRequest,
): Promise<CallRequest> {
  const claim = await claimOf(tools, exchange, request)
  const at = tools.now().toISOString()
  const { startsAt, endsAt, timeZone } = claim
  const booked: CallRequest = {
    ...request,
    call: {
      ...request.call,
      startsAt,
      endsAt,
      timeZone,
      status: 'booked',
      openUntil: null,
      confirmedAt: at,
    },
  }
  const link = await callLink(tools, request.id, request.locale, claim)
  const deliveries = tools.compose('call.booked', booked, { call: link.address }, at)
  const outcome = await tools.store.confirmCall(request.id, request.call.sequence, {
    at,
    claim,
    limits: limits.calls.booked,
    deliveries,
  })
  switch (outcome) {
    case 'booked':
      return booked
    case 'time-taken':
      throw await refuseTaken(tools, claim)
    case 'calls-full':
      throw new Refusal('calls-full')
    default:
      return asItStands(tools, exchange, request)
  }
}

/** A double click confirms twice: the second finds the call booked. */
async function asItStands(
  tools: ApiTools,
  exchange: Exchange,
  request: CallRequest,
): Promise<CallRequest> {
  const current = await tools.store.request(request.id)
  if (current?.call?.status !== 'booked') throw callRefusal(exchange, 'call-changed')
  return { ...current, call: current.call }
}

/** The time to book: the one chosen instead, else its own. If that is not held, the calendar must still offer it. */
async function claimOf(tools: ApiTools, exchange: Exchange, { call }: CallRequest) {
  const body = await read(exchange)
  if (textOf(body, 'start') !== '')
    return claimTime(tools, checkFields(moveForm, body), call.timeZone)
  if (callStage(call, tools.now().toISOString()) === 'held') {
    return tools.calendar.keep(call, call.timeZone)
  }
  const values = { start: call.startsAt, timeZone: call.timeZone }
  return claimTime(tools, { values, faults: {} }, call.timeZone)
}
