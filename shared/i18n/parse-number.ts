import type { Locale } from './locale.ts'

export type NumberFault = 'empty' | 'notANumber' | 'negative' | 'tooLarge'

/** Far more than anybody types as a number. */
const longestNumber = 1000

/** Thousands never begin with a zero: `0.005` is a small number in German too. */
const grouped: Record<Locale, RegExp> = {
  en: /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
  de: /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
}

/**
 * Reads a number as people type it: `1,200.5` in English, `1.200,5` in German, a lone comma or point
 * as decimal sign in both (`0,85`, `0.85`), spaces between digits ignored.
 *
 * @returns the value, or what is wrong with it; never NaN
 */
export function parseNumber(text: string, locale: Locale, max: number): number | NumberFault {
  if (text.length > longestNumber) return 'notANumber'
  const compact = text.replace(/[\s\u00a0\u202f\u2009']/g, '').replace('−', '-')
  if (compact === '') return 'empty'
  const sign = compact.startsWith('-') ? -1 : 1
  const value = sign * Number(toPlain(compact.replace(/^[+-]/, ''), locale))
  if (Number.isNaN(value)) return 'notANumber'
  if (value < 0) return 'negative'
  return value > max ? 'tooLarge' : value
}

/** The digits in JavaScript's spelling, or text that is not a number. */
function toPlain(text: string, locale: Locale): string {
  const plain = grouped[locale].test(text)
    ? text.replaceAll(locale === 'de' ? '.' : ',', '').replace(',', '.')
    : text.replace(',', '.')
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? plain : 'not a number'
}
