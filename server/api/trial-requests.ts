import { forms } from '../../shared/forms/forms.ts'
import { limitPost } from './admit.ts'
import { created } from './answers.ts'
import { checkFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { isDisposable } from './disposable-domains.ts'
import { type Exchange, read } from './exchange.ts'
import { confirmLink } from './links.ts'
import { receiveRequest } from './receive-request.ts'
import { type FieldFaults, refuseFaulty } from './refusal.ts'

/** `POST /api/trial-requests`: asks for a trial key. The address in it gets a link to confirm that it is theirs. */
export async function requestTrial(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitPost(tools, exchange)

  const body = await read(exchange)
  const { values, faults } = checkFields(forms.trial, body)

  refuseFaulty({ ...faults, ...(await disposableFault(values.email)) })

  const answer = await receiveRequest(tools, exchange, body, {
    kind: 'trial',
    event: 'trial.requested',
    values,
    linksTo: async (request) => ({ confirm: await confirmLink(tools, request) }),
  })

  return created(exchange, answer)
}

/** A key goes to a mailbox that will still be read when the trial ends. */
async function disposableFault(email: string | undefined): Promise<FieldFaults> {
  return email !== undefined && (await isDisposable(email)) ? { email: ['disposable'] } : {}
}
