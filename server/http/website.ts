import { splitLocation } from '../../shared/addresses/canonical-url.ts'
import { parseSearch } from '../../shared/addresses/search-params.ts'
import { localeNamed } from '../../shared/i18n/locale.ts'
import { pageAt } from '../../shared/page-at.ts'
import type { Addresses } from './addresses.ts'
import { type PageKey, pageKey } from './cache-key.ts'
import { plainAnswer } from './errors.ts'
import { formKey, isNegotiated, type PageForm, preferredForm } from './negotiate-page.ts'
import type { PageCache } from './page-cache.ts'
import { withCacheControl } from './page-lifetime.ts'
import { pageLinks } from './page-links.ts'
import { inPieces, PiecedResponse } from './pieced-body.ts'
import { headerOf, type Rendered, readResponse } from './prepare-answer.ts'
import { createRenderQueue, RenderQueueFull } from './render-queue.ts'
import { type Conditions, toResponse } from './stored-answer.ts'

/**
 * Statuses that a rendered page or document may have. Redirects were answered before; 422 means that the query of a
 * document is invalid.
 */
const pageStatuses = [200, 404, 422]

const accepts: Record<PageForm, string> = { html: 'text/html', markdown: 'text/markdown' }

interface WebsiteOptions {
  readonly pages: PageCache
  /** Pages with a query, whose number has no limit: a cache of their own, so that a flood of them evicts no pages. */
  readonly views: PageCache
  readonly addresses: Addresses
  readonly siteUrl: string
  readonly render: (request: Request) => Promise<Response>
  readonly documents?: ((request: Request) => Promise<Response | undefined>) | undefined
}

/** Pages in both forms, and documents such as the sitemap and feeds: from the cache, or made from a clean request. */
export function createWebsite(options: WebsiteOptions) {
  const { pages, views } = options
  const queue = createRenderQueue()

  /** Only address and form decide what is rendered: nothing of one visitor's request can get into a cached page. */
  async function load(key: PageKey, form: PageForm, client: string | undefined): Promise<Rendered> {
    const { location, keeps } = key
    const request = new Request(options.siteUrl + location, { headers: { accept: accepts[form] } })
    const isPage = keeps === 'page'
    const page = pageAt(splitLocation(location)[0])
    // Pages of the table are few and stay cached: a flood of others must not delay their first render.
    const isVital = isPage && page !== undefined
    const render = async () =>
      readResponse((await options.documents?.(request)) ?? (await options.render(request)))
    const rendered = await queue.run(render, { client, isVital })
    if (!pageStatuses.includes(rendered.status)) throw new RenderFailure(rendered.status)
    const varied = isNegotiated(location) ? varyingByAccept(rendered) : rendered
    const linked = isPage && form === 'html' ? withPageLinks(varied, location) : varied
    return { ...withCacheControl(linked, key), isLocal: page?.isLocal === true }
  }

  async function answer(canonical: string, conditions: Conditions, client?: string) {
    const key = pageKey(canonical, options.addresses)
    const form = isNegotiated(key.location) ? preferredForm(conditions.accept) : 'html'
    const make = () => load(key, form, client)
    if (key.keeps !== 'nothing') {
      const cache = key.keeps === 'page' ? pages : views
      return toResponse(await cache.answer(formKey(key.location, form), conditions, make))
    }
    return uncachedResponse(await make())
  }

  return {
    /**
     * The answer for a canonical path and query; 503 while more pages are asked for than can be made. A render that fails
     * or answers 5xx throws.
     *
     * @param client for whom it waits in the line, if it has to; never for what is made
     */
    async answer(canonical: string, conditions: Conditions, client?: string): Promise<Response> {
      try {
        return await answer(canonical, conditions, client)
      } catch (error) {
        if (!(error instanceof RenderQueueFull)) throw error
        return plainAnswer(503, 'Too many requests at once', { 'Retry-After': '5' })
      }
    },

    /**
     * Renders a page and its compressed forms. A page that fails here fails for its first visitor too, and is logged
     * then.
     */
    async warm(location: string): Promise<void> {
      for (const acceptEncoding of ['br', 'gzip']) {
        await answer(location, { method: 'GET', acceptEncoding }).catch(() => {})
      }
      await pages.recompress(formKey(location, 'html'))
    },
  }
}

/** What is made for one visitor, as it is. */
function uncachedResponse({ status, headers, body }: Rendered): Response {
  return new PiecedResponse(inPieces(body), {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  })
}

/** Caches in front of us must not serve one form to a client that asked for the other, not even its absence. */
function varyingByAccept(rendered: Rendered): Rendered {
  return { ...rendered, headers: [...rendered.headers, ['Vary', 'Accept']] }
}

/** Adds the `Link` header to a page; anything else, such as a feed, has none. */
function withPageLinks(rendered: Rendered, location: string): Rendered {
  const isHtml = headerOf(rendered, 'content-type')?.startsWith('text/html')
  if (rendered.status !== 200 || !isHtml) return rendered
  const locale = localeNamed(parseSearch(splitLocation(location)[1]).lang)
  const link: [string, string] = ['Link', pageLinks(location, locale)]
  return { ...rendered, headers: [...rendered.headers, link] }
}

/** The renderer answered with an error or a redirect of its own; our error page is sent instead. */
class RenderFailure extends Error {
  constructor(status: number) {
    super(`The page renderer answered ${status}`)
    this.name = 'RenderFailure'
  }
}
