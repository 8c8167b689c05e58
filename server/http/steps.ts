import { randomUUID } from 'node:crypto'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { namesEnglish } from '../../shared/addresses/canonical-url.ts'
import { namingLanguage } from '../../shared/addresses/local-address.ts'
import { type Locale, localeNamed } from '../../shared/i18n/locale.ts'
import { clientKey } from '../api/client-network.ts'
import type { Log } from '../log.ts'
import { addressOf } from './client-address.ts'
import { failureAnswer } from './errors.ts'
import { finishAnswer } from './finish-answer.ts'
import type { LanguageHosts } from './language-hosts.ts'
import { isReading, isTunnel, otherMethod, readingMethods } from './methods.ts'
import { problem } from './problem.ts'
import { refuseMalformed, refuseMethod } from './request-guard.ts'
import type { RecordRequest } from './request-log.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { isApiPath, settledAddress } from './settled-address.ts'
import type { StaticAssets } from './static-assets.ts'
import type { Conditions } from './stored-answer.ts'
import type { createWebsite } from './website.ts'

/** What an endpoint may know of a request beside the request itself. */
export type RequestContext = { readonly requestId: string; readonly clientAddress: string }

/** An endpoint router: undefined means that no endpoint has this address. */
export type Api = (request: Request, context: RequestContext) => Promise<Response | undefined>

/** What the steps share about one request. */
export interface SiteEnv {
  Bindings: { socketAddress?: string | undefined }
  Variables: { url: URL; requestId: string }
}

type Step = MiddlewareHandler<SiteEnv>
type Endpoint = Handler<SiteEnv>

/** A mistaken redirect heals within the hour; without a limit browsers keep a 301 for ever. */
const redirectCaching = 'public, max-age=3600'

/** First step: names the request, completes the answer with what every answer has, writes one log line. */
export function completeAndRecord(record: RecordRequest, security: SecurityHeaders): Step {
  return async (c, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    c.set('url', new URL(c.req.url))
    c.set('requestId', requestId)
    await next()
    const finished = await finishAnswer(c.res, conditionsOf(c), security)
    // Hono would put the headers of the unfinished answer over those of the finished one.
    c.res = undefined
    c.res = finished
    const bytes = Number(c.res.headers.get('content-length') ?? Number.NaN) || undefined
    const { status } = c.res
    const url = c.var.url.pathname
    record({ method: c.req.method, url, status, startedAt, bytes, requestId })
  }
}

/** 400 and 414, before anything looks at the address. */
export const refuseMalformedRequests: Step = async (c, next) => refuseMalformed(c.var.url) ?? next()

/** `fr.` and `es.` leave for the main host before any other rule (SPEC 2). Only the request's own host counts. */
export function leaveRetiredHosts(hosts: LanguageHosts): Step {
  return async (c, next) => {
    if (!hosts.isRetired(c.var.url.host)) return next()
    return movedForGood(c, hosts.target(locationOf(c)))
  }
}

/** Old, slashed and mistyped addresses move in one hop; the Location is a path, so no foreign host can be in it. */
export function moveToSettledAddress(exists: (path: string) => boolean): Step {
  return async (c, next) => {
    if (!isRead(c)) return next()
    const asked = locationOf(c)
    const settled = settledAddress(asked, exists)
    if (settled === asked) return next()
    if (!namesEnglish(asked) || isApiPath(settled)) return movedForGood(c, settled)
    // A script of the page has to see that English was asked for, or the visitor would be sent to the language of the
    // browser; it then removes the parameter (SPEC 2).
    const isVisit = c.req.header('sec-fetch-dest') === 'document'
    const seen = isVisit ? namingLanguage(settled, 'en') : settled
    if (seen === asked) {
      c.set('url', new URL(settled, c.var.url))
      await next()
    } else c.res = movedForGood(c, seen)
    c.header('Vary', 'Sec-Fetch-Dest', { append: true })
    return undefined
  }
}

/** Files of the client build. Below `/assets/` nothing else answers, so a missing chunk never becomes a page. */
export function serveAssets(assets: StaticAssets): Step {
  return async (c, next) => {
    const path = c.var.url.pathname
    if (!path.startsWith('/assets/') && !assets.has(path)) return next()
    const range = c.req.header('range')
    const ifRange = c.req.header('if-range')
    return refuseMethod(c.req.method) ?? assets.answer(path, { ...conditionsOf(c), range, ifRange })
  }
}

