import { formatDate, formatMoney } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { type Day, daysInMonth, isoDay } from './calendar.ts'
import type { Period } from './make-invoice.ts'

/** Cents as an amount with its two decimals. */
export function moneyText(cents: number, locale: Locale): string {
  return formatMoney(cents / 100, locale, { fractionDigits: 2 })
}

/** `15 January 2027`, `15. Januar 2027`. */
export function dayText(day: Day, locale: Locale): string {
  return formatDate(isoDay(day), locale)
}

/** `January 2027`, `Januar 2027`. */
export function monthText(day: Day, locale: Locale): string {
  return dayText(day, locale).replace(/^\d+\.? /, '')
}

/** Days within one month: `15–31 January 2027`, `15.–31. Januar 2027`; a whole month is its name. */
export function periodText({ from, to }: Period, locale: Locale): string {
  if (from.day === to.day) return dayText(to, locale)
  if (from.day === 1 && to.day === daysInMonth(to)) return monthText(to, locale)
  return `${from.day}${locale === 'de' ? '.' : ''}–${dayText(to, locale)}`
}
