import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { DocumentKind } from '../../../shared/search-answer.ts'
import { truncate } from '../../../shared/seo/title.ts'
import type { FoundPages, SearchData } from '../../../src/pages/search/search-data.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

const resultsPerPage = 10

/** Leaves room in the title for what the page is. */
const titleQueryLength = 34

/** Copy, head and results of the search page in one language. */
export function searchData(locale: Locale, query: PageQuery): SearchData {
  const found = findPages(locale, query)
  if (!found) return pageData('search', locale)
  const { results } = siteContext().content.page('search', locale)
  const title = results.title.replace('{query}', () => truncate(found.query, titleQueryLength))
  return { ...pageData('search', locale, found.query === '' ? {} : { title }), found }
}

/** What `?q=&page=` asks for, if anything. Where there is no such page of results, the nearest one is shown. */
export function findPages(
  locale: Locale,
  { q, page: wanted = '1' }: PageQuery,
  kind?: DocumentKind,
): FoundPages | undefined {
  const { search } = siteContext()
  if (q === undefined || !search) return undefined
  const request = { query: q, locale, kind, limit: resultsPerPage }
  const page = /^\d{1,3}$/.test(wanted) ? Math.max(1, Number(wanted)) : 1
  const { locale: _, ...answer } = search.search({
    ...request,
    offset: (page - 1) * resultsPerPage,
  })
  const lastPage = Math.max(1, Math.ceil(answer.total / resultsPerPage))
  if (page > lastPage) return findPages(locale, { q, page: String(lastPage) }, kind)
  return { ...answer, page, lastPage }
}
