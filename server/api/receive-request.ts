import { forms } from '../../shared/forms/forms.ts'
import type { EventLinks, RequestEvent } from '../mails/events.ts'
import type { RequestKind, StoredRequest } from '../store/records.ts'
import { created, type DoneAnswer } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { newRequest } from './new-request.ts'
import { pageAddress } from './page-address.ts'
import type { Body } from './read-body.ts'
import { submit } from './submit.ts'
import { suspicionOf } from './suspicion.ts'

/** A request whose fields are right. */
interface CheckedRequest {
  readonly kind: RequestKind
  readonly event: RequestEvent
  readonly values: Readonly<Record<string, string>>
  /** What the mails link to. */
  readonly linksTo?: (request: StoredRequest) => Promise<EventLinks>
  /** What the thank-you page shows; by default the reference. */
  readonly shown?: Readonly<Record<string, string>>
}

/** The last steps of a form's endpoint: stores the request with its mails, has them sent, and answers. */
export async function receiveRequest(
  tools: ApiTools,
  exchange: Exchange,
  body: Body,
  { kind, event, values, linksTo, shown }: CheckedRequest,
): Promise<Response> {
  const at = tools.now().toISOString()
  const suspectBy = suspicionOf(body)
  const request = newRequest(tools, exchange, { kind, values, suspectBy, at })
  const links = linksTo ? await linksTo(request) : {}
  const deliveries = tools.compose(event, request, links, at)
  const { id, reference } = request
  const state = { state: 'sent', ...(shown ?? { reference }) }
  const next = pageAddress(forms[exchange.form].path, exchange.locale, state)
  const done: DoneAnswer = { id, reference, status: 'received', next }
  const answer = await submit(tools, exchange, body, { request, deliveries, done })

  tools.wake()

  return created(exchange, answer)
}
