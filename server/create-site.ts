import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from 'hono'
import type { Locale } from '../shared/i18n/locale.ts'
import { sitePages } from '../shared/pages.ts'
import { clientKey } from './api/client-network.ts'
import { createRateLimit } from './api/rate-limit.ts'
import { createSearchApi } from './api/search.ts'
import { createApp } from './app.ts'
import { type BuildInfo, readBuildInfo } from './build-info.ts'
import { type Content, openContent } from './content/store/queries.ts'
import type { Environment } from './environment.ts'
import type { SharedDirectory } from './http/asset-index.ts'
import { logRequest } from './http/request-log.ts'
import { createStaticAssets } from './http/static-assets.ts'
import type { SiteEnv } from './http/steps.ts'
import { keepAssets, placesIn } from './kept-assets/keep-assets.ts'
import { openKeptFiles } from './kept-assets/kept-files.ts'
import { createLog, type ProcessLog } from './log.ts'
import type { RenderPage } from './markdown/markdown-answer.ts'
import { createMcp } from './mcp/create-mcp.ts'
import type { ReadPage } from './mcp/dependencies.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { calloutResult } from './rendering/callouts/callout-result.ts'
import { searchWithCallouts } from './rendering/callouts/search-with-callouts.ts'
import { contentDocument } from './rendering/documents/content-document.ts'
import { failureShell } from './rendering/failure-shell.ts'
import type { PageFiles } from './rendering/page-files.ts'
import { siteAddresses } from './rendering/site-addresses.ts'
import { provideSiteContext } from './rendering/site-context.ts'
import { openRequests } from './requests/open-requests.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { openSearch, type SiteSearch } from './search/open-search.ts'
import type { Site } from './serve-site.ts'

/** Where the site's files lie: `dist` in production, `.cache` while developing. */
interface SiteFiles {
  /** Holds `content.db`, and in production `build.json` and `client/`. */
  directory: string
  /** Files of the build; undefined while developing. */
  files?: PageFiles
}

/**
 * Rendered and compressed before the first visitor comes. The decoder's first line takes several times as long as any
 * other. More pages would cost an idle server memory.
 */
const firstPages = ['/', '/?lang=de', sitePages['try-callout'].path]

const developmentBuild: BuildInfo = {
  version: 'development',
  buildId: 'development',
  buildTimestamp: '1970-01-01T00:00:00.000Z',
}

const filesIn = (folder: string) => async (name: string) =>
  new Uint8Array(await readFile(join(folder, name)))

/** What all parts of the site are made with. */
interface Basis {
  readonly environment: Environment
  readonly content: Content
  readonly build: BuildInfo
  readonly log: ProcessLog
  readonly now: () => Date
}

/** Builds the site around the renderer of its pages: the one place where real dependencies meet. */
export async function createSite(
  render: RenderPage,
  environment: Environment,
  { directory, files }: SiteFiles,
): Promise<Site> {
  const isDevelopment = files === undefined
  const basis = await openBasis(environment, directory, isDevelopment)
  const { content, log } = basis
  const brandName = content.site().brand.name
  const pageSearch = openSearch(join(directory, 'content.db'), brandName)
  const search = searchWithCallouts(pageSearch, calloutResult)
  const clientFiles = join(directory, 'client')
  // Mostly waits for the disk, so it runs while the rest is opened.
  const keeping = isDevelopment ? undefined : sharedAssets(clientFiles, basis)
  const requests = await openRequests({
    ...basis,
    render,
    forgetTimes: () => app.dropShortLived(),
  })
  const { openDeliveries, probeStore } = requests
  const metrics = await openMetrics({ ...basis, openDeliveries, probeStore })
  provideSiteContext({
    ...basis,
    search,
    readMade: filesIn(join(directory, 'made')),
    origin: environment.siteUrl,
    sentryDsn: environment.sentryDsn,
    calls: requests.calls,
    passesRequestsOn: environment.leadWebhookUrl !== undefined,
  })
  const searchApi = createSearchApi(search, (locale) => content.wording('problems', locale).search)
  requests.api.all('/api/search', ({ req, env }) =>
    searchApi(req.raw, clientKey(env.clientAddress)),
  )
  const directories = isDevelopment ? [] : [{ directory: clientFiles, prefix: '' }]
  const shared = await keeping
  const app = createApp({
    ...basis,
    ...saidByContent(basis),
    record(request) {
      logRequest(log, request)
      metrics?.observe(request)
    },
    render,
    shell: failureShells(content, files),
    assets: (security) => createStaticAssets({ directories, shared, security }),
    api: async (request, context) => requests.api.fetch(request, context),
    sandbox: openSandbox(basis),
    mcp: openMcp(basis, search),
    documents: (request) => contentDocument(request, render),
    pageCacheBytes: isDevelopment ? 0 : undefined,
  })
  return {
    ...app,
    log,
    brandName,
    async afterStart() {
      requests.start()
      await app.warm(firstPages)
    },
    async close() {
      metrics?.close()
      await requests.close()
      search.close()
      content.close()
    },
  }
}

