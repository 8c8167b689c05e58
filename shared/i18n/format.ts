import type { Locale } from './locale.ts'

/*
 * No Intl here: Node and browsers carry different ICU versions, and a different space in one number
 * would not be what the server has sent.
 */

export const noBreakSpace = '\u00a0'
export const minusSign = '\u2212'

/** What stands between thousands, and before decimals. */
export const numberSigns = {
  en: { group: ',', decimal: '.' },
  de: { group: '.', decimal: ',' },
} as const

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
} as const

/** Decimals kept when the caller names no number of decimals; trailing zeros are dropped. */
const mostFractionDigits = 3

interface NumberFormat {
  /** Exactly this many decimals. */
  fractionDigits?: number
}

/** `1234.5` is `1,234.5` in English and `1.234,5` in German; negative numbers carry a minus sign (U+2212). */
export function formatNumber(value: number, locale: Locale, format: NumberFormat = {}): string {
  return withSign(value, locale, format, (digits) => digits)
}

/** Euro. Whole amounts have no decimals unless asked for: `€990`, `€0.85`; German `990 €`, `0,85 €`. */
export function formatMoney(value: number, locale: Locale, format: NumberFormat = {}): string {
  const fractionDigits = format.fractionDigits ?? (Number.isInteger(value) ? 0 : 2)
  return withSign(value, locale, { fractionDigits }, (digits) =>
    locale === 'de' ? `${digits}${noBreakSpace}€` : `€${digits}`,
  )
}

/** `value` counts in hundredths: `95` is `95%` in English and `95 %` in German. */
export function formatPercent(value: number, locale: Locale, format: NumberFormat = {}): string {
  return withSign(value, locale, format, (digits) =>
    locale === 'de' ? `${digits}${noBreakSpace}%` : `${digits}%`,
  )
}

/** `2026-11-24` is `24 November 2026` in English and `24. November 2026` in German. */
export function formatDate(isoDate: string, locale: Locale): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate)
  const month = months[locale][Number(match?.[2]) - 1]
  const day = Number(match?.[3])
  if (!match || !month || day < 1 || day > 31) {
    throw new RangeError(`not a date of the form 2026-11-24: ${isoDate}`)
  }
  return `${day}${locale === 'de' ? '.' : ''} ${month} ${match[1]}`
}

/** Puts values into the `{name}` places of a text of the content; a place without a value stays as it is. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** Chooses the text of the content for this many; one for none is optional, where nothing is counted as many are. */
export function textFor(
  count: number,
  texts: Readonly<{ none?: string; one: string; many: string }>,
): string {
  if (count === 0 && texts.none !== undefined) return texts.none
  return count === 1 ? texts.one : texts.many
}

/** `1 request`, `3 requests`: for messages to operators, in English. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${textFor(count, { one, many })}`
}

function withSign(
  value: number,
  locale: Locale,
  format: NumberFormat,
  addUnit: (digits: string) => string,
): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`)
  const plain = roundedDigits(Math.abs(value), format.fractionDigits)
  const [whole = '0', fraction = ''] = plain.split('.')
  const { group, decimal } = numberSigns[locale]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const text = addUnit(fraction === '' ? grouped : `${grouped}${decimal}${fraction}`)
  // What rounds to zero has no sign.
  return value < 0 && /[1-9]/.test(plain) ? `${minusSign}${text}` : text
}

/**
 * Rounds half up on the decimal digits as written: `1.005` to two decimals is `1.01`,
 * where `toFixed` sees the binary fraction below it and says `1.00`.
 */
function roundedDigits(value: number, fractionDigits: number | undefined): string {
  const digits = fractionDigits ?? mostFractionDigits
  // An exponent means the decimal point cannot be moved as text (1e-7, 1e21); no page shows such a number.
  const rounded = String(value).includes('e')
    ? value
    : Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`)
  const fixed = rounded.toFixed(digits)
  return fractionDigits === undefined && fixed.includes('.')
    ? fixed.replace(/\.?0{1,3}$/, '')
    : fixed
}
