import { createRateLimit } from '../../../server/api/rate-limit.ts'
import { openBuiltContent } from '../../../server/content/testing/built-content.ts'
import { contentDocument } from '../../../server/rendering/documents/content-document.ts'
import { siteAddresses } from '../../../server/rendering/site-addresses.ts'
import { provideSiteContext } from '../../../server/rendering/site-context.ts'
import { createSandbox } from '../../../server/sandbox/create-sandbox.ts'
import { type FakeSite, fakeSite, siteUrl } from './fake-site.ts'

/** A time that stands still until a test moves it. */
export const standing = { now: Date.parse('2026-11-23T08:00:00Z') }

/** The app with the real content, its documents and the sandbox. */
export function sandboxSite(
  origin = siteUrl,
  now = () => new Date(standing.now),
): FakeSite & { close(): void } {
  const content = openBuiltContent()
  const build = { version: '1.2.3', buildId: 'abc', buildTimestamp: '2026-11-21T08:00:00.000Z' }
  provideSiteContext({ content, origin, build, sentryDsn: undefined })
  const sandbox = createSandbox({
    siteUrl: origin,
    trustProxy: false,
    now,
    limits: content.facts().sandbox,
    words: (locale) => content.wording('sandbox', locale),
    rateLimit: createRateLimit({ name: 'sandbox', max: 10_000, windowMs: 60_000 }),
  })
  const noPage = async () => new Response(null, { status: 404 })
  const site = fakeSite({
    environment: { siteUrl: origin, sentryDsn: undefined, trustProxy: false },
    sandbox,
    addresses: siteAddresses(content),
    documents: (request) => contentDocument(request, noPage),
  })
  return { ...site, close: () => content.close() }
}
