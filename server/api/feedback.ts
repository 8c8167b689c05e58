import { forms } from '../../shared/forms/forms.ts'
import { limitPost } from './admit.ts'
import { created, type DoneAnswer } from './answers.ts'
import { checkFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read } from './exchange.ts'
import { newRequest } from './new-request.ts'
import { pageAddress } from './page-addresses.ts'
import { refuseFaulty } from './refusal.ts'
import { submit } from './submit.ts'
import { suspicionOf } from './suspicion.ts'

/** `POST /api/feedback`: whether a page of the documentation helped. It is anonymous, so no mail is sent to the visitor. */
export async function sendFeedback(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const { values: given, faults } = checkFields(forms.feedback, body)

  refuseFaulty(faults)

  const values = { ...given, topic: 'feedback' }
  const suspectBy = suspicionOf(body)
  const at = tools.now().toISOString()
  const request = newRequest(tools, exchange, { kind: 'message', values, suspectBy, at })
  const deliveries = tools.compose('feedback.received', request, {}, at)
  const { id, reference } = request
  const about = given.page ?? ''
  const next = pageAddress(forms.feedback.path, exchange.locale, { state: 'sent', about })
  const done: DoneAnswer = { id, reference, status: 'received', next }
  const answer = await submit(tools, exchange, body, { request, deliveries, done })

  tools.wake()

  return created(exchange, answer)
}
