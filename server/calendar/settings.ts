import type { Facts } from '../content/schemas/facts.ts'
import type { Site } from '../content/schemas/site.ts'
import type { CalendarSettings } from './calendar.ts'

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** The calendar's settings as content/site.yaml (`calls`) and content/facts.yaml (`call.minutes`) give them. */
export function calendarSettings(site: Pick<Site, 'calls'>, facts: Pick<Facts, 'call'>) {
  const { hours, timeZone, stepMinutes, bufferMinutes, ...calls } = site.calls
  const settings: CalendarSettings = {
    timeZone,
    hours: Object.fromEntries(
      weekdays.map((weekday, at) => [at + 1, hours[weekday].map(openingHours)]),
    ),
    durationMinutes: facts.call.minutes,
    stepMinutes,
    bufferMinutes,
    leadHours: calls.leadHours,
    horizonDays: calls.horizonDays,
    holidays: calls.holidays,
    closedDays: calls.closedDays,
  }
  return settings
}

/** `09:00-12:00` as a pair. */
function openingHours(hours: string): readonly [string, string] {
  return [hours.slice(0, 5), hours.slice(6)]
}