async function openBasis(
  environment: Environment,
  directory: string,
  isDevelopment: boolean,
): Promise<Basis> {
  const content = openContent(join(directory, 'content.db'))
  const build = isDevelopment
    ? developmentBuild
    : await readBuildInfo(join(directory, 'build.json'))
  const log = createLog(environment.logLevel)
  return { environment, content, build, log, now: () => new Date() }
}

/** The sandbox with the limits and words of the content. */
function openSandbox({ environment, content, now }: Basis) {
  const { siteUrl, trustProxy } = environment
  const limits = content.facts().sandbox
  return createSandbox({
    siteUrl,
    trustProxy,
    now,
    limits,
    words: (locale) => content.wording('sandbox', locale),
    rateLimit: createRateLimit({
      name: 'sandbox',
      max: limits.requestsPerMinute,
      windowMs: 60_000,
    }),
  })
}

/** What the app answers with words and addresses of the content, as in the documents at well-known addresses. */
function saidByContent({ environment, content, build }: Basis) {
  const { contact, crawlers, hosts, statusPage } = content.site()
  const { siteUrl } = environment
  const { version } = build
  const { title, summary } = content.wording('mcp', 'en')
  return {
    securityEmail: contact.securityEmail,
    crawlers,
    discovery: { siteUrl, version, title, description: summary, statusPage },
    retiredHosts: hosts.retired,
    addresses: siteAddresses(content),
  }
}

/** The MCP server with the limits of the content. */
function openMcp(
  { environment, content, build, log }: Basis,
  search: SiteSearch,
): (readPage: ReadPage) => Handler<SiteEnv> {
  const { siteUrl, trustProxy } = environment
  const { version } = build
  const limits = content.facts().mcp
  const rateLimit = createRateLimit({
    name: 'mcp',
    max: limits.requestsPerMinute,
    windowMs: 60_000,
  })
  return (readPage) =>
    createMcp({ search, log, version, siteUrl, trustProxy, limits, rateLimit, readPage })
}

/** The page frame of each language that is sent when rendering fails; made when it is first needed. */
function failureShells(content: Content, files: PageFiles | undefined) {
  const brandName = content.site().brand.shortName
  const shells: Partial<Record<Locale, string>> = {}
  return (locale: Locale) => {
    shells[locale] ??= failureShell(content.ui(locale), brandName, locale, files)
    return shells[locale]
  }
}

/**
 * Hashed files of earlier builds, to which those of this one are added. Where nothing can be written the site works with
 * what is there: only tabs opened before a deploy may miss something.
 */
async function sharedAssets(
  clientFiles: string,
  { environment, build, log }: Basis,
): Promise<SharedDirectory | undefined> {
  const { buildId } = build
  const into = join(environment.dataDir, 'assets')
  try {
    await keepAssets({ from: join(clientFiles, 'assets'), into, buildId, now: new Date(), log })
  } catch (error) {
    log.error({ err: error }, 'files of earlier builds cannot be kept')
  }
  return existsSync(placesIn(into).files) ? openKeptFiles(into, log) : undefined
}
