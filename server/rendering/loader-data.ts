import type { Locale } from '../../src/i18n/locale.ts'
import { type PageQuery, pageQuery } from '../../src/navigation/page-queries.ts'
import { type SitePageId, sitePaths } from '../../src/navigation/site-map.ts'
import { type Collection, collections } from '../content/read-files.ts'
import { articleData, removedArticleData } from './article-data.ts'
import { frameData } from './frame-data.ts'
import { termHints } from './glossary-data.ts'
import { pageDataOf } from './pages.ts'
import { siteContext } from './site-context.ts'

/**
 * What a route's loader or a page's script asks for, by name: `frame`, `term-hints`, `reader`, `pages/<id>`, `blog/<slug>`, `knowledge-base/<slug>`, and
 * `removed/<collection>` for what stands where an article was.
 * The server's loaders call it directly, the browser's fetch it as `/data/<name>.json`.
 *
 * @param query of the page's address; keys the page does not read are ignored
 * @returns undefined where there is nothing of that name; a promise where the store or the calendar is asked
 */
export function loaderData(name: string, locale: Locale, query: PageQuery = {}): unknown {
  if (name === 'frame') return frameData(locale)
  if (name === 'term-hints') return termHints(locale)
  if (name === 'reader') return siteContext().content.wording('reader', locale)
  const [kind, id = ''] = name.split('/')
  if (isCollection(kind)) return articleData(kind, id, locale)
  if (kind === 'removed') return isCollection(id) ? removedArticleData(id, locale) : undefined
  if (kind !== 'pages' || !Object.hasOwn(sitePaths, id)) return undefined
  return pageDataOf(id as SitePageId, locale, pageQuery(id, query))
}

function isCollection(name: string | undefined): name is Collection {
  return (collections as readonly (string | undefined)[]).includes(name)
}
