import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { CallPicker, OpenDay } from '../../../src/pages/schedule-call/call-data.ts'
import type { Slot } from '../../calendar/create-calendar.ts'
import { groupByDay } from '../../calendar/day-groups.ts'
import { parseDay } from '../../calendar/range.ts'
import { knownTimeZone, timeZoneGroups } from '../../calendar/time-zones.ts'
import { dateAt, dayHeading, timeLabel } from '../../calendar/wall-clock.ts'
import { offsetLabel, zoneLabel } from '../../calendar/zone-label.ts'
import type { ComingOffsets } from '../../calendar/zone-offsets.ts'
import { siteContext } from '../site-context.ts'
import type { CallBook } from './call-book.ts'

/** Days with free times on one page. */
const shownDays = 5

/** What an address asks of the picker; invalid values count as not given. */
interface PickerQuery {
  timeZone?: string | undefined
  from?: string | undefined
  call?: string | undefined
  bring?: string | undefined
}

/** The free times an address asks for; in the office's zone where it names none that is known. */
export async function callPicker(
  book: CallBook,
  query: PickerQuery,
  now: Date,
  locale: Locale,
): Promise<CallPicker> {
  const copy = siteContext().content.page('schedule-call', locale).picker
  const chosen = query.timeZone === undefined ? undefined : knownTimeZone(query.timeZone)
  const timeZone = chosen ?? book.officeTimeZone
  const today = dateAt(now.toISOString(), timeZone)
  const from = laterThan(today, query.from)
  const slots = await book.openDays({ timeZone, from, days: shownDays + 1 }, now)
  const all = slots && daysOf(slots, timeZone, book.officeTimeZone, locale)
  const first = slots?.[0]?.start ?? now.toISOString()
  const { call, bring } = query
  const carried = { ...(call ? { call } : {}), ...(bring ? { bring } : {}) }
  const pageFrom = (date: string | undefined) =>
    `/schedule-call${stringifySearch({ ...carried, timeZone: chosen, from: date })}`
  const next = all?.[shownDays]?.date
  const isElsewhere = all?.some(({ times }) => times.some(({ officeTime }) => officeTime))
  return {
    timeZone,
    zoneNote: [
      fillText(copy.shown, { name: zoneLabel(first, timeZone, locale) }),
      isElsewhere && fillText(copy.office, { name: zoneLabel(first, book.officeTimeZone, locale) }),
    ]
      .filter(Boolean)
      .join(' '),
    ...(all ? { days: all.slice(0, shownDays) } : {}),
    isZoneChosen: chosen !== undefined,
    ...(from ? { earlier: pageFrom(laterThan(today, weekBefore(from))) } : {}),
    ...(next ? { later: pageFrom(next) } : {}),
    kept: { ...carried, ...(from ? { from } : {}) },
    zones: timeZoneGroups(now, locale, await comingOffsets()),
  }
}

/** The offsets that the build has computed; the module is loaded once. */
async function comingOffsets(): Promise<ComingOffsets> {
  const file = await import('../../../src/generated/zone-offsets.json', { with: { type: 'json' } })
  return file.default as unknown as ComingOffsets
}

function daysOf(
  slots: readonly Slot[],
  timeZone: string,
  officeTimeZone: string,
  locale: Locale,
): OpenDay[] {
  const isOfficeTime = (start: string) =>
    timeZone === officeTimeZone ||
    offsetLabel(start, timeZone) === offsetLabel(start, officeTimeZone)
  return groupByDay(slots, timeZone, locale).map(({ date, heading, slots: ofDay }) => ({
    date,
    heading,
    offset: offsetLabel(ofDay[0]?.start ?? '', timeZone),
    times: ofDay.map(({ start, label }) => {
      const time = withoutUnit(label)
      if (isOfficeTime(start)) return { start, time }
      return { start, time, officeTime: officeTimeAt(start, date, officeTimeZone, locale) }
    }),
  }))
}

function officeTimeAt(start: string, date: string, officeTimeZone: string, locale: Locale): string {
  const time = withoutUnit(timeLabel(start, officeTimeZone, locale))
  const officeDate = dateAt(start, officeTimeZone)
  if (officeDate === date) return time
  const weekday = dayHeading(officeDate, locale).slice(0, locale === 'de' ? 2 : 3)
  return `${weekday} ${time}`
}

/** The time without its unit, which would stand in each cell of a table. */
function withoutUnit(label: string): string {
  return label.replace('\u00a0Uhr', '')
}

/** The date, if it is one and lies after the first page. */
function laterThan(today: string, date: string | undefined): string | undefined {
  return date !== undefined && parseDay(date) !== undefined && date > today ? date : undefined
}

/** A page has five open days, usually a week, so that the page before begins a week earlier. */
function weekBefore(date: string): string {
  return parseDay(date)?.subtract({ days: 7 }).toString() ?? date
}
