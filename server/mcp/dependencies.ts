import type { Facts } from '../../shared/content/facts.ts'
import type { RateLimit } from '../api/rate-limit.ts'
import type { Log } from '../log.ts'
import type { SiteSearch } from '../search/open-search.ts'

/** What the MCP server needs from outside. */
interface McpDependencies {
  /** Origin of the site, used in all addresses in answers. */
  readonly siteUrl: string
  readonly trustProxy: boolean
  readonly version: string
  readonly log: Log
  readonly search: SiteSearch
  readonly limits: Facts['mcp']
  /** Counts the requests of a client. */
  readonly rateLimit: RateLimit
}

/** A page as Markdown, by its path and query; made and kept like every page. */
export type ReadPage = (location: string) => Promise<Response>

/** The dependencies, and how pages are read. */
export type McpTools = McpDependencies & { readonly readPage: ReadPage }
