import { forms } from '../../shared/forms/forms.ts'
import { limitPost } from './admit.ts'
import { created } from './answers.ts'
import { checkFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { type Exchange, read } from './exchange.ts'
import { receiveRequest } from './receive-request.ts'
import { refuseFaulty } from './refusal.ts'

/** `POST /api/messages`: a message about one of the topics, each of which has its own mailbox. */
export async function sendMessage(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const { values, faults } = checkFields(forms.message, body)

  refuseFaulty(faults)

  const answer = await receiveRequest(tools, exchange, body, {
    kind: 'message',
    event: 'message.received',
    values,
  })

  return created(exchange, answer)
}
