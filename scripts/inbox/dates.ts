import type { Temporal } from 'temporal-polyfill'
import { wallClock } from '../../server/calendar/wall-clock.ts'

/** `2026-11-24 09:00`, in the zone. Short, and sorts as text; the zone is named once, above the table. */
export function shortTime(instant: string, timeZone: string): string {
  return wallClock(instant, timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
}

/** `24 November 2026, 09:00 Europe/Berlin (UTC+01:00)`: nothing is left to guess. */
export function longTime(instant: string, timeZone: string): string {
  return `${dayAndTime(instant, timeZone)} ${zoneName(instant, timeZone)}`
}

/** `Tuesday, 24 November 2026, 09:00 to 09:45 Europe/Berlin (UTC+01:00)`. */
export function timeSpan(startsAt: string, endsAt: string, timeZone: string): string {
  const [start, end] = [wallClock(startsAt, timeZone), wallClock(endsAt, timeZone)]
  const weekday = start.toLocaleString('en-GB', { weekday: 'long' })
  const until = start.toPlainDate().equals(end.toPlainDate())
    ? clock(end)
    : dayAndTime(endsAt, timeZone)
  return `${weekday}, ${dayAndTime(startsAt, timeZone)} to ${until} ${zoneName(startsAt, timeZone)}`
}

/** ISO 8601 with the zone's offset, `2026-11-24T09:00:00+01:00`: readable, and the same instant everywhere. */
export function offsetTime(instant: string, timeZone: string): string {
  return wallClock(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

function dayAndTime(instant: string, timeZone: string): string {
  const time = wallClock(instant, timeZone)
  const month = time.toLocaleString('en-GB', { month: 'long' })
  return `${time.day} ${month} ${time.year}, ${clock(time)}`
}

function clock(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' })
}

function zoneName(instant: string, timeZone: string): string {
  return `${timeZone} (UTC${wallClock(instant, timeZone).offset})`
}
