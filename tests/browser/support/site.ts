import { join } from 'node:path'
import { openContent } from '../../../server/content/store/queries.ts'
import { type Locale, locales } from '../../../shared/i18n/locale.ts'
import { type PageId, pageIds, sitePages } from '../../../shared/pages.ts'

/** The words of content/ as the build compiled them: placeholders such as `{price.base}` are filled in. */
export const content = openContent(join(import.meta.dirname, '../../../dist/content.db'))

export { type Locale, locales, type PageId, sitePages }

/** Words of the frame around every page. */
export const ui = (locale: Locale) => content.ui(locale)

/** Words of the home page. */
export const home = (locale: Locale) => content.page('home', locale)

interface SiteRoute {
  id: PageId
  path: string
}

/** Every page of the table; `/404` stands for all unknown paths and is tested as such. */
export const siteRoutes: SiteRoute[] = pageIds
  .map((id) => ({ id, path: sitePages[id].path }))
  .filter(({ id }) => id !== 'not-found')

/** The one address of a path in a language: `/pricing?lang=de#growth`. */
export function addressOf(path: string, locale: Locale): string {
  if (locale === 'en') return path
  const [page = '', hash] = path.split('#')
  const address = `${page}${page.includes('?') ? '&' : '?'}lang=de`
  return hash === undefined ? address : `${address}#${hash}`
}

/** Each page in each language. */
export const localisedRoutes = siteRoutes.flatMap((route) =>
  locales.map((locale) => ({ ...route, locale, address: addressOf(route.path, locale) })),
)

/** The address of each article in each language. */
export const articleAddresses = (['blog', 'knowledge-base'] as const).flatMap((collection) =>
  locales.flatMap((locale) =>
    content
      .articles(collection, locale)
      .map(({ slug }) => addressOf(`/${collection}/${slug}`, locale)),
  ),
)

/** Text with inline marks as a reader sees it. */
export function plain(nodes: readonly (string | { text: string })[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : node.text)).join('')
}

/** Names of the languages as their links say them, each in its own language (WCAG 3.1.2). */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' }

/** For what both languages share, so that each width takes one of them. */
export const languageOn = (isMobile: boolean): Locale => (isMobile ? 'de' : 'en')

/** The tag of a test in each language that needs no more than one width: English on a desktop, German on a phone. */
export const widthOf = (locale: Locale) => (locale === 'en' ? '@once' : '@phone')
