import { pathOfMarkdown } from '../../shared/addresses/markdown-path.ts'
import { pageAt } from '../../shared/page-at.ts'
import type { PageKey } from './cache-key.ts'
import { headerOf, type Rendered } from './prepare-answer.ts'

/* How long a page may be kept: here, in browsers, and in caches between them. */

/**
 * Pages that are valid for a short time only, because they show free times for a call. A cached copy is shown for this
 * long at most. Bookings of this process show at once (`App.dropShortLived`); the store refuses a time that another
 * process has booked.
 */
const lifetimeMs = 15_000

/**
 * How long the page cache may show a page, in milliseconds; undefined means: until the restart.
 *
 * @param key an address, or the key of one of its forms (`formKey`)
 */
export function lifetimeOf(key: string): number | undefined {
  const path = key.slice(key.indexOf('/')).split('?', 1)[0] as string
  return pageAt(pathOfMarkdown(path) ?? path)?.isShortLived ? lifetimeMs : undefined
}

/**
 * Browsers revalidate each time (one 304 by tag; the back-forward cache stays allowed). `no-cache` also keeps them from
 * using the stale directives, which are meant for caches in front of us (RFC 5861). A CDN that knows RFC 9213 may keep
 * a page for a minute, and longer during a deploy or an outage.
 */
const pageCaching = 'public, no-cache, stale-while-revalidate=600, stale-if-error=86400'
const cdnCaching = 'max-age=60, stale-while-revalidate=600, stale-if-error=86400'

/**
 * nginx (`deploy/nginx.conf`) may keep a page for a second: a new version shows at once, and many requests for one page
 * are answered there.
 */
const nginxCaching = '1'

/** Free times must be current: a cache in front of us does not learn of a booking, so it has to revalidate. */
const shortLivedCaching = 'public, no-cache'

/**
 * Adds the caching headers, unless the page has its own (`caching` of its page data). The lines for a CDN and for nginx
 * are those of whole pages: views that a visitor asked for, short-lived pages and faults have none.
 */
export function withCacheControl(rendered: Rendered, { location, keeps }: PageKey): Rendered {
  if (headerOf(rendered, 'cache-control') !== undefined) return rendered
  const isShortLived = lifetimeOf(location) !== undefined
  const caching: [string, string] = [
    'Cache-Control',
    isShortLived ? shortLivedCaching : pageCaching,
  ]
  const isKeptInFront = keeps === 'page' && !isShortLived && rendered.status === 200
  const added: [string, string][] = isKeptInFront
    ? // nginx obeys the first caching header it reads.
      [['X-Accel-Expires', nginxCaching], caching, ['CDN-Cache-Control', cdnCaching]]
    : [caching]
  return { ...rendered, headers: [...rendered.headers, ...added] }
}
