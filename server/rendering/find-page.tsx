import type { ReactNode } from 'react'
import { collections } from '../../shared/collections.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageIdAt } from '../../shared/page-at.ts'
import { type PageQuery, pageQuery } from '../../shared/page-query.ts'
import { type HeadTags, missingPageHead } from '../../shared/seo/head.ts'
import { ArticlePage } from '../../src/pages/article/article-page.tsx'
import { articleData, removedPostData } from './page-data/article-data.ts'
import { showPage } from './pages.tsx'

interface FoundPage {
  data: { head: HeadTags; status?: 404; caching?: string }
  /** Between header and footer. */
  content: ReactNode
}

/** What is at a path: a page of the table, an article, the notice that a post is gone, or the 404 page. */
export async function findPage(path: string, locale: Locale, query: PageQuery): Promise<FoundPage> {
  const id = pageIdAt(path)
  if (id && id !== 'not-found') return showPage(id, locale, pageQuery(id, query))
  const collection = collections.find((each) => path.startsWith(`/${each}/`))
  const slug = collection && path.slice(collection.length + 2)
  if (collection && slug && !slug.includes('/')) {
    const removed = collection === 'blog' ? removedPostData(locale) : undefined
    const data = articleData(collection, slug, locale) ?? removed
    if (data) return { data, content: <ArticlePage data={data} /> }
  }
  // All paths with the same likely page share one answer; the query names that page.
  const asked = pageQuery('not-found', { path, ...query })
  const missing = await showPage('not-found', locale, asked)
  return { ...missing, data: { ...missing.data, head: missingPageHead(missing.data.head, path) } }
}
