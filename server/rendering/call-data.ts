import type { ShownForm } from '../../src/forms/shown-form.ts'
import { fillText } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { localAddress } from '../../src/navigation/local-address.ts'
import type { PageQuery } from '../../src/navigation/page-queries.ts'
import { stringifySearch } from '../../src/navigation/search-params.ts'
import { parseInstant } from '../calendar/instant.ts'
import { knownTimeZone } from '../calendar/time-zones.ts'
import { dateAt, dayHeading, timeRange } from '../calendar/wall-clock.ts'
import { zoneLabel } from '../calendar/zone-label.ts'
import type { RichText } from '../content/schemas/fields.ts'
import type { StateCopy } from '../content/schemas/requests.ts'
import type { BookedCall, CallBook } from './call-book.ts'
import { type CallPicker, callPicker } from './call-picker.ts'
import { errorState, formData } from './form-data.ts'
import { currentFormState } from './form-state.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** A call as the page of its link shows it, in words. */
export interface Appointment {
  reference: string
  /** In the zone the visitor booked in. */
  day: string
  time: string
  zone: string
  /** The same on the office's clocks, where they show something else. */
  office?: string
  duration: string
}

/** What the page shows: the free times with the form, or one call. */
export type CallView =
  | {
      kind: 'pick'
      picker: CallPicker | undefined
      form: ShownForm
      /** A link that names no call, or one that cannot be read now. */
      problem?: { title: string; text: RichText }
    }
  | {
      kind: 'call'
      state: StateCopy
      token: string
      isOpen: boolean
      appointment: Appointment
      /** Address of the .ics file. */
      calendarFile: string
      move?: { form: ShownForm; picker: CallPicker }
      cancelAction: string
    }

/** The page where a call is booked, moved and cancelled. */
export interface CallData extends PageData<'schedule-call'> {
  locale: Locale
  view: CallView
}

/** Copy, head and free times, or the call that the address names. */
export async function callData(locale: Locale, query: PageQuery): Promise<CallData> {
  const { calls } = siteContext()
  const call = query.call === undefined ? undefined : await calls?.callOf(query.call)
  if (calls && query.call !== undefined && call && typeof call === 'object') {
    return bookedData(calls, call, query.call, query, locale)
  }
  const { unknownCall, unreadableCall } = pageData('schedule-call', locale).copy
  const isUnreadable = call === 'unreadable' || !calls
  const problem = query.call === undefined ? undefined : isUnreadable ? unreadableCall : unknownCall
  const now = timeNow()
  const asked = { ...typedTime(), ...query, call: undefined }
  const picker = calls && (await callPicker(calls, asked, now, locale))
  const form = formData('call', locale)
  const view: CallView = { kind: 'pick', picker, form, ...(problem ? { problem } : {}) }
  const state = problem ? { kind: 'thank-you' as const, title: problem.title } : errorState(locale)
  return { ...pageData('schedule-call', locale, state), ...unkept(query), locale, view }
}

async function bookedData(
  calls: CallBook,
  call: BookedCall,
  token: string,
  query: PageQuery,
  locale: Locale,
): Promise<CallData> {
  const { states, appointment, move } = pageData('schedule-call', locale).copy
  const now = timeNow()
  const name = stateName(call, query.state, now)
  const isOpen = name !== 'cancelled' && name !== 'past'
  const picker = isOpen
    ? await callPicker(calls, { timeZone: call.timeZone, ...query, call: token }, now, locale)
    : undefined
  const view: CallView = {
    kind: 'call',
    state: states[name],
    token,
    isOpen,
    appointment: inWords(call, calls, appointment.minutes, locale),
    calendarFile: localAddress(`/api/calls/event.ics${stringifySearch({ call: token })}`, locale),
    ...(picker ? { move: { picker, form: moveForm(move.submit, locale) } } : {}),
    cancelAction: localAddress('/api/calls/cancel', locale),
  }
  const title = states[name].title
  const page = pageData('schedule-call', locale, {
    kind: 'thank-you',
    title,
    ...errorState(locale),
  })
  return { ...page, ...unkept(query), locale, view }
}

/** After a refused post the picker shows the zone and the day that were chosen. */
function typedTime(): { timeZone?: string; from?: string } {
  const { timeZone, start = '' } = currentFormState()?.values ?? {}
  const zone = timeZone === undefined ? undefined : knownTimeZone(timeZone)
  if (!zone) return {}
  return parseInstant(start) === undefined
    ? { timeZone: zone }
    : { timeZone: zone, from: dateAt(start, zone) }
}

/** Whoever has the link sees the call: no cache may keep its page. */
function unkept({ call }: PageQuery): Pick<PageData, 'caching'> {
  return call === undefined ? {} : { caching: 'private, no-store' }
}

/** A call that was cancelled or is over is so whatever the address says. */
function stateName(call: BookedCall, asked: string | undefined, now: Date) {
  if (call.status === 'cancelled') return 'cancelled'
  if (Date.parse(call.end) <= now.getTime()) return 'past'
  return asked === 'booked' || asked === 'moved' ? asked : 'planned'
}

function inWords(call: BookedCall, calls: CallBook, minutes: string, locale: Locale): Appointment {
  const zone = zoneLabel(call.start, call.timeZone, locale)
  const officeZone = zoneLabel(call.start, calls.officeTimeZone, locale)
  const officeTime = timeRange(call, calls.officeTimeZone, locale)
  const time = timeRange(call, call.timeZone, locale)
  const dayIn = (timeZone: string) => dayHeading(dateAt(call.start, timeZone), locale)
  const day = dayIn(call.timeZone)
  const officeDay = dayIn(calls.officeTimeZone)
  const isElsewhere = officeTime !== time || officeDay !== day
  const officeText = officeDay === day ? officeTime : `${officeDay}, ${officeTime}`
  return {
    reference: call.reference,
    day,
    time,
    zone,
    ...(isElsewhere ? { office: `${officeText} (${officeZone})` } : {}),
    duration: fillText(minutes, { count: calls.durationMinutes }),
  }
}

/** Moving asks for nothing but the new time. */
function moveForm(submit: string, locale: Locale): ShownForm {
  const form = formData('call', locale)
  const fields = form.fields.filter(({ kind }) => kind === 'slot' || kind === 'time-zone')
  return { ...form, fields, submit, action: localAddress('/api/calls/move', locale) }
}

function timeNow(): Date {
  return siteContext().now?.() ?? new Date()
}
