import type { FormId } from '../../src/forms/form-definition.ts'
import { forms } from '../../src/forms/forms.ts'
import type { Api, RequestContext } from '../http/steps.ts'
import { causeOf } from '../store/cause-of.ts'
import { StoreUnavailable } from '../store/store.ts'
import { postLimit, readLimit } from './admit.ts'
import { refused } from './answers.ts'
import { callEvent } from './call-event.ts'
import { listSlots } from './call-slots.ts'
import { bookCall } from './calls.ts'
import { cancelCall } from './cancel-call.ts'
import { confirmTrial } from './confirm-trial.ts'
import type { ApiDependencies, ApiTools } from './dependencies.ts'
import { sendMessage } from './messages.ts'
import { moveCall } from './move-call.ts'
import { pageAddress } from './page-addresses.ts'
import { createRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { renewLink } from './renew-link.ts'
import { requestTrial } from './trial-requests.ts'
import { openVisit, type Visit } from './visit.ts'

type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly form: FormId
  /** Never answers with a page, whoever asks. */
  readonly isForPrograms?: boolean
  readonly answer: (tools: ApiTools, visit: Visit) => Promise<Response>
}

/** Every endpoint has one address and one method. */
const endpoints: Readonly<Record<string, Endpoint>> = Object.freeze({
  '/api/trial-requests': { method: 'POST', form: 'trial', answer: requestTrial },
  '/api/trial-requests/confirm': { method: 'GET', form: 'trial', answer: confirmTrial },
  '/api/trial-requests/links': { method: 'POST', form: 'trial', answer: renewLink },
  '/api/calls': { method: 'POST', form: 'call', answer: bookCall },
  '/api/calls/slots': { method: 'GET', form: 'call', isForPrograms: true, answer: listSlots },
  '/api/calls/move': { method: 'POST', form: 'call', answer: moveCall },
  '/api/calls/cancel': { method: 'POST', form: 'call', answer: cancelCall },
  '/api/calls/event.ics': { method: 'GET', form: 'call', answer: callEvent },
  '/api/messages': { method: 'POST', form: 'message', answer: sendMessage },
})

/** How long a client should wait when nothing can be stored. */
const troubleSeconds = 30

/** The endpoints below `/api/`, from request to answer. */
export function createApi(deps: ApiDependencies): Api {
  const tools = toolsOf(deps)
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    const endpoint = Object.hasOwn(endpoints, pathname) ? endpoints[pathname] : undefined
    return endpoint && answerEndpoint(tools, endpoint, request, context)
  }
}

async function answerEndpoint(
  tools: ApiTools,
  { method, form, isForPrograms, answer }: Endpoint,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS'
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { Allow: allow } })
  }
  const visit = openVisit(request, context, form, isForPrograms)
  try {
    const asked = request.method === 'HEAD' ? 'GET' : request.method
    if (asked !== method) throw wrongMethod(visit, asked, allow)
    return await answer(tools, visit)
  } catch (error) {
    return refused(tools, visit, refusalOf(tools, visit, error))
  }
}

/**
 * A form that was shown again after a post stands at its endpoint's address: who opens that address anew, from the
 * address bar or a bookmark, wants the form.
 */
function wrongMethod(visit: Visit, asked: string, allow: string): Refusal {
  const sendTo = asked === 'GET' ? pageAddress(forms[visit.form].path, visit.locale) : undefined
  return new Refusal('method', { allow, ...(sendTo && { sendTo }) })
}

/** Refusals are answers; a store that is away is trouble of ours, told as such; anything else is a fault of this code. */
function refusalOf(tools: ApiTools, visit: Visit, error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof StoreUnavailable)) throw error
  const { requestId } = visit.context
  tools.log.error({ requestId, ...causeOf(error.cause) }, 'nothing could be stored')
  return new Refusal('unavailable', { retryAfterSeconds: troubleSeconds })
}

function toolsOf(deps: ApiDependencies): ApiTools {
  const now = () => deps.now().getTime()
  return {
    ...deps,
    posts: createRateLimit({ ...postLimit, now }),
    reads: createRateLimit({ ...readLimit, now }),
  }
}
