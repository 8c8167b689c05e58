import { localAddress } from '../../../shared/addresses/local-address.ts'
import type { ChangelogCopy } from '../../../shared/content/pages/changelog.ts'
import type { RichText } from '../../../shared/content/parts/fields.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import { siteContext } from '../site-context.ts'
import { atomFeed, element, htmlContent, instants, link } from './atom.ts'
import { changelogFeedPath } from './feed-path.ts'
import { escapeXml } from './xml.ts'

/** The Atom feed of the changelog: every change whole, the newest first. */
export function changelogFeed(locale: Locale): string {
  const { content } = siteContext()
  const { entries, areas } = content.page('changelog', locale)
  const pagePath = sitePages.changelog.path
  const words = content.wording('machine-readers', locale).feeds.changelog
  const head = { ...words, path: changelogFeedPath, pagePath, updated: entries[0]?.date }
  return atomFeed(
    head,
    entries.map((entry) => feedEntry(entry, areas[entry.area], locale)),
    locale,
  )
}

/** Its id is its place on the page: anchors are kept, as slugs of articles are. */
function feedEntry(
  { id, date, title, text }: ChangelogCopy['entries'][number],
  area: string,
  locale: Locale,
): string {
  const { origin } = siteContext()
  const address = `${pageUrl(origin, sitePages.changelog.path, locale)}#${id}`
  const { published, updated } = instants({ published: date, updated: date })
  const html = text.map((paragraph) => `<p>${markup(paragraph, origin, locale)}</p>`).join('')
  return [
    '<entry>',
    element('id', address),
    element('title', `${area}: ${title}`),
    element('published', published),
    element('updated', updated),
    link('alternate', 'text/html', address, locale),
    htmlContent(html, address, locale),
    '</entry>',
  ].join('\n')
}

/** Rich text as HTML, with absolute addresses. */
function markup(nodes: RichText, origin: string, locale: Locale): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node)
      if (node.kind !== 'link') return element(node.kind, node.text)
      const isOwn = node.href.startsWith('/')
      const href = isOwn ? origin + localAddress(node.href, locale) : node.href
      return `<a href="${escapeXml(href)}">${escapeXml(node.text)}</a>`
    })
    .join('')
}
