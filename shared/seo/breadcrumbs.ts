import type { BreadcrumbList } from 'schema-dts'
import type { Locale } from '../i18n/locale.ts'
import { pageUrl } from './canonical.ts'
import type { Crumb } from './page-facts.ts'

/** The visible breadcrumb as data, positions from 1, addresses in the page's language. */
export function breadcrumbs(
  origin: string,
  locale: Locale,
  id: string,
  trail: readonly Crumb[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(origin, path, locale),
    })),
  }
}
