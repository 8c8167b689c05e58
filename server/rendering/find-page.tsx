import type { ReactNode } from 'react'
import type { Locale } from '../../src/i18n/locale.ts'
import { type PageQuery, pageQuery } from '../../src/navigation/page-queries.ts'
import { type SitePageId, secondPaths, sitePaths } from '../../src/navigation/site-map.ts'
import { ArticlePage } from '../../src/pages/article/article-page.tsx'
import { PageContent } from '../../src/pages/pages.tsx'
import type { HeadTags } from '../../src/seo/head.ts'
import { missingPageHead } from '../../src/seo/missing-page.ts'
import { collections } from '../content/read-files.ts'
import { articleData, removedArticleData } from './article-data.ts'
import { pageDataOf } from './pages.ts'

interface FoundPage {
  data: { head: HeadTags; status?: 404; caching?: string }
  /** Between header and footer. */
  content: ReactNode
}

const idsByPath = new Map<string, SitePageId>(
  Object.entries(sitePaths).map(([id, path]) => [path, id as SitePageId]),
)

/** What stands at a path: a page of the site map, an article or the word that it is gone, or the 404 page. */
export async function findPage(path: string, locale: Locale, query: PageQuery): Promise<FoundPage> {
  const id = idsByPath.get(path) ?? secondPaths[path]
  if (id && id !== 'not-found') return sitePage(id, locale, query)
  const collection = collections.find((each) => path.startsWith(`/${each}/`))
  const slug = collection && path.slice(collection.length + 2)
  if (collection && slug && !slug.includes('/')) {
    const data = articleData(collection, slug, locale) ?? removedArticleData(collection, locale)
    return { data, content: <ArticlePage data={data} /> }
  }
  // One page is made for all paths with the same likely page, which stands in the query then.
  const missing = await sitePage('not-found', locale, { path, ...query })
  return { ...missing, data: { ...missing.data, head: missingPageHead(missing.data.head, path) } }
}

async function sitePage(id: SitePageId, locale: Locale, query: PageQuery): Promise<FoundPage> {
  const data = await pageDataOf(id, locale, pageQuery(id, query))
  return { data, content: <PageContent id={id} data={data} /> }
}
