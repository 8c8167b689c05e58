import { localAddress } from '../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import type { ScheduleCallCopy } from '../../../shared/content/words/requests.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { Appointment, OneCallView } from '../../../src/pages/schedule-call/call-data.ts'
import { dateAt, dayHeading, timeLabel, timeRange } from '../../calendar/wall-clock.ts'
import { zoneLabel } from '../../calendar/zone-label.ts'
import type { BookedCall, CallBook } from './call-book.ts'
import { callPicker } from './call-picker.ts'
import { formData } from './form-data.ts'

interface ShownCall {
  readonly calls: CallBook
  readonly call: BookedCall
  readonly query: PageQuery & { readonly call: string }
  readonly copy: ScheduleCallCopy
  readonly locale: Locale
  readonly now: Date
}

/** What the page of one call shows to a visitor who has its link. */
export async function oneCallView(shown: ShownCall): Promise<OneCallView> {
  const { call, query, copy, locale } = shown
  const name = stateName(shown)
  const view: OneCallView = {
    kind: 'call',
    state: copy.states[name],
    token: query.call,
    appointment: appointmentOf(shown),
    now: stepDue(call, name),
  }
  if (name === 'cancelled' || name === 'withdrawn' || name === 'past') return view
  if (call.stage === 'booked')
    return call.isOwner ? { ...view, ...(await bookedParts(shown)) } : view
  const end = { words: copy.withdraw, action: localAddress('/api/calls/cancel', locale) }
  const waiting = { ...view, ...keepingNote(shown), end }
  return call.isOwner ? { ...waiting, ...(await unconfirmedParts(shown)) } : waiting
}

/** That a call is cancelled or over counts more than what the address says. */
function stateName({ call, query, now }: ShownCall): keyof ScheduleCallCopy['states'] {
  const { stage, isOwner, isFree, isConfirmed } = call
  if (stage === 'cancelled') return isConfirmed ? 'cancelled' : 'withdrawn'
  if (Date.parse(call.end) <= now.getTime()) return 'past'
  if (stage !== 'booked' && isOwner) return isFree ? 'confirm' : 'gone'
  if (stage !== 'booked') return stage
  if (!isOwner) return 'confirmed'
  return query.state === 'booked' || query.state === 'moved' ? query.state : 'planned'
}

/** The step after the form: confirm a held time, change a booked one; none where the time may go. */
function stepDue({ stage }: BookedCall, name: keyof ScheduleCallCopy['states']) {
  if (name === 'past') return undefined
  if (stage === 'booked') return 3
  return stage === 'held' ? 2 : undefined
}

async function bookedParts(shown: ShownCall): Promise<Partial<OneCallView>> {
  const { query, copy, locale } = shown
  const file = `/api/calls/event.ics${stringifySearch({ call: query.call })}`
  return {
    calendarFile: localAddress(file, locale),
    change: await changeForm(shown, copy.move, '/api/calls/move'),
    end: { words: copy.cancel, action: localAddress('/api/calls/cancel', locale) },
  }
}

async function unconfirmedParts(shown: ShownCall): Promise<Partial<OneCallView>> {
  const { call, copy, locale } = shown
  const action = '/api/calls/confirm'
  return {
    ...(call.isFree && {
      confirm: { action: localAddress(action, locale), label: copy.confirm.submit },
    }),
    change: await changeForm(shown, copy.choose, action),
  }
}

/** A form that asks only for another time. */
async function changeForm(
  { calls, call, query, locale, now }: ShownCall,
  words: ScheduleCallCopy['move'],
  action: string,
): Promise<OneCallView['change']> {
  const form = formData('call', locale)
  const fields = form.fields.filter(({ kind }) => kind === 'slot' || kind === 'time-zone')
  return {
    words,
    form: { ...form, fields, submit: words.submit, action: localAddress(action, locale) },
    picker: await callPicker(
      calls,
      { timeZone: call.timeZone, ...query, bring: undefined },
      now,
      locale,
    ),
  }
}

/** Until when the time of an unconfirmed call is held; nothing if the time is gone. */
function keepingNote({ call, copy, locale }: ShownCall): Pick<OneCallView, 'keeping'> {
  const { stage, heldUntil, timeZone, isFree } = call
  if (!isFree || stage === 'booked' || stage === 'cancelled') return {}
  const until = heldUntil === null ? '' : timeLabel(heldUntil, timeZone, locale)
  return { keeping: fillText(copy.keeping[stage], { until }) }
}

function appointmentOf({ calls, call, copy, locale }: ShownCall): Appointment {
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
    duration: fillText(copy.appointment.minutes, { count: calls.durationMinutes }),
    ...(call.heldUntil !== null && {
      heldUntil: timeLabel(call.heldUntil, call.timeZone, locale),
    }),
  }
}
