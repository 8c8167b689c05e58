import type { IncomingHttpHeaders } from 'node:http'
import { type Handler, Hono } from 'hono'
import type { Site } from '../shared/content/site.ts'
import type { Locale } from '../shared/i18n/locale.ts'
import type { BuildInfo } from './build-info.ts'
import type { Environment } from './environment.ts'
import type { Addresses } from './http/addresses.ts'
import {
  aiCatalog,
  apiCatalog,
  type DiscoveryFacts,
  discoveryPaths,
  mcpPath,
  serverCard,
} from './http/discovery.ts'
import { languageHosts } from './http/language-hosts.ts'
import { formKey, preferredForm } from './http/negotiate-page.ts'
import { createPageCache, type PageCache } from './http/page-cache.ts'
import { quickCodings } from './http/prepare-answer.ts'
import { refuseMalformed } from './http/request-guard.ts'
import { logRequest, type RecordRequest } from './http/request-log.ts'
import { type SecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { settledAddress } from './http/settled-address.ts'
import { healthAnswer, textFile, versionAnswer } from './http/small-answers.ts'
import { spareTime } from './http/spare-time.ts'
import type { StaticAssets } from './http/static-assets.ts'
import * as step from './http/steps.ts'
import type { Answer, Conditions } from './http/stored-answer.ts'
import { createWebsite } from './http/website.ts'
import { robotsText, securityText } from './http/well-known.ts'
import type { Log } from './log.ts'
import type { ReadPage } from './mcp/dependencies.ts'
import { sandboxPath } from './sandbox/contract.ts'
import type { SandboxEnv } from './sandbox/dependencies.ts'

/** What the app answers itself. */
const ownPaths: readonly string[] = [
  '/healthz',
  '/version.json',
  '/robots.txt',
  '/.well-known/security.txt',
  mcpPath,
  ...Object.values(discoveryPaths),
]

/** Some hundred results of searches and calculators: for what many ask at the same time. */
const viewBytes = 8 * 1024 * 1024

/** Everything the site is made of; tests replace what they like. */
export interface Dependencies {
  readonly environment: Pick<Environment, 'siteUrl' | 'sentryDsn' | 'trustProxy'>
  readonly build: BuildInfo
  readonly log: Log
  /** Called for every answer; writes to the log by default. */
  readonly record?: RecordRequest
  readonly now: () => Date
  /** The client build's files; gets the headers that each of them must carry. */
  readonly assets: (security: SecurityHeaders) => StaticAssets
  /** Complete HTML for a clean GET. */
  readonly render: (request: Request) => Promise<Response>
  /** The page frame sent with 500 when rendering fails. */
  readonly shell: (locale: Locale) => string
  readonly securityEmail: string
  /** What robots.txt tells crawlers. By default they may collect texts to train models, and no use is declared. */
  readonly crawlers?: Site['crawlers']
  /** The other documents that programs find at well-known addresses. */
  readonly discovery?: DiscoveryFacts
  /** Which paths have a page or a document. */
  readonly addresses: Addresses
  /** Endpoints below `/api/`. */
  readonly api?: step.Api
  /** The sandbox of the extraction API, below `/sandbox`. */
  readonly sandbox?: Hono<SandboxEnv>
  /** The MCP server, at `/mcp`. */
  readonly mcp?: (readPage: ReadPage) => Handler<step.SiteEnv>
  /**
   * Sitemap, feeds, llms.txt, and any page for a request that accepts `text/markdown`; kept in the page cache like pages.
   * Undefined means: not one of these.
   */
  readonly documents?: (request: Request) => Promise<Response | undefined>
  /** Subdomain prefixes that only redirect; `fr` and `es` by default. */
  readonly retiredHosts?: readonly string[]
  readonly pageCacheBytes?: number
}

/** The site as a function from request to answer, on any fetch runtime. */
export interface App {
  fetch(request: Request, socketAddress?: string): Promise<Response>
  /** A kept page or file, for a server that can write it without building a Request; undefined means: use `fetch`. */
  tryHit(method: string, target: string, headers: IncomingHttpHeaders): Answer | undefined
  /** What the page cache holds at the moment. */
  readonly kept: Pick<PageCache, 'size' | 'bytes'>
  /** Called for every hit. */
  readonly record: RecordRequest
  /** Drops cached pages that show free times: a time was booked, moved or freed. */
  dropShortLived(): void
  /** Renders and compresses pages ahead of their first visitor, one after the other. */
  warm(locations: readonly string[]): Promise<void>
}

/** Puts the site together. */
export function createApp(deps: Dependencies): App {
  const parts = openParts(deps)
  const { record, hosts, assets, pages, views, website } = parts
  const pipeline = createPipeline(deps, parts)

  return {
    record,
    kept: pages,
    fetch: async (request, socketAddress) => pipeline.fetch(request, { socketAddress }),
    tryHit(method, target, headers) {
      const conditions = simpleConditions(method, headers)
      if (!conditions || hosts.isRetired(headers.host)) return undefined
      const key = formKey(target, preferredForm(headers.accept))
      return (
        pages.peek(key, conditions) ??
        views.peek(key, conditions) ??
        assets.peek(target, conditions)
      )
    },
    dropShortLived: () => pages.dropShortLived(),
    async warm(locations) {
      for (const location of locations) await website.warm(location)
    },
  }
}

/** What the steps work with: the files of the build, the caches, the pages. */
function openParts(deps: Dependencies) {
  const { siteUrl, sentryDsn } = deps.environment
  const security = securityHeaders(sentryDsn)
  const record: RecordRequest = deps.record ?? ((request) => logRequest(deps.log, request))
  const hosts = languageHosts(siteUrl, deps.retiredHosts ?? ['fr', 'es'])
  const assets = deps.assets(security)
  const pages = createPageCache({
    security,
    maxBytes: deps.pageCacheBytes,
    later: spareTime((err) => deps.log.error({ err }, 'a page could not be made smaller')),
  })
  const views = createPageCache({
    security,
    codings: quickCodings,
    maxBytes: deps.pageCacheBytes === 0 ? 0 : viewBytes,
  })
  const website = createWebsite({ ...deps, pages, views, siteUrl })
  return { security, record, hosts, assets, pages, views, website }
}

/** The way of a request: it goes through the steps in this order, and the first that has an answer ends it. */
function createPipeline(
  deps: Dependencies,
  { security, record, hosts, assets, website }: ReturnType<typeof openParts>,
): Hono<step.SiteEnv> {
  const { siteUrl, trustProxy } = deps.environment
  const exists = (path: string) =>
    deps.addresses.has(path) || assets.has(path) || ownPaths.includes(path)
  const readPage = async (location: string) =>
    refuseMalformed(new URL(location, siteUrl)) ??
    website.answer(settledAddress(location, exists), { method: 'GET', accept: 'text/markdown' })

  const app = new Hono<step.SiteEnv>()
  app.use(step.completeAndRecord(record, security))
  app.use(step.refuseMalformedRequests)
  app.use(step.leaveRetiredHosts(hosts))
  app.use(step.moveToSettledAddress(exists))
  app.use(step.serveAssets(assets))
  app.all('/api/*', step.answerApi(deps.api, siteUrl, trustProxy))
  if (deps.sandbox) app.route(sandboxPath, deps.sandbox)
  if (deps.mcp) app.all(mcpPath, deps.mcp(readPage))
  app.use(step.refuseOtherMethods)
  app.use('/words/*', step.refuseOtherBuilds(deps.build.buildId))
  app.get('/healthz', () => healthAnswer())
  app.get('/version.json', () => versionAnswer(deps.build))
  app.get('/robots.txt', () =>
    textFile(robotsText(siteUrl, deps.crawlers?.training !== 'refuse', deps.crawlers?.signals)),
  )
  app.get('/.well-known/security.txt', () =>
    textFile(securityText(siteUrl, deps.securityEmail, deps.now())),
  )
  if (deps.discovery) serveDiscovery(app, deps.discovery)
  app.get('*', step.answerPages(website, trustProxy))
  app.onError(step.answerFailure(deps.log, deps.shell))
  return app
}

/** What decides between the stored forms of an answer; undefined for a request that needs more than one of them. */
function simpleConditions(method: string, headers: IncomingHttpHeaders): Conditions | undefined {
  const isSimple = (method === 'GET' || method === 'HEAD') && headers.range === undefined
  if (!isSimple) return undefined
  const acceptEncoding = headers['accept-encoding'] as string | undefined
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
  return { method, acceptEncoding, ifMatch, ifNoneMatch }
}

function serveDiscovery(app: Hono<step.SiteEnv>, facts: DiscoveryFacts): void {
  app.get(discoveryPaths.apiCatalog, () => apiCatalog(facts))
  app.get(discoveryPaths.aiCatalog, () => aiCatalog(facts))
  app.get(discoveryPaths.serverCard, () => serverCard(facts))
  app.get(discoveryPaths.oldServerCard, () => serverCard(facts))
}
