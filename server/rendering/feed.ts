import { setImmediate } from 'node:timers/promises'
import { markdownPath } from '../../shared/addresses/markdown-path.ts'
import type { Collection } from '../../shared/collections.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { sitePages } from '../../shared/pages.ts'
import { articleDates } from '../../shared/seo/article.ts'
import { pageUrl } from '../../shared/seo/canonical.ts'
import type { ArticleSummary } from '../content/queries.ts'
import { storedMarkdown } from '../markdown/stored-markdown.ts'
import { atomFeed, element, link } from './atom.ts'
import { feedPath } from './feed-path.ts'
import { siteContext } from './site-context.ts'
import { escapeXml } from './xml.ts'

/** The newest articles; readers of feeds keep the older ones themselves. */
const mostEntries = 20

/** The Atom feed of a collection (RFC 4287): whole articles, the newest first. */
export async function feed(collection: Collection, locale: Locale): Promise<string> {
  const { content, origin } = siteContext()
  const { title, subtitle } = content.wording('machine-readers', locale).feeds[collection]
  const articles = content.articles(collection, locale, { limit: mostEntries })
  const address = pageUrl(origin, feedPath(collection), locale)
  const entries: string[] = []
  for (const article of articles) {
    entries.push(await entry(article))
    // Turning an article into HTML takes milliseconds: others are served in between.
    await setImmediate()
  }
  const latest = articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
  return atomFeed(
    {
      address,
      title,
      subtitle,
      updated: instants({ updated: latest ?? '1970-01-01' }).updated,
      page: pageUrl(origin, sitePages[collection].path, locale),
      locale,
    },
    entries,
  )
}

/** Its id is the address of the article, which never changes: slugs are file names that links rely on. */
async function entry(article: ArticleSummary): Promise<string> {
  const { content, origin } = siteContext()
  const { collection, slug, locale, title, description } = article
  const path = `/${collection}/${slug}`
  const address = pageUrl(origin, path, locale)
  const { published, updated } = instants(article)
  const { feedHtml } = await import('../markdown/feed-html.ts')
  const markdown = storedMarkdown(content.articleMarkdown(collection, slug, locale) ?? '', origin)
  const html = feedHtml(markdown, {
    address,
    notes: content.wording('articles', locale).body.notes,
  })
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    element('published', published),
    element('updated', updated),
    link('alternate', 'text/html', address, locale),
    link('alternate', 'text/markdown', pageUrl(origin, markdownPath(path), locale), locale),
    element('summary', description),
    `<content type="html" xml:lang="${locale}" xml:base="${escapeXml(address)}">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n')
}

/** Days as instants, which feeds need. */
function instants(dates: { published?: string; updated: string }) {
  const { datePublished = '', dateModified = '' } = articleDates(dates)
  return { published: datePublished, updated: dateModified }
}
