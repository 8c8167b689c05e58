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

/** `POST /api/messages`: a message about one of the topics, each of which has its own mailbox. */
export async function sendMessage(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const { values, faults } = checkFields(forms.message, body)

  refuseFaulty(faults)

  const suspectBy = suspicionOf(body)
  const at = tools.now().toISOString()
  const request = newRequest(tools, exchange, { kind: 'message', values, suspectBy, at })
  const deliveries = tools.compose('message.received', request, {}, at)
  const { id, reference } = request
  const next = pageAddress(forms.message.path, exchange.locale, { state: 'sent', reference })
  const done: DoneAnswer = { id, reference, status: 'received', next }
  const answer = await submit(tools, exchange, body, { request, deliveries, done })

  tools.wake()

  return created(exchange, answer)
}
