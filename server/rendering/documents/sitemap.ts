import { collections } from '../../../shared/collections.ts'
import { locales } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { alternates } from '../../../shared/seo/alternates.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import { siteContext } from '../site-context.ts'
import { indexablePages } from './indexable-pages.ts'
import { escapeXml } from './xml.ts'

interface Entry {
  path: string
  /** Only where the content states it: search engines drop a lastmod that is not true. */
  lastmod?: string
}

/** The sitemap of all indexable pages and articles: both languages, each naming the other (hreflang). */
export function sitemap(): string {
  const { origin } = siteContext()
  const urls = entries().flatMap(({ path, lastmod }) =>
    locales.map((locale) =>
      urlElement(pageUrl(origin, path, locale), alternates(origin, path), lastmod),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function entries(): Entry[] {
  const { content } = siteContext()
  const pages = indexablePages().map((id) => ({ path: sitePages[id].path }))
  const articles = collections.flatMap((collection) =>
    content
      .articles(collection, 'en')
      .map(({ slug, updated }) => ({ path: `/${collection}/${slug}`, lastmod: updated })),
  )
  return [...pages, ...articles]
}

function urlElement(
  loc: string,
  links: readonly { hreflang: string; href: string }[],
  lastmod: string | undefined,
): string {
  const alternate = links.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const modified = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
  return `<url><loc>${escapeXml(loc)}</loc>${modified}${alternate.join('')}</url>`
}
