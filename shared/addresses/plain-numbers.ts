import type { Locale } from '../i18n/locale.ts'
import { parseNumber } from '../i18n/parse-number.ts'
import { decodePiece } from './canonical-url.ts'

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
export function plainNumbers(query: string, keys: readonly string[], locale: Locale): string {
  const pieces = query.split('&').map((piece) => {
    const [name, text] = decodePiece(piece)
    if (!keys.includes(name) || plain.test(text)) return piece
    const value = parseNumber(text, locale, largest)
    return typeof value === 'number' ? `${name}=${Math.round(value * 100) / 100}` : piece
  })
  return pieces.join('&')
}
