import type { Locale } from '../i18n/locale.ts'
import { parseNumber } from '../i18n/parse-number.ts'
import { pageAt } from '../page-at.ts'
import { hundredth } from '../rounding.ts'
import { canonicalLocation, decodePiece, splitLocation } from './canonical-url.ts'
import { redirectOf } from './redirects.ts'

/**
 * Where a request for this path and query must end up: legacy addresses followed, the result canonical and its numbers
 * plain, in one step, so that no combination of old path, slash and language costs two redirects.
 *
 * @example settledLocation('/case-study/?lang=DE&a=1') // '/case-studies?lang=de&a=1'
 */
export function settledLocation(pathAndQuery: string): string {
  const canonical = canonicalLocation(pathAndQuery)
  const [path, query] = splitLocation(canonical)
  const moved = redirectOf(path)
  if (moved === null) return withPlainNumbers(canonical)
  // What a query may have depends on the path.
  return query === '' ? moved : withPlainNumbers(canonicalLocation(`${moved}?${query}`))
}

function withPlainNumbers(canonical: string): string {
  const [path, query] = splitLocation(canonical)
  const keys = query === '' ? undefined : pageAt(path)?.numbers
  if (!keys) return canonical
  const isGerman = query.split('&').includes('lang=de')
  return `${path}?${plainNumbers(query, keys, isGerman ? 'de' : 'en')}`
}

/** As scripts of our pages write them: at most two decimals, so that no language takes the point for thousands. */
const plain = /^\d+(?:\.\d{1,2})?$/

/** Larger than any number a form accepts. */
const largest = 1e12

/**
 * A query with plain numbers: a form without scripts sends `1.000` as a German types it, which is one in English. Text that
 * is no number stays, for the page to say what is wrong with it.
 *
 * @example plainNumbers('drawings=1.000&lang=de', ['drawings'], 'de') // 'drawings=1000&lang=de'
 */
function plainNumbers(query: string, keys: readonly string[], locale: Locale): string {
  const pieces = query.split('&').map((piece) => {
    const [name, text] = decodePiece(piece)
    if (!keys.includes(name) || plain.test(text)) return piece
    const value = parseNumber(text, locale, largest)
    return typeof value === 'number' ? `${name}=${hundredth(value)}` : piece
  })
  return pieces.join('&')
}
