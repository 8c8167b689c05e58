import { createIsomorphicFn } from '@tanstack/react-start'
import type { ArticleData, RemovedArticleData } from '../../server/rendering/article-data.ts'
import type { FrameData } from '../../server/rendering/frame-data.ts'
import { loaderData } from '../../server/rendering/loader-data.ts'
import type { PageDataOf } from '../../server/rendering/pages.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PageQuery } from '../navigation/page-queries.ts'
import type { SitePageId } from '../navigation/site-map.ts'
import { fetchData } from './fetch-data.ts'

/**
 * Data of a loader by name: directly on the server, as a cacheable JSON file in the browser. Plain
 * files instead of the framework's server functions save the client 11 kB (docs/decisions/0008).
 */
const load = createIsomorphicFn()
  .server(
    async (name: string, locale: Locale, query?: PageQuery): Promise<unknown> =>
      loaderData(name, locale, query),
  )
  .client(async (name: string, locale: Locale, query?: PageQuery): Promise<unknown> => {
    const lang = locale === 'de' ? locale : undefined
    const response = await fetchData(name, { ...query, lang })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`Loading ${name} was answered with ${response.status}`)
    return response.json()
  })

/** Words and facts of the frame around every page. */
export function loadFrame(locale: Locale) {
  return load('frame', locale) as Promise<FrameData>
}

/** What one page shows: copy, head and, for some, figures or what its address asks for. */
export function loadPage<K extends SitePageId>(id: K, locale: Locale, query?: PageQuery) {
  return load(`pages/${id}`, locale, query) as Promise<PageDataOf<K>>
}

/** One article, or what stands in its place where there is none. */
export async function loadArticle(
  collection: 'blog' | 'knowledge-base',
  slug: string,
  locale: Locale,
): Promise<ArticleData | RemovedArticleData> {
  const article = await load(`${collection}/${encodeURIComponent(slug)}`, locale)
  return (article ?? (await load(`removed/${collection}`, locale))) as
    | ArticleData
    | RemovedArticleData
}
