import type { Temporal } from 'temporal-polyfill'
import { minuteMs } from '../durations.ts'
import type { CalendarSettings } from './settings.ts'

/** A call that fits into the opening hours, in milliseconds since 1970. */
export type OfficeSlot = { readonly start: number; readonly end: number }

/**
 * The calls that fit into one day's opening hours. Starts are wall-clock times, so they stay at 09:00 across a change of
 * the clocks; a time that the clocks skip has none. The pause after a call may reach beyond the closing.
 */
export function slotsOfDay(settings: CalendarSettings, day: Temporal.PlainDate): OfficeSlot[] {
  const { timeZone, durationMinutes, stepMinutes } = settings
  const midnight = day.toZonedDateTime(timeZone)
  const isUsual = midnight.hoursInDay === 24
  const at = (minutes: number) => {
    // Most days have no change of the clocks, and need no calendar for each of their times.
    if (isUsual) return { ms: midnight.epochMilliseconds + minutes * minuteMs, isSkipped: false }
    const wall = day.toPlainDateTime().add({ minutes })
    const zoned = wall.toZonedDateTime(timeZone)
    return { ms: zoned.epochMilliseconds, isSkipped: !zoned.toPlainDateTime().equals(wall) }
  }
  return (settings.hours[String(day.dayOfWeek)] ?? []).flatMap(([from, to]) => {
    const slots: OfficeSlot[] = []
    const closing = at(minutesOf(to)).ms
    for (let minutes = minutesOf(from); minutes < minutesOf(to); minutes += stepMinutes) {
      const { ms: start, isSkipped } = at(minutes)
      const end = start + durationMinutes * minuteMs
      if (!isSkipped && end <= closing) slots.push({ start, end })
    }
    return slots
  })
}

/** `09:30` is 570. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
