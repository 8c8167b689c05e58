import type { RichText } from '../../../shared/content/parts/fields.ts'
import type { ScheduleCallCopy, StateCopy } from '../../../shared/content/words/requests.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** What the page shows: the free times with the form, or one call. */
export type CallView =
  | {
      kind: 'pick'
      picker: CallPicker | undefined
      form: ShownForm
      /** A link that names no call, or one that cannot be read now. */
      problem?: { title: string; text: RichText }
    }
  | OneCallView

/** The page where a call is asked for, confirmed, moved and cancelled. */
export interface CallData extends PageData<'schedule-call'> {
  locale: Locale
  view: CallView
}

/** A free time as the picker shows it. */
export interface OpenTime {
  /** Instant in UTC, the value to post. */
  start: string
  /** On the visitor's clock, such as 09:00. */
  time: string
  /** On the office's clock where it shows something else: 10:00, or Tue 10:00 on another day. */
  officeTime?: string
}

/** A day with free times. */
export interface OpenDay {
  /** 2026-11-24 */
  date: string
  heading: string
  /** UTC+1: a change of the clocks between two days shows here. */
  offset: string
  times: OpenTime[]
}

/** The times of one page of the picker, all words written out on the server: no browser formats anything. */
export interface CallPicker {
  /** IANA zone of the times shown. */
  timeZone: string
  /** Names the zone, and the office's where its clocks show something else. */
  zoneNote: string
  /** Undefined: the times cannot be read now. */
  days?: OpenDay[]
  /** Whether the address asks for this zone; else the browser's own may take its place. */
  isZoneChosen: boolean
  /** Addresses of the pages before and after, without the language. */
  earlier?: string
  later?: string
  /** Keys of the address that stay when the zone changes. */
  kept: { call?: string; from?: string; bring?: string }
  zones: TimeZoneGroup[]
}

/** A call as the page of its link shows it, in words. */
export interface Appointment {
  reference: string
  /** In the zone the visitor booked in. */
  day: string
  time: string
  zone: string
  /** The same time in the office's zone, if it differs. */
  office?: string
  duration: string
  /** Until when its time is held: a time of day. */
  heldUntil?: string
}

/** One call, and what can be done with it. */
export interface OneCallView {
  kind: 'call'
  state: StateCopy
  /** Says how its time is held until it is confirmed. */
  keeping?: string
  token: string
  appointment: Appointment
  /** Which of the steps after the form is due. */
  now: number | undefined
  confirm?: CallAction
  /** Address of the .ics file. */
  calendarFile?: string
  /** Another time: of a booked call, or instead of one that waits for its confirmation. */
  change?: { words: ScheduleCallCopy['move']; form: ShownForm; picker: CallPicker }
  end?: { words: ScheduleCallCopy['cancel']; action: string }
}

/** A button that posts the token. */
interface CallAction {
  action: string
  label: string
}

/** A zone as the picker offers it. */
interface TimeZoneChoice {
  /** IANA name, the value to post. */
  readonly id: string
  /** `New York (UTC−5)`: the city, and the distance from UTC at the instant the list was made for. */
  readonly label: string
}

/** The zones of one part of the world, by name of the city. */
export interface TimeZoneGroup {
  readonly label: string
  readonly zones: readonly TimeZoneChoice[]
}
