import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Locale } from '../../shared/i18n/locale.ts'

/** What a calendar shows of a call. Texts are cleaned by the caller; they are escaped here. */
export interface CallEvent {
  /** Identifies the call in calendars; stays the same when it is moved. */
  readonly uid: string
  readonly start: string
  readonly end: string
  /** When this file was made, ISO 8601. */
  readonly stamp: string
  /** 0 at first, one more for every change: calendars keep the entry with the highest. */
  readonly sequence: number
  readonly isCancelled: boolean
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string | undefined
  readonly organizer: { readonly name: string; readonly email: string }
  /** Host of the site, which names the product. */
  readonly host: string
  readonly locale: Locale
}

/** What a calendar is to do with a file (RFC 5546, 3.2): take the entry in, or take it out. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'

/** The method of a call's file. */
export function calendarMethod({ isCancelled }: Pick<CallEvent, 'isCancelled'>): CalendarMethod {
  return isCancelled ? 'CANCEL' : 'PUBLISH'
}

/** The media type of a calendar file; its parameter repeats the METHOD within (RFC 5545, 8.1). */
export function calendarType(method: CalendarMethod): string {
  return `text/calendar; charset=utf-8; method=${method}`
}

/**
 * The calendar file of a call (RFC 5545): times in UTC, so that no definition of a zone is needed; lines end with CRLF
 * and have at most 75 octets. No alarm: people have their own, and mail programs warn of foreign ones. A cancellation
 * says so by its method, its status and a higher sequence (RFC 5546, 3.2.5).
 */
export function callEventFile(event: CallEvent): string {
  const calendar = ical({
    prodId: { company: event.host, product: 'Calls', language: event.locale.toUpperCase() },
    method: ICalCalendarMethod[calendarMethod(event)],
    scale: 'GREGORIAN',
  })
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: new Date(event.stamp),
    start: new Date(event.start),
    end: new Date(event.end),
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url ?? null,
    // A quoted parameter value cannot hold its own quote (RFC 5545, 3.2).
    organizer: { ...event.organizer, name: event.organizer.name.replaceAll('"', '') },
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: event.isCancelled
      ? ICalEventTransparency.TRANSPARENT
      : ICalEventTransparency.OPAQUE,
  })
  return `${calendar.toString()}\r\n`
}
