import { decodePiece, isTooLong, splitLocation } from '../../shared/addresses/canonical-url.ts'
import { pathOfMarkdown } from '../../shared/addresses/markdown-path.ts'
import { specimenFormAt, specimenQueries } from '../../shared/invoices/specimen-address.ts'
import { pageAt } from '../../shared/page-at.ts'
import type { SitePage } from '../../shared/site-page.ts'
import { cleanQuery } from '../search/query/clean-query.ts'
import type { Addresses } from './addresses.ts'

/** What of an address the server's answer depends on. */
export interface PageKey {
  /** Path and query to render, and the key of the page cache. */
  readonly location: string
  /**
   * How an answer is kept. `page`: there are only so many of them. `view`: a variant of a page; there is no limit to
   * their number, so they are kept as long as there is room. Nothing is kept where the answer is for one visitor.
   */
  readonly keeps: 'page' | 'view' | 'nothing'
}

/**
 * Reduces a canonical path and query to what matters. Tracking and unknown parameters enter neither the key nor the
 * page, and all addresses that do not exist share a few keys: only paths in `addresses` and `notFoundPath` are cached.
 *
 * @example pageKey('/pricing?utm_source=x&lang=de', addresses) // { location: '/pricing?lang=de', keeps: 'page' }
 */
export function pageKey(canonical: string, addresses: Addresses): PageKey {
  const [path, query] = splitLocation(canonical)
  const pieces = query === '' || isTooLong(canonical) ? [] : query.split('&')
  const isGerman = pieces.includes('lang=de')
  const at = (found: string, keeps: PageKey['keeps']): PageKey => {
    const mark = found.includes('?') ? '&' : '?'
    return { location: isGerman ? `${found}${mark}lang=de` : found, keeps }
  }
  if (!addresses.has(path))
    return at(addresses.notFoundPath(path, valueNamed('path', pieces)), 'page')
  const page = specimenFormAt(path) ? specimenView : pageAt(pathOfMarkdown(path) ?? path)
  const names = page?.queries ?? []
  const relevant = pieces.filter((piece) => names.includes(decodePiece(piece)[0]))
  if (relevant.length === 0) return at(path, 'page')
  const wanted = (page?.cleansQuestion ? relevant.map(cleanPiece) : relevant).join('&')
  const lastPage = addresses.lastListPage(path, isGerman ? 'de' : 'en')
  if (lastPage === undefined || !/^page=[1-9]\d{0,4}$/.test(wanted)) {
    return at(`${path}?${wanted}`, page?.isOpenView ? 'view' : 'nothing')
  }
  // All pages beyond the last one share one answer.
  const number = Math.min(Number(wanted.slice('page='.length)), lastPage + 1)
  return at(`${path}?page=${number}`, 'page')
}

/** Specimen invoices are the only documents that read a query; what they show is the same for everyone. */
const specimenView: Pick<SitePage, 'queries' | 'isOpenView' | 'cleansQuestion'> = {
  queries: specimenQueries,
  isOpenView: true,
}

/** A question has many spellings: `+` or `%20`, with spaces around it and without. */
function cleanPiece(piece: string): string {
  const [name, value] = decodePiece(piece)
  return `${name}=${encodeURIComponent(cleanQuery(value))}`
}

function valueNamed(name: string, pieces: readonly string[]): string | undefined {
  return pieces.map(decodePiece).find(([found]) => found === name)?.[1]
}
