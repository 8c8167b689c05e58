import { forms } from '../../src/forms/forms.ts'
import { limitPost } from './admit.ts'
import { created } from './answers.ts'
import { callAnswer } from './call-answer.ts'
import { checkFields } from './check-fields.ts'
import { claimTime, refuseTaken } from './claim-time.ts'
import type { ApiTools } from './dependencies.ts'
import { callLink } from './links.ts'
import { newRequest } from './new-request.ts'
import { earlierAnswer, submit } from './submit.ts'
import { suspicionOf } from './suspicion.ts'
import { read, type Visit } from './visit.ts'

/** `POST /api/calls`: books a call. Its time is given away in the transaction that stores it, or not at all. */
export async function bookCall(tools: ApiTools, visit: Visit): Promise<Response> {
  await limitPost(tools, visit)

  const body = await read(visit)
  const checked = checkFields(forms.call, body)

  // Before the calendar is asked: since a call was booked, its time may have come too near to be booked.
  const earlier = await earlierAnswer(tools, visit, body)
  if (earlier) return created(visit, earlier)
  const claim = await claimTime(tools, checked, tools.calendar.settings.timeZone)

  const answer = await submit(tools, visit, body, async () => {
    const suspectBy = suspicionOf(body)
    const at = tools.now().toISOString()
    const { values } = checked
    const request = newRequest(tools, visit, { kind: 'call', values, suspectBy, at, claim })
    const link = await callLink(tools, request.id, request.locale, claim)
    return {
      ...{ request, claim },
      deliveries: tools.compose('call.booked', request, { call: link.address }, at, suspectBy),
      done: callAnswer(visit, request, { ...claim, status: 'booked', token: link.token }),
      refuseTaken: () => refuseTaken(tools, claim),
    }
  })

  tools.wake()
  tools.forgetTimes()

  return created(visit, answer)
}
