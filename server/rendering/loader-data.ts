import type { Locale } from '../../src/i18n/locale.ts'
import { type SitePageId, sitePaths } from '../../src/navigation/site-map.ts'
import { articleData, articleLinks } from './article-data.ts'
import { frameData } from './frame-data.ts'
import { homeData } from './home-data.ts'
import { pageData } from './page-data.ts'

/**
 * What a route's loader asks for, by name: `frame`, `pages/<id>`, `blog/<slug>`, `knowledge-base/<slug>`.
 * The server's loaders call it directly, the browser's fetch it as `/data/<name>.json`.
 *
 * @returns undefined where there is nothing of that name
 */
export function loaderData(name: string, locale: Locale): unknown {
  if (name === 'frame') return frameData(locale)
  const [kind, id = ''] = name.split('/')
  if (kind === 'blog' || kind === 'knowledge-base') return articleData(kind, id, locale)
  if (kind !== 'pages' || !Object.hasOwn(sitePaths, id)) return undefined
  if (id === 'home') return homeData(locale)
  if (id === 'blog') return { ...pageData(id, locale), articles: articleLinks('blog', locale) }
  return pageData(id as SitePageId, locale)
}
