import type { Locale } from '../../src/i18n/locale.ts'
import { type PageQuery, pageQuery } from '../../src/navigation/page-queries.ts'
import { type SitePageId, sitePaths } from '../../src/navigation/site-map.ts'
import type { Content } from '../content/queries.ts'
import { type Collection, collections } from '../content/read-files.ts'
import { articleData, removedArticleData } from './article-data.ts'
import { frameData } from './frame-data.ts'
import { termHints } from './glossary-data.ts'
import { pageDataOf } from './pages.ts'
import { siteContext } from './site-context.ts'

/** Data of no single page. */
const shared: Readonly<Record<string, (locale: Locale) => unknown>> = {
  frame: frameData,
  'term-hints': termHints,
  reader: (locale) => siteContext().content.wording('reader', locale),
}

/**
 * What a route's loader or a page's script asks for, by name: `frame`, `term-hints`, `reader`, `pages/<id>`, `blog/<slug>`, `knowledge-base/<slug>`, and
 * `removed/<collection>` for what stands where an article was.
 * The server's loaders call it directly, the browser's fetch it as `/data/<name>.json`.
 *
 * @param query of the page's address; keys the page does not read are ignored
 * @returns undefined where there is nothing of that name; a promise where the store or the calendar is asked
 */
export function loaderData(name: string, locale: Locale, query: PageQuery = {}): unknown {
  if (Object.hasOwn(shared, name)) return shared[name]?.(locale)
  const [kind, id = ''] = name.split('/')
  if (isCollection(kind)) return articleData(kind, id, locale)
  if (kind === 'removed') return isCollection(id) ? removedArticleData(id, locale) : undefined
  if (kind !== 'pages' || !Object.hasOwn(sitePaths, id)) return undefined
  return pageDataOf(id as SitePageId, locale, pageQuery(id, query))
}

/** Whether there is data of this name, without making it. */
export function hasLoaderData(name: string, content: Pick<Content, 'hasArticle'>): boolean {
  if (Object.hasOwn(shared, name)) return true
  const [kind, id = '', ...more] = name.split('/')
  if (more.length > 0) return false
  if (isCollection(kind)) return content.hasArticle(kind, id)
  return kind === 'removed' ? isCollection(id) : kind === 'pages' && Object.hasOwn(sitePaths, id)
}

function isCollection(name: string | undefined): name is Collection {
  return (collections as readonly (string | undefined)[]).includes(name)
}
