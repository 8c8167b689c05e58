import { localAddress } from '../../shared/addresses/local-address.ts'
import type { ProblemsCopy } from '../../shared/content/words/problems.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import type { SearchResult } from '../../shared/search-answer.ts'
import { isReading, otherMethod, readingMethods } from '../http/methods.ts'
import { problem } from '../http/problem.ts'
import { createRenderQueue, RenderQueueFull } from '../http/render-queue.ts'
import type { SiteSearch } from '../search/open-search.ts'
import { requestLocale } from './request-locale.ts'

type Fault = { code: string; message: string }

/** What the endpoint says about a query that it cannot answer. */
export type SearchWords = ProblemsCopy['search']

/** Answers change with a deploy only: the visitor's browser may cache them, shared caches need not. */
const caching = 'private, max-age=300'

/** Results without `limit`, and at most with it. */
const usualResults = 8
const mostResults = 50

/** Queries that may wait for their turn: some seconds of work, as a query takes a millisecond or two. */
const mostWaiting = 2_000

/**
 * `GET /api/search?q=&lang=&limit=`: pages of a language that answer a query, the best first, with addresses in that
 * language. Longer queries are cut to 200 characters; other wrong values get 422, in the language of the request.
 * Queries that come at once are answered one by one, with other requests in between, and too many of them with 503.
 * Clients, named by the second argument, come in turns.
 */
export function createSearchApi(
  search: SiteSearch,
  wordsIn: (locale: Locale) => SearchWords,
): (request: Request, client?: string) => Promise<Response> {
  const queue = createRenderQueue({ mostWaiting })
  return async (request, client) => {
    if (!isReading(request.method)) return otherMethod(request.method, readingMethods)
    const url = new URL(request.url)
    const asker = requestLocale(url, request.headers.get('accept-language'))
    const words = wordsIn(asker)
    const wanted = readParameters(url.searchParams, words)
    if ('errors' in wanted) {
      const more = { detail: words.detail, errors: wanted.errors }
      const headers = { 'Content-Language': asker, Vary: 'Accept-Language' }
      return problem(422, 'Unprocessable Content', more, headers)
    }
    const make = async () => search.search(wanted)
    const found = await queue.run(make, { client }).catch(nothingIfFull)
    if (!found) return problem(503, 'Service Unavailable', {}, { 'Retry-After': '5' })
    const { query, locale, total, results, suggestion, missing, isFar } = found
    const body = {
      query,
      locale,
      total,
      results: results.map((result) => inLocale(result, locale)),
      suggestion,
      missing,
      isFar,
    }
    return new Response(JSON.stringify(body), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': caching,
        'X-Robots-Tag': 'noindex',
      },
    })
  }
}

function nothingIfFull(error: unknown): undefined {
  if (!(error instanceof RenderQueueFull)) throw error
}

function readParameters(parameters: URLSearchParams, words: SearchWords) {
  const errors: Record<string, Fault[]> = {}
  const query = parameters.get('q')
  const lang = parameters.get('lang') ?? 'en'
  const limit = parameters.get('limit') ?? String(usualResults)
  const locale = locales.find((known) => known === lang)
  if (query === null) errors.q = [{ code: 'missing', message: words.q }]
  if (!locale) errors.lang = [{ code: 'unknown', message: words.lang }]
  const isNumber = /^\d{1,4}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= mostResults
  if (!isNumber) {
    const message = words.limit.replace('{max}', String(mostResults))
    errors.limit = [{ code: 'range', message }]
  }
  if (query === null || !locale || !isNumber) return { errors }
  return { query, locale, limit: Number(limit) }
}

function inLocale(result: SearchResult, locale: Locale): SearchResult {
  const more = result.more.map((other) => ({ ...other, href: localAddress(other.href, locale) }))
  return { ...result, href: localAddress(result.href, locale), more }
}
