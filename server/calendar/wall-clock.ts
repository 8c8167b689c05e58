import { Temporal } from 'temporal-polyfill'
import { formatDate, noBreakSpace } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'

/*
 * Own pieces instead of Intl: ICU versions differ in spaces and commas, and what stands on a page must
 * be what stands in the mail.
 */

const weekdays = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
} as const

/** What a clock and a calendar on the wall show at an instant (ISO 8601) in a zone. */
export function wallClock(instant: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
}

/** The day at an instant in a zone, `2026-11-23`. */
export function dateAt(instant: string, timeZone: string): string {
  return wallClock(instant, timeZone).toPlainDate().toString()
}

/** `2026-11-23` is `Monday 23 November 2026`, `Montag, 23. November 2026`. */
export function dayHeading(date: string, locale: Locale): string {
  const weekday = weekdays[locale][Temporal.PlainDate.from(date).dayOfWeek - 1]
  return `${weekday}${locale === 'de' ? ',' : ''} ${formatDate(date, locale)}`
}

/** `09:00` in English, `09:00 Uhr` in German (with a no-break space). */
export function timeLabel(instant: string, timeZone: string, locale: Locale): string {
  return withUnit(hoursAndMinutes(instant, timeZone), locale)
}

/** `09:00–09:45`, `09:00–09:45 Uhr`. */
export function timeRange(
  { start, end }: { readonly start: string; readonly end: string },
  timeZone: string,
  locale: Locale,
): string {
  const [from, to] = [start, end].map((instant) => hoursAndMinutes(instant, timeZone))
  return withUnit(`${from}–${to}`, locale)
}

function hoursAndMinutes(instant: string, timeZone: string): string {
  return wallClock(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' })
}

function withUnit(time: string, locale: Locale): string {
  return locale === 'de' ? `${time}${noBreakSpace}Uhr` : time
}
