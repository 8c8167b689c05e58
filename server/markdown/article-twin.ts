import { formatDate } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageUrl } from '../../shared/seo/canonical.ts'
import { storedMarkdown } from '../content/articles/rendering/site-mark.ts'
import type { Article } from '../content/store/queries.ts'
import { siteContext } from '../rendering/site-context.ts'

/** An article as Markdown, with who wrote it, when, where it stands, and what to read next. */
export function articleTwin(article: Article): string {
  const { content, origin } = siteContext()
  const { collection, slug, locale, published, updated, related } = article
  const text = storedMarkdown(content.articleMarkdown(collection, slug, locale) ?? '', origin)
  const { author, facts, relatedTitle } = content.wording('articles', locale)
  const links = content
    .articlesBySlug(related, locale)
    .map((each) =>
      listLink(each.title, pageUrl(origin, `/${each.collection}/${each.slug}`, locale)),
    )
  const dates = [
    `${facts.publishedOn}: ${formatDate(published, locale)}`,
    `${facts.updatedOn}: ${formatDate(updated, locale)}`,
  ]
  return [
    text.trimEnd(),
    ...(links.length > 0 ? [`## ${relatedTitle}`, links.join('\n')] : []),
    '---',
    `${facts.author}: ${author} · ${dates.join(' · ')}`,
    sourceLine(`/${collection}/${slug}`, locale),
    '',
  ].join('\n\n')
}

/** Last line of every Markdown text: what is copied says where it comes from. */
export function sourceLine(path: string, locale: Locale): string {
  const { content, origin } = siteContext()
  return `${content.wording('machine-readers', locale).webPage}: <${pageUrl(origin, path, locale)}>`
}

/** An entry of a list of links. */
export function listLink(name: string, address: string, note?: string): string {
  return `- [${name.replace(/[[\]\\]/g, '\\$&')}](${address})${note ? `: ${note}` : ''}`
}
