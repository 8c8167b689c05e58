import { serve } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createRateLimit } from '../../../server/api/rate-limit.ts'
import { builtContent, openBuiltContent } from '../../../server/content/testing/built-content.ts'
import type { Log } from '../../../server/log.ts'
import { createMcp } from '../../../server/mcp/create-mcp.ts'
import { calloutResult } from '../../../server/rendering/callouts/callout-result.ts'
import { searchWithCallouts } from '../../../server/rendering/callouts/search-with-callouts.ts'
import { contentDocument } from '../../../server/rendering/documents/content-document.ts'
import { siteAddresses } from '../../../server/rendering/site-addresses.ts'
import { provideSiteContext } from '../../../server/rendering/site-context.ts'
import { openSearch } from '../../../server/search/open-search.ts'
import { freePort } from '../../../server/testing/free-port.ts'
import { fakeSite } from './fake-site.ts'

/** Clients of before and after the protocol lost its handshake. */
export const eras = ['legacy', 'auto'] as const

/** The app with the real content, search and MCP server on a port of loopback; pages come from a stand-in. */
export async function mcpSite() {
  const content = openBuiltContent()
  const search = searchWithCallouts(
    openSearch(builtContent, content.site().brand.name),
    calloutResult,
  )
  const failures: unknown[] = []
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const build = { version: '1.2.3', buildId: 'abc', buildTimestamp: '2026-11-21T08:00:00.000Z' }
  provideSiteContext({ content, search, origin, build, sentryDsn: undefined })
  const site = fakeSite({
    environment: { siteUrl: origin, sentryDsn: undefined, trustProxy: false },
    addresses: siteAddresses(content),
    render: standInPage,
    documents: (request) => contentDocument(request, standInPage),
    mcp: (readPage) =>
      createMcp({
        readPage,
        siteUrl: origin,
        trustProxy: false,
        version: build.version,
        log: { debug() {}, error: (values: unknown) => failures.push(values) } as unknown as Log,
        search,
        limits: content.facts().mcp,
        rateLimit: createRateLimit({ name: 'mcp', max: 10_000, windowMs: 60_000 }),
      }),
  })
  const server = serve({
    fetch: (request) => site.app.fetch(request, '192.0.2.7'),
    port,
    hostname: '127.0.0.1',
    // Other tests run in the same process.
    overrideGlobalObjects: false,
  })
  return {
    origin,
    brandName: content.site().brand.name,
    /** What tools have failed with. */
    failures,
    /** A client of the official SDK, connected over HTTP. */
    async connect(era: (typeof eras)[number], path = '/mcp') {
      const options = { versionNegotiation: { mode: era } }
      const client = new Client({ name: 'test', version: '1.0.0' }, options)
      await client.connect(new StreamableHTTPClientTransport(new URL(path, origin)))
      return client
    },
    close() {
      server.close()
      search.close()
      content.close()
    },
  }
}

/** A page whose text is longer than one part of `read_page`; one of the table fails. */
async function standInPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/careers') throw new Error('secret cause')
  const status = pathname === '/404' ? 404 : 200
  const paragraphs = Array.from(
    { length: 300 },
    (_, at) => `<p>Paragraph ${at}. ${'x'.repeat(90)}</p>`,
  )
  const body = `<html><main><h1>Page ${pathname}</h1>${paragraphs.join('')}</main></html>`
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
