import { minusSign } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { cityName } from './city-names.ts'
import { wallClock } from './wall-clock.ts'

/** Distance from UTC at an instant: `UTC+1`, `UTC−3:30`, `UTC±0`. */
export function offsetLabel(instant: string, timeZone: string): string {
  return offsetText(Math.round(wallClock(instant, timeZone).offsetNanoseconds / 60e9))
}

/** Formats an offset from UTC in minutes, as in {@link offsetLabel}. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC±0'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const size = rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`
  return `UTC${minutes < 0 ? minusSign : '+'}${size}`
}

/**
 * Names the zone as it is at an instant, so that a label in summer differs from one in winter:
 * `Berlin time, CET, UTC+1` and `Berliner Zeit, MEZ, UTC+1`; `New York time, EST, UTC−5` and
 * `Ortszeit New York, EST, UTC−5`. Zones without a common abbreviation do without.
 */
export function zoneLabel(instant: string, timeZone: string, locale: Locale): string {
  const offset = offsetLabel(instant, timeZone)
  const city = cityName(timeZone, locale)
  // Zones that belong to no city: UTC, Etc/GMT+5.
  if (city === undefined) return offset === 'UTC±0' ? 'UTC' : offset
  return [placeTime(city, locale), abbreviation(instant, timeZone, locale), offset]
    .filter((part) => part !== undefined)
    .join(', ')
}

function placeTime(city: string, locale: Locale): string {
  if (locale === 'en') return `${city} time`
  return city === 'Berlin' ? 'Berliner Zeit' : `Ortszeit ${city}`
}

/** English abbreviations are known where they are used: CET in Great Britain, EST in the United States. */
const abbreviationLocales = {
  en: ['en-GB', 'en-US', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'en-SG'],
  de: ['de-DE', 'en-GB', 'en-US', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'en-SG'],
} as const

function abbreviation(instant: string, timeZone: string, locale: Locale): string | undefined {
  const date = new Date(instant)
  for (const tag of abbreviationLocales[locale]) {
    const format = nameFormat(tag, timeZone)
    const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value
    if (name !== undefined && /^\p{L}{2,5}$/u.test(name)) return name
  }
  return undefined
}

function nameFormat(tag: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' })
}
