import { Temporal } from 'temporal-polyfill'
import { UsageError } from './usage-error.ts'

/** The moment a command runs at, on the office's clock. */
export type OfficeTime = Temporal.ZonedDateTime

const units = { d: 'days', m: 'months', y: 'years' } as const

/**
 * The instant (ISO 8601, UTC, milliseconds) that lies an age before now: `30d` days, `6m` months, `2y` years, counted
 * on the office's calendar, so that daylight saving does not move the hour. Nothing else is understood: whoever deletes
 * must not be guessed at.
 */
export function beforeAge(option: string, age: string, now: OfficeTime): string {
  const [, count, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(age) ?? []
  if (count === undefined || unit === undefined) {
    throw new UsageError(
      `--${option} is a number with d (days), m (months) or y (years), such as 30d, 6m or 2y, not "${age}".`,
    )
  }
  return instantText(now.subtract({ [units[unit as keyof typeof units]]: Number(count) }))
}

/** The instant that `--since` means: an age (`7d`), or a date, which begins at midnight in the office's zone. */
export function sinceInstant(since: string, now: OfficeTime): string {
  if (/^\d+[a-z]+$/i.test(since)) return beforeAge('since', since, now)
  return instantText(readDate(since).toZonedDateTime(now.timeZoneId))
}

/** The same form as the store keeps, in which instants sort as text. */
export function instantText(time: OfficeTime): string {
  return new Date(time.epochMilliseconds).toISOString()
}

function readDate(text: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Temporal.PlainDate.from(text)
  } catch {
    // A date that the calendar does not have, such as 2026-02-30: the message below says what is expected.
  }
  throw new UsageError(`--since is an age such as 7d or a date such as 2026-11-01, not "${text}".`)
}
