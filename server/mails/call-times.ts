import type { Locale } from '../../shared/i18n/locale.ts'
import { dateAt, dayHeading, timeLabel, timeRange } from '../calendar/wall-clock.ts'
import { zoneLabel } from '../calendar/zone-label.ts'
import type { CallRecord } from '../store/records.ts'
import type { EventRequest, RequestEvent } from './events.ts'

type CallTimes = Pick<CallRecord, 'startsAt' | 'endsAt'>

/** When a call is, by a clock in the zone: `Monday 23 November 2026, 09:00–09:45 (Berlin time, CET, UTC+1)`. */
export function callTime(call: CallTimes, timeZone: string, locale: Locale): string {
  return `${callTimeInBrief(call, timeZone, locale)} (${zoneLabel(call.startsAt, timeZone, locale)})`
}

/** The same without the zone, for subjects. */
export function callTimeInBrief(call: CallTimes, timeZone: string, locale: Locale): string {
  const day = dayHeading(dateAt(call.startsAt, timeZone), locale)
  return `${day}, ${timeRange({ start: call.startsAt, end: call.endsAt }, timeZone, locale)}`
}

/** When a call that has just been moved to another time was to take place; null in all other mails. */
export function formerTime(
  event: RequestEvent,
  { call, former }: EventRequest,
  timeZone: string,
  locale: Locale,
): string | null {
  if (event !== 'call.moved' || !former || former.startsAt === call?.startsAt) return null
  return callTime(former, timeZone, locale)
}

/** A time of today: `14:30 (Berlin time, CET, UTC+1)`. */
export function clockTime(instant: string, timeZone: string, locale: Locale): string {
  return `${timeLabel(instant, timeZone, locale)} (${zoneLabel(instant, timeZone, locale)})`
}

/** When something came in: `Saturday 21 November 2026, 14:30 (Berlin time, CET, UTC+1)`. */
export function moment(instant: string, timeZone: string, locale: Locale): string {
  const day = dayHeading(dateAt(instant, timeZone), locale)
  const zone = zoneLabel(instant, timeZone, locale)
  return `${day}, ${timeLabel(instant, timeZone, locale)} (${zone})`
}
