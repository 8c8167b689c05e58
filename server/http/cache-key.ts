import { catalogueKeys } from '../../src/feasibility/catalogue-keys.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { decodePiece, splitLocation } from '../../src/navigation/canonical-url.ts'
import { pathOfMarkdown } from '../../src/navigation/markdown-path.ts'
import { pageQueries, type QueriedPageId } from '../../src/navigation/page-queries.ts'
import { sitePaths } from '../../src/navigation/site-map.ts'

/**
 * Search keys a page's HTML depends on, by path, beside `lang`: what is entered into a calculator can be shared as a link,
 * and search results are made by the server.
 */
const searchKeys: Readonly<Record<string, readonly string[]>> = {
  '/': ['drawings', 'minutes', 'wage'],
  '/pricing': ['start', 'pages'],
  '/search': ['q', 'page'],
  '/use-cases/feasibility-analysis': catalogueKeys,
  ...Object.fromEntries(
    Object.entries(pageQueries).flatMap(([id, keys]) => [
      [sitePaths[id as QueriedPageId], keys],
      [`/data/pages/${id}.json`, keys],
    ]),
  ),
}

/** What of an address the server's answer depends on. */
export type PageKey = {
  /** Path and query to render, and the key of the page cache. */
  readonly location: string
  /** False when a search key was given: such pages are endless and made for each request. */
  readonly isCacheable: boolean
  readonly locale: Locale
}

/**
 * Reduces a canonical path and query to what matters: tracking and unknown parameters enter neither the key nor the page.
 *
 * @example pageKey('/pricing?utm_source=x&lang=de') // { location: '/pricing?lang=de', isCacheable: true, locale: 'de' }
 */
export function pageKey(canonical: string): PageKey {
  const [path, query] = splitLocation(canonical)
  const page = pathOfMarkdown(path) ?? path
  const names = Object.hasOwn(searchKeys, page) ? (searchKeys[page] ?? []) : []
  const pieces = query === '' ? [] : query.split('&')
  const relevant = pieces.filter((piece) => names.includes(decodePiece(piece)[0]))
  const isGerman = pieces.includes('lang=de')
  const kept = isGerman ? [...relevant, 'lang=de'] : relevant
  return {
    location: kept.length > 0 ? `${path}?${kept.join('&')}` : path,
    isCacheable: relevant.length === 0,
    locale: isGerman ? 'de' : 'en',
  }
}

/**
 * Under what the page cache keeps what a target asks for: loader data is asked for with the build that it belongs to
 * (`/data/frame.json?build=2ae917392f32&lang=de`), and kept without it. A target that names another build stays as it is,
 * and so is never found.
 */
export function dataKeys(buildId: string): (target: string) => string {
  const mark = `?build=${buildId}`
  return (target) => {
    const at = target.startsWith('/data/') ? target.indexOf(mark) : -1
    const rest = target.slice(at + mark.length)
    if (at < 0 || (rest !== '' && !rest.startsWith('&'))) return target
    return target.slice(0, at) + rest.replace('&', '?')
  }
}
