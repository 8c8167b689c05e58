import { setImmediate } from 'node:timers/promises'
import { markdownPath } from '../../../shared/addresses/markdown-path.ts'
import type { Collection } from '../../../shared/collections.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import { storedMarkdown } from '../../content/articles/rendering/site-mark.ts'
import type { ArticleSummary } from '../../content/store/queries.ts'
import { siteContext } from '../site-context.ts'
import { atomFeed, element, htmlContent, instants, link } from './atom.ts'
import { feedPath } from './feed-path.ts'

/** The newest articles; readers of feeds keep the older ones themselves. */
const mostEntries = 20

/** The Atom feed of a collection (RFC 4287): whole articles, the newest first. */
export async function feed(collection: Collection, locale: Locale): Promise<string> {
  const { content } = siteContext()
  const { title, subtitle } = content.wording('machine-readers', locale).feeds[collection]
  const articles = content.articles(collection, locale, { limit: mostEntries })
  const entries: string[] = []
  for (const article of articles) {
    entries.push(await entry(article))
    // Turning an article into HTML takes milliseconds: others are served in between.
    await setImmediate()
  }
  const updated = articles
    .map((article) => article.updated)
    .sort()
    .at(-1)
  const pagePath = sitePages[collection].path
  const head = { path: feedPath(collection), pagePath, title, subtitle, updated }
  return atomFeed(head, entries, locale)
}

/** Its id is the address of the article, which never changes: slugs are file names that links rely on. */
async function entry(article: ArticleSummary): Promise<string> {
  const { content, origin } = siteContext()
  const { collection, slug, locale, title, description } = article
  const path = `/${collection}/${slug}`
  const address = pageUrl(origin, path, locale)
  const { published, updated } = instants(article)
  const { feedHtml } = await import('../../markdown/feed-html.ts')
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
    htmlContent(html, address, locale),
    '</entry>',
  ].join('\n')
}
