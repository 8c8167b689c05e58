import type { Locale } from '../../../shared/i18n/locale.ts'
import { articleDates } from '../../../shared/seo/article.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import { siteContext } from '../site-context.ts'
import { escapeXml } from './xml.ts'

/** What a feed is, beside its entries. */
interface FeedHead {
  /** Path of the feed itself. */
  path: string
  /** Path of the page with the same entries. */
  pagePath: string
  title: string
  subtitle: string
  /** ISO date of its latest change; none without entries. */
  updated: string | undefined
}

/** An Atom feed (RFC 4287) around entries. */
export function atomFeed(head: FeedHead, entries: readonly string[], locale: Locale): string {
  const { origin } = siteContext()
  const address = pageUrl(origin, head.path, locale)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', address),
    element('title', head.title),
    element('subtitle', head.subtitle),
    element('updated', instants({ updated: head.updated ?? '1970-01-01' }).updated),
    link('self', 'application/atom+xml', address, locale),
    link('alternate', 'text/html', pageUrl(origin, head.pagePath, locale), locale),
    author(locale),
    ...entries,
    '</feed>\n',
  ].join('\n')
}

/** Dates as feeds write them. */
export function instants(dates: { published?: string; updated: string }) {
  const { datePublished = '', dateModified = '' } = articleDates(dates)
  return { published: datePublished, updated: dateModified }
}

function author(locale: Locale): string {
  const { content, origin } = siteContext()
  const name = element('name', content.wording('articles', locale).author)
  return `<author>${name}${element('uri', pageUrl(origin, '/', locale))}</author>`
}

/** An element that holds a text. */
export const element = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`

/** A link to a page or feed in a language. */
export const link = (rel: string, type: string, href: string, locale: Locale): string =>
  `<link rel="${rel}" type="${type}" hreflang="${locale}" href="${escapeXml(href)}"/>`

/** The whole text of an entry; addresses in it may be relative to that of the entry. */
export const htmlContent = (html: string, address: string, locale: Locale): string =>
  `<content type="html" xml:lang="${locale}" xml:base="${escapeXml(address)}">${escapeXml(html)}</content>`
