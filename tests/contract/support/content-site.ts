import { contentDocument } from '../../../server/rendering/documents/content-document.ts'
import { siteAddresses } from '../../../server/rendering/site-addresses.ts'
import { provideBuiltSite } from '../../../server/rendering/testing/built-site.ts'
import { fakeSite, siteUrl } from './fake-site.ts'

/** The site over its real content, until the tests of a file are over; pages themselves come from a stand-in. */
export function contentSite() {
  const content = provideBuiltSite({ origin: siteUrl })
  const site = fakeSite({
    render,
    documents: (request) => contentDocument(request, render),
    addresses: siteAddresses(content),
    discovery: { siteUrl, version: '1.2.3', title: 'A', description: 'B', statusPage: null },
  })
  return { content, site }
}

async function render(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const status = /^\/(?:404|blog\/-)$/.test(pathname) ? 404 : 200
  const body = `<html><main><nav>Home</nav><h1>Page ${pathname}</h1><p><a href="/x">x</a></p></main></html>`
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Collections of articles, each of which has a feed. */
export const collections = ['blog', 'knowledge-base'] as const

export const inLocale = (path: string, locale: 'en' | 'de') =>
  locale === 'de' ? `${path}?lang=de` : path
