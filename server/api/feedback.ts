import { forms } from '../../shared/forms/forms.ts'
import { limitPost } from './admit.ts'
import { created } from './answers.ts'
import { checkFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read } from './exchange.ts'
import { receiveRequest, thanks } from './receive-request.ts'
import { refuseFaulty } from './refusal.ts'

/** `POST /api/feedback`: whether a page of the documentation helped. It is anonymous, so no mail is sent to the visitor. */
export async function sendFeedback(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const { values, faults } = checkFields(forms.feedback, body)

  refuseFaulty(faults)

  const answer = await receiveRequest(tools, exchange, body, {
    kind: 'message',
    event: 'feedback.received',
    values: { ...values, topic: 'feedback' },
    answerTo: (request) => thanks(exchange, request, { about: values.page ?? '' }),
  })

  return created(exchange, answer)
}
