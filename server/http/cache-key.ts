import { catalogueKeys } from '../../src/feasibility/catalogue-keys.ts'
import { decodePiece, isTooLong, splitLocation } from '../../src/navigation/canonical-url.ts'
import { pathOfMarkdown } from '../../src/navigation/markdown-path.ts'
import { pageQueries, type QueriedPageId } from '../../src/navigation/page-queries.ts'
import { sitePaths } from '../../src/navigation/site-map.ts'
import type { Addresses } from './addresses.ts'

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
    Object.entries(pageQueries).map(([id, keys]) => [sitePaths[id as QueriedPageId], keys]),
  ),
}

/** What of an address the server's answer depends on. */
export type PageKey = {
  /** Path and query to render, and the key of the page cache. */
  readonly location: string
  /** Whether the answer is kept. With a search key pages are endless, and made for each request. */
  readonly isKept: boolean
}

/**
 * Reduces a canonical path and query to what matters: tracking and unknown parameters enter neither the key nor the page,
 * and all addresses that do not exist become a few. Whatever is kept is one of `addresses`, or stands in for the others.
 *
 * @example pageKey('/pricing?utm_source=x&lang=de', addresses) // { location: '/pricing?lang=de', isKept: true }
 */
export function pageKey(canonical: string, addresses: Addresses): PageKey {
  const [path, query] = splitLocation(canonical)
  const pieces = query === '' || isTooLong(canonical) ? [] : query.split('&')
  const isGerman = pieces.includes('lang=de')
  const at = (found: string, isKept: boolean): PageKey => {
    const mark = found.includes('?') ? '&' : '?'
    return { location: isGerman ? `${found}${mark}lang=de` : found, isKept }
  }
  if (!addresses.has(path)) return at(addresses.standIn(path, valueNamed('path', pieces)), true)
  const names = searchKeysOf(path)
  const relevant = pieces.filter((piece) => names.includes(decodePiece(piece)[0]))
  if (relevant.length === 0) return at(path, true)
  const wanted = relevant.join('&')
  const lastPage = addresses.lastListPage(path, isGerman ? 'de' : 'en')
  if (lastPage === undefined || !/^page=[1-9]\d{0,4}$/.test(wanted)) {
    return at(`${path}?${wanted}`, false)
  }
  // Beyond the end there is nothing, however far.
  const page = Math.min(Number(wanted.slice('page='.length)), lastPage + 1)
  return at(`${path}?page=${page}`, true)
}

function searchKeysOf(path: string): readonly string[] {
  const page = pathOfMarkdown(path) ?? path
  return Object.hasOwn(searchKeys, page) ? (searchKeys[page] ?? []) : []
}

function valueNamed(name: string, pieces: readonly string[]): string | undefined {
  return pieces.map(decodePiece).find(([found]) => found === name)?.[1]
}
