import { forms } from '../../src/forms/forms.ts'
import type { TimeClaim } from '../store/store.ts'
import { limitPost } from './admit.ts'
import { changed } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import { checkFields } from './check-fields.ts'
import { claimMove, refuseTaken } from './claim-time.ts'
import type { ApiTools } from './dependencies.ts'
import { type BookedRequest, callRefusal, refuseBegun, requireCall } from './find-call.ts'
import { callLink } from './links.ts'
import { read, textOf, type Visit } from './visit.ts'

/** Of the call form, only the time is chosen anew. */
const moveForm = {
  ...forms.call,
  fields: forms.call.fields.filter(({ name }) => name === 'start' || name === 'timeZone'),
}

/** `POST /api/calls/move`: another time for a booked call. The old time is free again in the same transaction. */
export async function moveCall(tools: ApiTools, visit: Visit): Promise<Response> {
  await limitPost(tools, visit)

  const body = await read(visit)
  const token = textOf(body, 'call')
  const request = await requireCall(tools, visit, token)
  visit.search = { call: token }
  const checked = checkFields(moveForm, body)

  refuseBegun(tools, visit, request)
  if (request.call.status === 'cancelled') throw callRefusal(visit, 'call-changed')
  const claim = await claimMove(tools, checked, request.call)

  const link = await callLink(tools, request.id, request.locale, claim)
  if (!isAt(request, claim)) await store(tools, visit, request, claim, link.address)

  tools.wake()
  tools.forgetTimes()

  return changed(
    visit,
    callAnswer(visit, request, { ...claim, status: 'moved', token: link.token }),
  )
}

async function store(
  tools: ApiTools,
  visit: Visit,
  request: BookedRequest,
  claim: TimeClaim,
  link: string,
): Promise<void> {
  const at = tools.now().toISOString()
  const { startsAt, endsAt, timeZone } = claim
  const { sequence } = request.call
  const call = { ...request.call, startsAt, endsAt, timeZone, sequence: sequence + 1 }
  const moved = { ...request, call, former: request.call }
  const deliveries = tools.compose('call.moved', moved, { call: link }, at)
  const outcome = await tools.store.moveCall(request.id, sequence, claim, deliveries)
  if (outcome === 'moved') return
  if (outcome === 'time-taken') throw await refuseTaken(tools, claim)
  // A double click moves it twice to one time: the second finds it there.
  const current = await tools.store.request(request.id)
  if (current?.call && isAt({ call: current.call }, claim)) return
  throw callRefusal(visit, 'call-changed')
}

function isAt({ call }: Pick<BookedRequest, 'call'>, claim: TimeClaim): boolean {
  const isSameTime = call.startsAt === claim.startsAt && call.timeZone === claim.timeZone
  return isSameTime && call.status === 'booked'
}
