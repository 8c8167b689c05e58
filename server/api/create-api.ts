import { type Context, Hono } from 'hono'
import { forms } from '../../shared/forms/forms.ts'
import { problem } from '../http/problem.ts'
import type { RequestContext } from '../http/steps.ts'
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
import { type EndpointFacts, type Exchange, openExchange } from './exchange.ts'
import { sendFeedback } from './feedback.ts'
import { createHoldBudget } from './hold-budget.ts'
import { limits } from './limits.ts'
import { sendMessage } from './messages.ts'
import { moveCall } from './move-call.ts'
import { pageAddress } from './page-address.ts'
import { createRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { renewLink } from './renew-link.ts'
import { requestTrial } from './trial-requests.ts'

type Answer = (tools: ApiTools, exchange: Exchange) => Promise<Response>

/** What an address does for each method. GET, and HEAD with it, never changes anything. */
interface Endpoint extends EndpointFacts {
  readonly get?: Answer
  readonly post?: Answer
}

/** Routes below `/api/`. Hono's bindings hold the context of the request. */
export type ApiRoutes = Hono<{ Bindings: RequestContext }>

/** Retry-After of a 503, when nothing can be stored. */
const troubleSeconds = 30

/** The endpoints below `/api/`, from request to answer. */
export function createApi(deps: ApiDependencies): ApiRoutes {
  const tools = toolsOf(deps)
  const api: ApiRoutes = new Hono()

  const serve = (path: string, endpoint: Endpoint) => {
    const { get, post } = endpoint
    const allow = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : []), 'OPTIONS'].join(', ')
    const handle = (answer: Answer) => (c: Context<{ Bindings: RequestContext }>) =>
      answerRequest(tools, endpoint, c, answer)
    if (get) api.get(path, handle(get))
    if (post) api.post(path, handle(post))
    api.options(path, () => new Response(null, { status: 204, headers: { Allow: allow } }))
    api.all(
      path,
      handle((_, exchange) => refuseMethod(exchange, allow)),
    )
  }

  serve('/api/trial-requests', { form: 'trial', post: requestTrial })
  serve('/api/trial-requests/confirm', { form: 'trial', get: showConfirmation, post: confirmTrial })
  serve('/api/trial-requests/links', { form: 'trial', post: renewLink })
  serve('/api/calls', { form: 'call', post: requestCall })
  serve('/api/calls/confirm', { form: 'call', post: confirmCall })
  serve('/api/calls/slots', { form: 'call', isForPrograms: true, get: listSlots })
  serve('/api/calls/move', { form: 'call', post: moveCall })
  serve('/api/calls/cancel', { form: 'call', post: cancelCall })
  serve('/api/calls/event.ics', { form: 'call', get: callEvent })
  serve('/api/messages', { form: 'message', post: sendMessage })
  serve('/api/feedback', { form: 'feedback', post: sendFeedback })
  api.notFound(() => problem(404, 'Not Found'))
  // The site logs it, and has an answer for it.
  api.onError((error) => {
    throw error
  })
  return api
}

async function answerRequest(
  tools: ApiTools,
  endpoint: Endpoint,
  { req, env }: Context<{ Bindings: RequestContext }>,
  answer: Answer,
): Promise<Response> {
  const exchange = openExchange(req.raw, env, endpoint)
  try {
    return await answer(tools, exchange)
  } catch (error) {
    return refused(tools, exchange, refusalOf(tools, exchange, error))
  }
}

/**
 * After a failed post, the form is shown at the address of its endpoint. A visitor who opens that address
 * again, from the address bar or a bookmark, gets the form, not an error.
 */
async function refuseMethod({ request, form, locale }: Exchange, allow: string): Promise<never> {
  const sendTo = request.method === 'GET' ? pageAddress(forms[form].path, locale) : undefined
  throw new Refusal('method', { allow, sendTo })
}

/** Refusals are answers; an unavailable store is answered with 503; anything else is a bug and is thrown on. */
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
