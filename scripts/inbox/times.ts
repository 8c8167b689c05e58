import { Temporal } from 'temporal-polyfill'
import { UsageError } from './usage-error.ts'

/** The moment a command runs at, on the office's clock. */
export type OfficeTime = Temporal.ZonedDateTime

const units = { h: 'hours', d: 'days', m: 'months', y: 'years' } as const

type Unit = keyof typeof units

/**
 * The instant (ISO 8601, UTC, milliseconds) that is an age before now: `30d` days, `6m` months, `2y` years. Counted on
 * the office's calendar, so that daylight saving does not move the hour. Any other text is refused: a command that
 * deletes must not guess.
 */
export function beforeAge(option: string, age: string, now: OfficeTime): string {
  const instant = instantBefore(age, 'dmy', now)
  if (instant !== undefined) return instant
  throw new UsageError(
    `--${option} is a number with d (days), m (months) or y (years), such as 30d, 6m or 2y, not "${age}".`,
  )
}

/**
 * The instant that an option such as `--since` means: an age, also in hours (`2h`), a date, which begins at midnight in the
 * office's zone, or a time of a day there (`2026-11-21T14:30`).
 */
export function momentOf(option: string, text: string, now: OfficeTime): string {
  const instant = instantBefore(text, 'hdmy', now) ?? instantOnClock(text, now.timeZoneId)
  if (instant !== undefined) return instant
  throw new UsageError(
    `--${option} is an age such as 2h or 7d, a date such as 2026-11-01 or a time such as 2026-11-01T14:30, not "${text}".`,
  )
}

/** The same form as the store keeps, in which instants sort as text. */
export function instantText(time: OfficeTime): string {
  return new Date(time.epochMilliseconds).toISOString()
}

function instantBefore(age: string, allowed: string, now: OfficeTime): string | undefined {
  const [, count, unit = ''] = /^([1-9]\d{0,3})([hdmy])$/.exec(age) ?? []
  if (count === undefined || !allowed.includes(unit)) return undefined
  return instantText(now.subtract({ [units[unit as Unit]]: Number(count) }))
}

/** Undefined also for a time that the calendar does not have, such as 2026-02-30. */
function instantOnClock(text: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(text)) return undefined
  try {
    return instantText(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
