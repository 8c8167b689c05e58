import { isWaiting } from '../store/call-stage.ts'
import type { CallRequest } from '../store/records.ts'
import { limitPost } from './admit.ts'
import { changed } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read, textOf } from './exchange.ts'
import { callRefusal, refuseBegun, requireCall } from './find-call.ts'

/**
 * `POST /api/calls/cancel`: cancels a call, so that its time is free again. Until the address is confirmed, the visitor
 * who asked can do so too, for example after a typing error in the address. Cancelling twice changes nothing.
 */
export async function cancelCall(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const token = textOf(await read(exchange), 'call')
  const request = await requireCall(tools, exchange, token, mayWithdraw)
  exchange.search = { call: token }
  const { call } = request
  const cancelled: CallRequest = {
    ...request,
    call: { ...call, status: 'cancelled', openUntil: null, sequence: call.sequence + 1 },
  }
  const answer = callAnswer(exchange, cancelled, token, 'cancelled')
  if (call.status === 'cancelled') return changed(exchange, answer)

  refuseBegun(tools, exchange, request)

  const at = tools.now().toISOString()
  const event = { ...cancelled, former: call }
  const deliveries = tools.compose('call.cancelled', event, {}, at)
  const outcome = await tools.store.cancelCall(request.id, call, deliveries)
  if (outcome === 'unknown' || outcome === 'changed') throw callRefusal(exchange, 'call-changed')

  tools.wake()
  tools.forgetTimes()

  return changed(exchange, answer)
}

function mayWithdraw({ call }: CallRequest): boolean {
  return isWaiting(call) || (call.status === 'cancelled' && call.confirmedAt === null)
}
