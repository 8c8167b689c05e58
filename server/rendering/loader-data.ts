import type { Locale } from '../../src/i18n/locale.ts'
import { type PageQuery, pageQuery } from '../../src/navigation/page-queries.ts'
import { type SitePageId, sitePaths } from '../../src/navigation/site-map.ts'
import { articleData } from './article-data.ts'
import { frameData } from './frame-data.ts'
import { pageDataOf } from './pages.ts'

/**
 * What a route's loader asks for, by name: `frame`, `pages/<id>`, `blog/<slug>`, `knowledge-base/<slug>`.
 * The server's loaders call it directly, the browser's fetch it as `/data/<name>.json`.
 *
 * @param query of the page's address; keys the page does not read are ignored
 * @returns undefined where there is nothing of that name; a promise where the store or the calendar is asked
 */
export function loaderData(name: string, locale: Locale, query: PageQuery = {}): unknown {
  if (name === 'frame') return frameData(locale)
  const [kind, id = ''] = name.split('/')
  if (kind === 'blog' || kind === 'knowledge-base') return articleData(kind, id, locale)
  if (kind !== 'pages' || !Object.hasOwn(sitePaths, id)) return undefined
  return pageDataOf(id as SitePageId, locale, pageQuery(id, query))
}
