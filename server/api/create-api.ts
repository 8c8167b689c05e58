import type { FormId } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import type { Api, RequestContext } from '../http/steps.ts'
import { causeOf } from '../store/cause-of.ts'
import { StoreUnavailable } from '../store/store.ts'
import { refused } from './answers.ts'
import { callEvent } from './call-event.ts'
import { listSlots } from './call-slots.ts'
import { requestCall } from './calls.ts'
import { cancelCall } from './cancel-call.ts'
import { confirmCall } from './confirm-call.ts'
import { confirmTrial, showConfirmation } from './confirm-trial.ts'
import type { ApiDependencies, ApiTools } from './dependencies.ts'
import { type Exchange, openExchange } from './exchange.ts'
import { createHoldBudget } from './hold-budget.ts'
import { limits } from './limits.ts'
import { sendMessage } from './messages.ts'
import { moveCall } from './move-call.ts'
import { pageAddress } from './page-addresses.ts'
import { createRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { renewLink } from './renew-link.ts'
import { requestTrial } from './trial-requests.ts'

type Answer = (tools: ApiTools, exchange: Exchange) => Promise<Response>

/** What an address does for each method. GET, and HEAD with it, never changes anything. */
type Endpoint = {
  readonly form: FormId
  /** Never answers with a page, whoever asks. */
  readonly isForPrograms?: boolean
  readonly GET?: Answer
  readonly POST?: Answer
}

const endpoints: Readonly<Record<string, Endpoint>> = Object.freeze({
  '/api/trial-requests': { form: 'trial', POST: requestTrial },
  '/api/trial-requests/confirm': { form: 'trial', GET: showConfirmation, POST: confirmTrial },
  '/api/trial-requests/links': { form: 'trial', POST: renewLink },
  '/api/calls': { form: 'call', POST: requestCall },
  '/api/calls/confirm': { form: 'call', POST: confirmCall },
  '/api/calls/slots': { form: 'call', isForPrograms: true, GET: listSlots },
  '/api/calls/move': { form: 'call', POST: moveCall },
  '/api/calls/cancel': { form: 'call', POST: cancelCall },
  '/api/calls/event.ics': { form: 'call', GET: callEvent },
  '/api/messages': { form: 'message', POST: sendMessage },
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
  endpoint: Endpoint,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const allow = methodsOf(endpoint)
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { Allow: allow } })
  }
  const exchange = openExchange(request, context, endpoint.form, endpoint.isForPrograms)
  try {
    const asked = request.method === 'HEAD' ? 'GET' : request.method
    const answer = asked === 'GET' || asked === 'POST' ? endpoint[asked] : undefined
    if (!answer) throw wrongMethod(exchange, asked, allow)
    return await answer(tools, exchange)
  } catch (error) {
    return refused(tools, exchange, refusalOf(tools, exchange, error))
  }
}

/** As the header `Allow` lists them. */
function methodsOf({ GET, POST }: Endpoint): string {
  const methods = [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : []), 'OPTIONS']
  return methods.join(', ')
}

/**
 * A form that was shown again after a post stands at its endpoint's address: who opens that address anew, from the
 * address bar or a bookmark, wants the form.
 */
function wrongMethod(exchange: Exchange, asked: string, allow: string): Refusal {
  const sendTo =
    asked === 'GET' ? pageAddress(forms[exchange.form].path, exchange.locale) : undefined
  return new Refusal('method', { allow, ...(sendTo && { sendTo }) })
}

/** Refusals are answers; a store that is away is trouble of ours, told as such; anything else is a fault of this code. */
function refusalOf(tools: ApiTools, exchange: Exchange, error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof StoreUnavailable)) throw error
  const { requestId } = exchange.context
  tools.log.error({ requestId, ...causeOf(error.cause) }, 'nothing could be stored')
  return new Refusal('unavailable', { retryAfterSeconds: troubleSeconds })
}

function toolsOf(deps: ApiDependencies): ApiTools {
  const shared = deps.store.counts
  return {
    ...deps,
    holdBudget: createHoldBudget(deps.calendar, deps.now),
    networkPosts: createRateLimit({ name: 'network-posts', ...limits.networkPosts, shared }),
    posts: createRateLimit({ name: 'posts', ...limits.posts, shared }),
    reads: createRateLimit({ name: 'reads', ...limits.reads, shared }),
  }
}