/** Hands a request to the endpoints, with the address it counts for. */
export function answerApi(
  api: Api | undefined,
  siteUrl: string,
  isProxyTrusted: boolean,
): Endpoint {
  return async (c) => {
    const address = addressOf(c, isProxyTrusted)
    const context = { requestId: c.var.requestId, clientAddress: address }
    const request = nativeRequest(c, siteUrl)
    const answer = await api?.(request, context)
    if (!answer) return problem(404, 'Not Found')
    return isTunnel(c.req.method)
      ? otherMethod(c.req.method, answer.headers.get('allow') ?? readingMethods)
      : notPublic(answer)
  }
}

/**
 * Words belong to one build. A script says which build it is from (`?build=`, set by `src/frame/fetch-words.ts`); if
 * that is not this one, its words may not fit, and it is refused. Without `build` the words are sent.
 */
export function refuseOtherBuilds(buildId: string): Step {
  return async (c, next) => {
    const asked = c.req.query('build')
    if (asked === undefined || asked === buildId) return next()
    return problem(410, 'Gone', { detail: 'This server has another build of the site.' })
  }
}

/** Pages and documents are only read: any other method gets 405. */
export const refuseOtherMethods: Step = async (c, next) => refuseMethod(c.req.method) ?? next()

/** Pages and documents. */
export function answerPages(
  website: ReturnType<typeof createWebsite>,
  isProxyTrusted: boolean,
): Endpoint {
  return (c) =>
    website.answer(locationOf(c), conditionsOf(c), clientKey(addressOf(c, isProxyTrusted)))
}

/** Last resort for anything thrown: one log line with the cause, an answer without it. */
export function answerFailure(log: Log, shell: (locale: Locale) => string) {
  return (error: Error, c: Context<SiteEnv>): Response => {
    const { requestId, url } = c.var
    log.error({ err: error, requestId }, 'request failed')
    const locale = localeNamed(url.searchParams.get('lang'))
    return failureAnswer(url.pathname, requestId, () => shell(locale))
  }
}

/** 301 for reading; 308 keeps method and body for the rest (RFC 9110 15.4.9). */
function movedForGood(c: Context<SiteEnv>, location: string): Response {
  const isApi = [c.var.url, new URL(location, c.var.url)].some(({ pathname }) =>
    isApiPath(pathname),
  )
  const caching = isApi ? 'no-store' : redirectCaching
  const headers = { Location: location, 'Cache-Control': caching, 'Content-Length': '0' }
  return new Response(null, { status: isRead(c) ? 301 : 308, headers })
}

function isRead(c: Context<SiteEnv>): boolean {
  return isReading(c.req.method)
}

function locationOf(c: Context<SiteEnv>): string {
  // `search` hides a lone `?`, which is an address of its own that must move.
  const hasEmptyQuery = c.var.url.search === '' && /^[^?#]*\?(?:#|$)/.test(c.req.url)
  return c.var.url.pathname + (hasEmptyQuery ? '?' : c.var.url.search)
}

function conditionsOf(c: Context<SiteEnv>): Conditions {
  return {
    method: c.req.method,
    accept: c.req.header('accept'),
    acceptEncoding: c.req.header('accept-encoding'),
    ifMatch: isRead(c) ? c.req.header('if-match') : undefined,
    ifNoneMatch: isRead(c) ? c.req.header('if-none-match') : undefined,
  }
}

/** A plain request on our own origin: the adapter's light one is not accepted everywhere; forged hosts end here. */
function nativeRequest(c: Context<SiteEnv>, siteUrl: string): Request {
  const { headers, body } = c.req.raw
  const init = isRead(c)
    ? // HEAD, too: its answer has the length of the body, which is dropped at the end. No GET changes anything.
      { method: 'GET', headers }
    : // A request for a tunnel gets the methods that work.
      { method: isTunnel(c.req.method) ? 'OPTIONS' : c.req.method, headers, body, duplex: 'half' }
  return new Request(siteUrl + c.var.url.pathname + c.var.url.search, init as RequestInit)
}

/** Answers of endpoints hold for this moment and this client, unless they say for how long. */
function notPublic(response: Response): Response {
  const caching = response.headers.get('cache-control') ?? 'public'
  if (!caching.includes('public')) return response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
