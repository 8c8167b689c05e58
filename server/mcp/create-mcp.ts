import type { Context, Handler } from 'hono'
import { takeBodyPlace } from '../api/body-places.ts'
import { clientKey } from '../api/client-network.ts'
import { addressOf } from '../http/client-address.ts'
import { createRenderQueue, RenderQueueFull } from '../http/render-queue.ts'
import { requestSource } from '../http/request-source.ts'
import type { SiteEnv } from '../http/steps.ts'
import { keepLoaded } from '../keep-loaded.ts'
import type { McpTools } from './dependencies.ts'
import { readMessage } from './read-message.ts'
import { rpcCodes, rpcError } from './rpc-error.ts'

/** Messages that may wait for their turn: some seconds of work, as one takes a few milliseconds. */
const mostWaiting = 1_000

/**
 * The MCP server over streamable HTTP, without sessions: a POST is one message and gets one answer. The SDK is loaded by
 * the first message, since most processes never see one. Messages that come at once are answered one by one, with other
 * requests in between, and too many of them with 503.
 */
export function createMcp(tools: McpTools): Handler<SiteEnv> {
  const answering = keepLoaded(async () =>
    (await import('./answer-message.ts')).answerMessages(tools),
  )
  const queue = createRenderQueue({ mostWaiting })
  return async (c) => {
    const { method } = c.req
    const allow = { Allow: 'POST, OPTIONS' }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: allow })
    if (method !== 'POST') return refuseMethod(tools.siteUrl, allow)
    const client = clientKey(addressOf(c, tools.trustProxy))
    const refusal = refuseForeign(c, tools.siteUrl) ?? (await refuseFlood(client, tools))
    if (refusal) return refusal
    const message = await readInPlace(c.req.raw, tools.limits.bodyKilobytes * 1024, client)
    if (message instanceof Response) return message
    const answer = await answering()
    const make = async () => ofThisMoment(await answer(c.req.raw, message, c.var.requestId))
    return queue.run(make, { client }).catch(refuseIfFull)
  }
}

/** What is shorter needs no place, in bytes: as many as may wait take no more than the longer ones that have one. */
const shortBody = 4096

/** Reads a body. Senders that leave a long one unfinished, or its length unsaid, keep a place each, and there are only so many. */
async function readInPlace(request: Request, maxBytes: number, client: string) {
  const stated = request.headers.get('content-length')
  if (stated !== null && Number(stated) <= shortBody) return readMessage(request, maxBytes)
  const release = takeBodyPlace(client)
  if (typeof release === 'string') {
    const status = release === 'full' ? 503 : 429
    const retry = { 'Retry-After': '5' }
    return rpcError(status, rpcCodes.refused, 'Too many long messages at once', retry)
  }
  try {
    return await readMessage(request, maxBytes)
  } finally {
    release()
  }
}

function refuseIfFull(error: unknown): Response {
  if (!(error instanceof RenderQueueFull)) throw error
  return rpcError(503, rpcCodes.refused, 'Too many messages at once', { 'Retry-After': '5' })
}

/**
 * There are no streams to open with GET and no sessions to end with DELETE; the answer says what this address is for.
 */
function refuseMethod(siteUrl: string, allow: Record<string, string>): Response {
  const about = `This is an MCP server: POST one JSON-RPC message. See ${siteUrl}/documentation/agents`
  return rpcError(405, rpcCodes.refused, about, allow)
}

/** A page of another origin must not speak through its visitor's browser (MCP, transports: Origin). */
function refuseForeign(c: Context<SiteEnv>, siteUrl: string): Response | undefined {
  if (requestSource(c.req.raw.headers, siteUrl) !== 'foreign') return undefined
  return rpcError(403, rpcCodes.refused, 'Pages of other origins may not ask: Origin is refused')
}

async function refuseFlood(
  client: string,
  { rateLimit, limits }: McpTools,
): Promise<Response | undefined> {
  const { isOver, retryAfterSeconds } = await rateLimit.count(client)
  if (!isOver) return undefined
  const text = `More than ${limits.requestsPerMinute} requests in a minute. Wait ${retryAfterSeconds} s`
  return rpcError(429, rpcCodes.refused, text, { 'Retry-After': String(retryAfterSeconds) })
}

/** Answers are for the client that asked, and the SDK sets no header about caching. */
function ofThisMoment(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}
