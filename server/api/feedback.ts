import { forms } from '../../shared/forms/forms.ts'
import { limitPost } from './admit.ts'
import { checkFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read } from './exchange.ts'
import { receiveRequest } from './receive-request.ts'
import { refuseFaulty } from './refusal.ts'

/** `POST /api/feedback`: whether a page of the documentation helped. It is anonymous, so no mail is sent to the visitor. */
export async function sendFeedback(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const { values, faults } = checkFields(forms.feedback, body)

  refuseFaulty(faults)

  return receiveRequest(tools, exchange, body, {
    kind: 'message',
    event: 'feedback.received',
    values: { ...values, topic: 'feedback' },
    shown: { about: values.page ?? '' },
  })
}
