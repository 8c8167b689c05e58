import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createRateLimit } from '../../../server/api/rate-limit.ts'
import { compileContent } from '../../../server/content/compile.ts'
import { openContent } from '../../../server/content/queries.ts'
import { contentDocument } from '../../../server/rendering/documents.ts'
import { siteAddresses } from '../../../server/rendering/site-addresses.ts'
import { provideSiteContext } from '../../../server/rendering/site-context.ts'
import { createSandbox } from '../../../server/sandbox/create-sandbox.ts'
import { type FakeSite, fakeSite, siteUrl } from './fake-site.ts'

/** The app with the real content, its documents and the sandbox, and a clock that a test moves. */
export function sandboxSite(): FakeSite & { clock: { now: number }; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const outFile = join(folder, 'content.db')
  compileContent({ contentDir: resolve(import.meta.dirname, '../../../content'), outFile })
  const content = openContent(outFile)
  const build = { version: '1.2.3', buildId: 'abc', buildTimestamp: '2026-11-21T08:00:00.000Z' }
  provideSiteContext({ content, origin: siteUrl, build, sentryDsn: undefined })
  const clock = { now: Date.parse('2026-11-23T08:00:00Z') }
  const sandbox = createSandbox({
    siteUrl,
    trustProxy: false,
    now: () => new Date(clock.now),
    limits: content.facts().sandbox,
    words: (locale) => content.wording('sandbox', locale),
    rateLimit: createRateLimit({ name: 'sandbox', max: 10_000, windowMs: 60_000 }),
  })
  const noPage = async () => new Response(null, { status: 404 })
  const site = fakeSite({
    sandbox,
    addresses: siteAddresses(content),
    documents: (request) => contentDocument(request, noPage),
  })
  return {
    ...site,
    clock,
    close() {
      content.close()
      rmSync(folder, { recursive: true })
    },
  }
}
