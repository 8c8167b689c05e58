import type { Locale } from '../../shared/i18n/locale.ts'
import { pageUrl } from '../../shared/seo/canonical.ts'
import { siteContext } from './site-context.ts'
import { escapeXml } from './xml.ts'

interface FeedFacts {
  /** Its own address, which is its id, too. */
  address: string
  title: string
  subtitle: string
  /** An instant. */
  updated: string
  /** The page it belongs to. */
  page: string
  locale: Locale
}

/** An Atom feed (RFC 4287) of entries that are written out already. */
export function atomFeed(facts: FeedFacts, entries: readonly string[]): string {
  const { address, title, subtitle, updated, page, locale } = facts
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', address),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated),
    link('self', 'application/atom+xml', address, locale),
    link('alternate', 'text/html', page, locale),
    author(locale),
    ...entries,
    '</feed>\n',
  ].join('\n')
}

function author(locale: Locale): string {
  const { content, origin } = siteContext()
  const name = element('name', content.wording('articles', locale).author)
  return `<author>${name}${element('uri', pageUrl(origin, '/', locale))}</author>`
}

/** An element with a text. */
export const element = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`

/** A link of a feed or an entry. */
export const link = (rel: string, type: string, href: string, locale: Locale): string =>
  `<link rel="${rel}" type="${type}" hreflang="${locale}" href="${escapeXml(href)}"/>`
