import { limitPost } from './admit.ts'
import { changed } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import type { ApiTools } from './dependencies.ts'
import { callRefusal, refuseBegun, requireCall } from './find-call.ts'
import { callLink } from './links.ts'
import { read, textOf, type Visit } from './visit.ts'

/** `POST /api/calls/cancel`: gives a booked time back. Doing it twice changes nothing. */
export async function cancelCall(tools: ApiTools, visit: Visit): Promise<Response> {
  await limitPost(tools, visit)

  const token = textOf(await read(visit), 'call')
  const request = await requireCall(tools, visit, token)
  visit.search = { call: token }
  const { call } = request
  const answer = callAnswer(visit, request, { ...call, status: 'cancelled', token })
  if (call.status === 'cancelled') return changed(visit, answer)

  refuseBegun(tools, visit, request)

  const at = tools.now().toISOString()
  const cancelled = { ...call, status: 'cancelled' as const, sequence: call.sequence + 1 }
  const link = await callLink(tools, request.id, request.locale, call)
  const told = { ...request, call: cancelled }
  const deliveries = tools.compose('call.cancelled', told, { call: link.address }, at)
  const outcome = await tools.store.cancelCall(request.id, deliveries)
  if (outcome === 'unknown') throw callRefusal(visit, 'call-changed')

  tools.wake()
  tools.forgetTimes()

  return changed(visit, answer)
}
