import { type Locale, locales } from '../../src/i18n/locale.ts'
import { localAddress } from '../../src/navigation/local-address.ts'
import { problem } from '../http/problem.ts'
import type { SearchResult, SiteSearch } from '../search/open-search.ts'

type Fault = { code: string; message: string }

/** Answers change with a deploy only; browsers may keep what they just typed. */
const caching = 'public, max-age=300'

const usualResults = 8
const mostResults = 50

/**
 * `GET /api/search?q=&lang=&limit=`: pages of a language that answer a query, the best first, with addresses in that
 * language. Longer queries are cut to 200 characters; other wrong values get 422.
 */
export function createSearchApi(search: SiteSearch): (request: Request) => Response {
  return (request) => {
    const { searchParams } = new URL(request.url)
    const wanted = readParameters(searchParams)
    if ('errors' in wanted) {
      const detail = 'The query of this address has values that cannot be answered.'
      return problem(422, 'Unprocessable Content', { detail, errors: wanted.errors })
    }
    const { query, locale, total, results, suggestion } = search.search(wanted)
    const body = {
      query,
      locale,
      total,
      results: results.map((result) => localised(result, locale)),
      suggestion,
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

function readParameters(parameters: URLSearchParams) {
  const errors: Record<string, Fault[]> = {}
  const query = parameters.get('q')
  const lang = parameters.get('lang') ?? 'en'
  const limit = parameters.get('limit') ?? String(usualResults)
  const locale = locales.find((known) => known === lang)
  if (query === null) errors.q = [{ code: 'missing', message: 'Say what to look for' }]
  if (!locale) errors.lang = [{ code: 'unknown', message: 'Use en or de' }]
  const isNumber = /^\d{1,4}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= mostResults
  if (!isNumber) {
    errors.limit = [{ code: 'range', message: `Use a whole number from 1 to ${mostResults}` }]
  }
  if (query === null || !locale || !isNumber) return { errors }
  return { query, locale, limit: Number(limit) }
}

function localised(result: SearchResult, locale: Locale): SearchResult {
  const more = result.more.map((other) => ({ ...other, href: localAddress(other.href, locale) }))
  return { ...result, href: localAddress(result.href, locale), more }
}
