import type { Locale } from '../../../shared/i18n/locale.ts'

/** How each language groups digits and marks decimals. */
const grouped: Record<Locale, RegExp> = {
  en: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  de: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
}

/**
 * A number in its one spelling: point before decimals, no grouping, no zeros at the end.
 *
 * @example numberTerm('1.041,00', 'de') // '1041'
 * @example numberTerm('1,25', 'en') // '1.25'
 */
export function numberTerm(text: string, locale: Locale): string {
  const plain = grouped[locale].test(text) ? text.replaceAll(locale === 'en' ? ',' : '.', '') : text
  const point = plain.replaceAll(',', '.')
  // Two points make a version or a date, whose zeros count.
  return /^\d+\.\d+$/.test(point) ? withoutLastZeros(point) : point
}

/** `1.50` as `1.5`, `2.00` and `2.` as `2`; a whole number keeps its zeros. */
export function withoutLastZeros(number: string): string {
  if (!number.includes('.')) return number
  return number.replace(/(?<!0)0+$/, '').replace(/\.$/, '')
}
