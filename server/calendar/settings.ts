import type { Facts } from '../../shared/content/facts.ts'
import type { Site } from '../../shared/content/site.ts'

/** The working week as content/site.yaml gives it. Times are wall-clock times in `timeZone`. */
export interface CalendarSettings {
  /** IANA zone of the office: `Europe/Berlin`. */
  readonly timeZone: string
  /** Per weekday (1 Monday to 7 Sunday, ISO 8601) the opening hours, such as `[['09:00', '12:00']]`. */
  readonly hours: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>
  readonly durationMinutes: number
  /** Calls start on multiples of this after opening. */
  readonly stepMinutes: number
  /** Free time after each call. */
  readonly bufferMinutes: number
  /** A call can be booked up to this long before it begins. */
  readonly leadHours: number
  /** And not farther ahead than this: the last day is today in the office plus these days. */
  readonly horizonDays: number
  /** Country, state and region of the public holidays, as date-holidays names them. */
  readonly holidays: {
    readonly country: string
    readonly state: string | null
    readonly region: string | null
  }
  /** Further days without calls: `12-24` every year, `2027-05-07` once. */
  readonly closedDays: readonly string[]
}

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
export function calendarSettings(
  site: Pick<Site, 'calls'>,
  facts: { readonly call: Pick<Facts['call'], 'minutes'> },
): CalendarSettings {
  const { calls } = site
  return {
    timeZone: calls.timeZone,
    hours: Object.fromEntries(
      weekdays.map((weekday, at) => [at + 1, calls.hours[weekday].map(openingHours)]),
    ),
    durationMinutes: facts.call.minutes,
    stepMinutes: calls.stepMinutes,
    bufferMinutes: calls.bufferMinutes,
    leadHours: calls.leadHours,
    horizonDays: calls.horizonDays,
    holidays: calls.holidays,
    closedDays: calls.closedDays,
  }
}

/** `09:00-12:00` as a pair. */
function openingHours(hours: string): readonly [string, string] {
  return [hours.slice(0, 5), hours.slice(6)]
}
