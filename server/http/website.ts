import { type Rendered, readResponse } from './bake-answer.ts'
import { pageKey, type SearchKeys } from './cache-key.ts'
import { freshnessOf } from './moment-pages.ts'
import type { PageCache } from './page-cache.ts'
import { type Conditions, toResponse } from './stored-answer.ts'

/**
 * Browsers revalidate each time (one 304 by tag; the back-forward cache stays allowed): `no-cache` also keeps them from
 * using the stale directives, which are for caches in front of us (RFC 5861). A CDN that knows RFC 9213 may keep a page
 * for a minute and bridge a deploy or an outage.
 */
const pageCaching = 'public, no-cache, stale-while-revalidate=600, stale-if-error=86400'
const cdnCaching = 'max-age=60, stale-while-revalidate=600, stale-if-error=86400'

/** Free times must be true now: no cache in front of us learns of a booking, so it has to ask. */
const momentCaching = 'public, no-cache'

export type WebsiteOptions = {
  readonly pages: PageCache
  readonly siteUrl: string
  readonly searchKeys?: SearchKeys | undefined
  readonly render: (request: Request) => Promise<Response>
  readonly documents?: ((request: Request) => Promise<Response | undefined>) | undefined
}

/** Pages, and documents such as the sitemap and feeds: from the cache, or made by asking Start with a clean request. */
export function createWebsite(options: WebsiteOptions) {
  const { pages } = options

  /** Only the address decides what is rendered: no header or address of a visitor can get into a page that all see. */
  async function load(location: string): Promise<Rendered> {
    const request = new Request(options.siteUrl + location, { headers: { accept: 'text/html' } })
    const document = await options.documents?.(request)
    const rendered = await readResponse(document ?? (await options.render(request)))
    return withCaching(rendered, freshnessOf(location) !== undefined)
  }

  const website = {
    /** The answer for a canonical path and query. A render that fails or answers 5xx throws. */
    async answer(canonical: string, conditions: Conditions): Promise<Response> {
      const key = pageKey(canonical, options.searchKeys)
      if (key.isCacheable) {
        return toResponse(await pages.answer(key.location, conditions, () => load(key.location)))
      }
      const { status, headers, body } = await load(key.location)
      const init = {
        status,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
      }
      return new Response(body as Buffer<ArrayBuffer>, init)
    },
    /** Makes a page and its compressed forms. A page that fails will fail for its first visitor, and be logged there. */
    async warm(location: string): Promise<void> {
      for (const acceptEncoding of ['br', 'gzip']) {
        await website.answer(location, { method: 'GET', acceptEncoding }).catch(() => {})
      }
    },
  }
  return website
}

/** Keeps the page's own caching when it asks for something stricter or, as feeds may, for something else. */
function withCaching(rendered: Rendered, tellsOfMoment: boolean): Rendered {
  if (rendered.status >= 500) throw new RenderFailure(rendered.status)
  const names = new Set(rendered.headers.map(([name]) => name.toLowerCase()))
  if (names.has('cache-control')) return rendered
  if (tellsOfMoment) {
    return { ...rendered, headers: [...rendered.headers, ['Cache-Control', momentCaching]] }
  }
  const added: [string, string][] = [['Cache-Control', pageCaching]]
  if (rendered.status === 200) added.push(['CDN-Cache-Control', cdnCaching])
  return { ...rendered, headers: [...rendered.headers, ...added] }
}

/** The framework answered with an error page of its own; ours is sent instead. */
export class RenderFailure extends Error {
  constructor(status: number) {
    super(`The page renderer answered ${status}`)
    this.name = 'RenderFailure'
  }
}
