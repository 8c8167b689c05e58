import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { BlogData } from '../../../src/pages/article/article-data.ts'
import { collectionData } from './collection-data.ts'
import { pageData } from './page-data.ts'
import { findPages } from './search-data.ts'

const allPosts = collectionData('blog')

/** Copy, head and posts of the blog in one language. Search results are a view of the page that must not be indexed. */
export function blogData(locale: Locale, query: PageQuery): BlogData {
  const found = findPages(locale, query, 'blog')
  if (!found) return allPosts(locale, query)
  // `page` is one of the results then.
  const all = allPosts(locale, {})
  const articles = found.total === 0 ? all.articles : []
  return { ...all, ...pageData('blog', locale, { kind: 'search' }), articles, found }
}
