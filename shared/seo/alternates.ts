import type { Locale } from '../i18n/locale.ts'
import { pageUrl } from './canonical.ts'

export interface Alternate {
  hreflang: Locale | 'x-default'
  href: string
}

/**
 * Language versions of an indexable page, itself included; the same list for both, so the pairs are reciprocal:
 * search engines drop others. The sitemap and the document head both call this. x-default is the English address.
 */
export function alternates(origin: string, path: string): Alternate[] {
  const english = pageUrl(origin, path, 'en')
  return [
    { hreflang: 'en', href: english },
    { hreflang: 'de', href: pageUrl(origin, path, 'de') },
    { hreflang: 'x-default', href: english },
  ]
}
