import type { Content } from '../content/store/queries.ts'
import type { SiteSearch } from '../search/open-search.ts'
import type { CallBook } from './page-data/call-book.ts'

/** What rendering a page needs besides the request: set once when the server starts. */
export interface SiteContext {
  content: Content
  /** Reads a file for visitors that the build has made outside the client build, by its name. */
  readMade?: (name: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Without a search, pages show their index and find nothing. */
  search?: SiteSearch | undefined
  /** SITE_URL: canonical addresses are built from it, never from a request header. */
  origin: string
  build: { version: string; buildId: string; buildTimestamp: string }
  /** Where the browser sends errors; without it the code for that is not loaded. */
  sentryDsn: string | undefined
  /** Whether requests are passed on to another system (LEAD_WEBHOOK_URL). */
  passesRequestsOn?: boolean
  /** Free times and booked calls; without one the page says that times cannot be shown. */
  calls?: CallBook | undefined
  /** The clock of pages that show what is still to come. */
  now?: () => Date
}

let current: SiteContext | undefined

/**
 * Sets the context that all loaders read. Throws when browsers would send error reports to a processor that the privacy
 * policy does not name (Art. 13 (1) e GDPR).
 */
export function provideSiteContext(context: SiteContext): void {
  if (context.sentryDsn && !context.content.site().processors.errorReporting) {
    throw new Error('SENTRY_DSN is set: name processors.errorReporting in content/site.yaml')
  }
  current = context
}

/** The context of this process. Throws before {@link provideSiteContext} was called. */
export function siteContext(): SiteContext {
  if (!current) throw new Error('The site context is not set: createSite() must run first')
  return current
}
