import type { Locale } from '../../../shared/i18n/locale.ts'
import type { SearchResult } from '../../../shared/search-answer.ts'
import type { SiteSearch } from '../../search/open-search.ts'

/** Reads a query as a line of a drawing, if it is one. */
type ReadCallout = (query: string, locale: Locale) => SearchResult | undefined

/** Results where the request names no number. */
const usualLimit = 10

/** The search over the site. If the query is a callout, the first result says what it means. */
export function searchWithCallouts(search: SiteSearch, read: ReadCallout): SiteSearch {
  return {
    search(request) {
      const { query, locale, kind, limit = usualLimit, offset = 0 } = request
      const decoded = kind === undefined ? read(query, locale) : undefined
      if (!decoded) return search.search(request)
      // The decoded callout is the first result, so all others move down by one.
      const isFirst = offset === 0
      const found = search.search({
        ...request,
        limit: isFirst ? limit - 1 : limit,
        offset: isFirst ? 0 : offset - 1,
      })
      const results = isFirst ? [decoded, ...found.results] : found.results
      // The callout is answered as a whole, though no page may have its parts.
      return { ...found, total: found.total + 1, results, missing: undefined, isFar: undefined }
    },
    close: () => search.close(),
  }
}
