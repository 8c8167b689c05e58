import { afterAll, beforeAll } from 'vitest'
import { builtContent } from '../../server/content/testing/built-content.ts'
import { openSearch, type SiteSearch } from '../../server/search/open-search.ts'
import type { Locale } from '../../shared/i18n/locale.ts'

/** The place that an address leads to, without the section of it. */
export const pageOf = (href: string): string => href.split('#')[0] ?? ''

/** Opens the search of the build for the tests of a file; returns ways to ask it. */
export function provideBuiltSearch(siteName = 'Firstangle') {
  let site: SiteSearch
  beforeAll(() => {
    site = openSearch(builtContent, siteName)
  })
  afterAll(() => {
    site.close()
  })
  const search: SiteSearch['search'] = (options) => site.search(options)
  const find = (query: string, locale: Locale) => search({ query, locale })
  /** Addresses of the results, the best first. */
  const hrefs = (query: string, locale: Locale) =>
    find(query, locale).results.map(({ href }) => href)
  const pages = (query: string, locale: Locale) => hrefs(query, locale).map(pageOf)
  return { search, find, hrefs, pages }
}
