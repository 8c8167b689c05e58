import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'
import { hourMs, minuteMs } from '../durations.ts'
import type { CallRecord } from '../store/records.ts'
import type { RequestStore } from '../store/store.ts'
import type { TimeClaim } from '../store/submission.ts'
import type { HolidaysOfYear } from './holidays.ts'
import { isoInstant, parseInstant } from './instant.ts'
import { type OfficeSlot, slotsOfDay } from './office-day.ts'
import { quantaOf } from './quanta.ts'
import type { InstantRange } from './range.ts'
import type { CalendarSettings } from './settings.ts'

/** A time that can be booked; instants in UTC. */
export type Slot = { readonly start: string; readonly end: string }

/** Why a time cannot be asked for. Whether it is still free is decided by the store. */
type ClaimFault = 'malformed' | 'past' | 'unavailable'

type Claim = TimeClaim | { readonly fault: ClaimFault }

type CallTime = Pick<CallRecord, 'requestId' | 'startsAt' | 'endsAt' | 'timeZone'>

/** The times at which calls can be booked. */
export interface Calendar {
  readonly settings: CalendarSettings
  /** Free slots that start within the range, the earliest first; only of the days that can be booked at all. */
  openSlots(range: InstantRange, now: Date): Promise<Slot[]>
  /** Whether a call can be booked at this time. The time that the call itself occupies counts as free. */
  isOpenFor(call: CallTime, now: Date): Promise<boolean>
  /**
   * What a call at `start` (an instant of any ISO form with offset) would occupy. Faults: not an instant; past or
   * inside the lead time; not a time at which calls begin. `timeZone` is the visitor's, already checked, and kept as
   * given.
   */
  claimOf(start: string, timeZone: string, now: Date): Promise<Claim>
  /** What a booked call occupies. The rules for new calls, such as the lead time, do not apply. */
  keep(call: Pick<CallRecord, 'startsAt' | 'endsAt'>, timeZone: string): TimeClaim
}

/**
 * @param occupied quanta of time that belong to calls (RequestStore)
 * @param holidays public holidays where the office is (holidays.ts)
 */
export function createCalendar(
  settings: CalendarSettings,
  occupied: RequestStore['occupied'],
  holidays: HolidaysOfYear,
): Calendar {
  const quantaOfSlot = ({ start, end }: OfficeSlot) =>
    quantaOf(start, end + settings.bufferMinutes * minuteMs)
  const { bookableSlots, slotsWithin } = officeSlots(settings, holidays, quantaOfSlot)

  async function claimOf(start: string, timeZone: string, now: Date): Promise<Claim> {
    const startMs = parseInstant(start)
    if (startMs === undefined) return { fault: 'malformed' }
    const { earliest, end } = limitsOf(settings, now)
    if (startMs < earliest) return { fault: 'past' }
    if (startMs >= end) return { fault: 'unavailable' }
    const slots = await bookableSlots(dayAt(startMs, settings.timeZone))
    const slot = slots.find((each) => each.start === startMs)
    if (!slot) return { fault: 'unavailable' }
    const { shown, quanta } = slot
    return { startsAt: shown.start, endsAt: shown.end, timeZone, quanta }
  }

  async function isOpenFor({ requestId, startsAt, endsAt, timeZone }: CallTime, now: Date) {
    const claim = await claimOf(startsAt, timeZone, now)
    if ('fault' in claim) return false
    const end = isoInstant(Date.parse(endsAt) + settings.bufferMinutes * minuteMs)
    const [first = startsAt] = claim.quanta
    const taken = await occupied(first, end, now.toISOString(), requestId)
    return taken.length === 0
  }

  return {
    settings,
    async openSlots(range, now) {
      const candidates = await slotsWithin(range, now)
      const [first, last] = [candidates[0], candidates.at(-1)]
      if (!first || !last) return []
      const end = last.end + settings.bufferMinutes * minuteMs
      const taken = new Set(
        await occupied(first.quanta[0] as string, isoInstant(end), now.toISOString()),
      )
      return candidates
        .filter(({ quanta }) => !quanta.some((quantum) => taken.has(quantum)))
        .map(({ shown }) => shown)
    },
    isOpenFor,
    claimOf,
    keep({ startsAt, endsAt }, timeZone) {
      const slot = { start: Date.parse(startsAt), end: Date.parse(endsAt) }
      return { startsAt, endsAt, timeZone, quanta: quantaOfSlot(slot) }
    },
  }
}

/** A slot as it is shown, and what of the time a call in it occupies. */
type BookableSlot = OfficeSlot & { readonly shown: Slot; readonly quanta: string[] }

/** More days than can be booked at a time. */
const mostDays = 200

/** The slots of the office, whether they are taken or not; none on days when it is closed. */
function officeSlots(
  settings: CalendarSettings,
  holidays: HolidaysOfYear,
  quantaOfSlot: (slot: OfficeSlot) => string[],
) {
  /** Every question asks about the same weeks, and the slots of a day never change. */
  const known = new LRUCache<string, readonly BookableSlot[]>({ max: mostDays })

  async function isClosed(day: Temporal.PlainDate) {
    const date = day.toString()
    const isListed = settings.closedDays.some(
      (closed) => closed === date || closed === date.slice(5),
    )
    return isListed || (await holidays(day.year)).has(date)
  }

  async function bookableSlots(day: Temporal.PlainDate): Promise<readonly BookableSlot[]> {
    const date = day.toString()
    const before = known.get(date)
    if (before) return before
    const slots = slotsOfDay(settings, day)
    const open = slots.length === 0 || (await isClosed(day)) ? [] : slots
    const bookable = open.map((slot) => {
      const shown = { start: isoInstant(slot.start), end: isoInstant(slot.end) }
      return { ...slot, shown, quanta: quantaOfSlot(slot) }
    })
    known.set(date, bookable)
    return bookable
  }

  /** Every slot that starts within the range and the limits. */
  async function slotsWithin(range: InstantRange, now: Date): Promise<BookableSlot[]> {
    const limits = limitsOf(settings, now)
    const from = Math.max(limits.earliest, range.from ? Date.parse(range.from) : -Infinity)
    const to = Math.min(limits.end, range.to ? Date.parse(range.to) : Infinity)
    const found: BookableSlot[] = []
    for (const day of officeDays(settings.timeZone, from, to)) {
      const slots = await bookableSlots(day)
      found.push(...slots.filter(({ start }) => start >= from && start < to))
    }
    return found
  }

  return { bookableSlots, slotsWithin }
}

/** Calls begin at `earliest` or later, and before `end`. */
function limitsOf({ leadHours, horizonDays, timeZone }: CalendarSettings, now: Date) {
  const lastDay = dayAt(now.getTime(), timeZone).add({ days: horizonDays })
  return {
    earliest: now.getTime() + leadHours * hourMs,
    end: lastDay.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
  }
}

/** The calendar day that a clock in the zone shows. */
function dayAt(ms: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate()
}

function officeDays(timeZone: string, from: number, to: number): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = []
  if (from >= to) return days
  const last = dayAt(to - 1, timeZone)
  for (
    let day = dayAt(from, timeZone);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  )
    days.push(day)
  return days
}
