import { forms } from '../../shared/forms/forms.ts'
import { limitPost } from './admit.ts'
import { created, type DoneAnswer } from './answers.ts'
import { checkFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { isDisposable } from './disposable-domains.ts'
import { type Exchange, read } from './exchange.ts'
import { confirmLink } from './links.ts'
import { newRequest } from './new-request.ts'
import { pageAddress } from './page-addresses.ts'
import { type FieldFaults, refuseFaulty } from './refusal.ts'
import { submit } from './submit.ts'
import { suspicionOf } from './suspicion.ts'

/** `POST /api/trial-requests`: asks for a trial key. The address in it gets a link to confirm that it is theirs. */
export async function requestTrial(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const { values, faults } = checkFields(forms.trial, body)

  refuseFaulty({ ...faults, ...(await disposableFault(values.email)) })

  const suspectBy = suspicionOf(body)
  const at = tools.now().toISOString()
  const request = newRequest(tools, exchange, { kind: 'trial', values, suspectBy, at })
  const links = { confirm: await confirmLink(tools, request) }
  const deliveries = tools.compose('trial.requested', request, links, at)
  const { id, reference } = request
  const next = pageAddress(forms.trial.path, exchange.locale, { state: 'sent', reference })
  const done: DoneAnswer = { id, reference, status: 'received', next }
  const answer = await submit(tools, exchange, body, { request, deliveries, done })

  tools.wake()

  return created(exchange, answer)
}

/** A key goes to a mailbox that will still be read when the trial ends. */
async function disposableFault(email: string | undefined): Promise<FieldFaults> {
  return email !== undefined && (await isDisposable(email)) ? { email: ['disposable'] } : {}
}
