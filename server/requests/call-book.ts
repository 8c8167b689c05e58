import { findCall } from '../api/find-call.ts'
import type { Tokens } from '../api/tokens.ts'
import type { Calendar } from '../calendar/calendar.ts'
import { parseRange } from '../calendar/range.ts'
import { dateAt } from '../calendar/wall-clock.ts'
import type { Log } from '../log.ts'
import type { CallBook } from '../rendering/call-book.ts'
import { causeOf } from '../store/cause-of.ts'
import { type RequestStore, StoreUnavailable } from '../store/store.ts'

type Options = {
  readonly calendar: Calendar
  readonly store: RequestStore
  readonly tokens: () => Promise<Tokens>
  readonly log: Pick<Log, 'error'>
  readonly now: () => Date
}

/** Free times and booked calls as pages ask for them. A store that is away is told as such, never thrown. */
export function createCallBook({ calendar, store, tokens, log, now }: Options): CallBook {
  const { timeZone: officeTimeZone, durationMinutes } = calendar.settings

  async function unlessAway<Value, Away>(ask: () => Promise<Value>, away: Away) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      log.error(causeOf(error.cause), 'calls cannot be read')
      return away
    }
  }

  return {
    officeTimeZone,
    durationMinutes,
    openDays: ({ timeZone, from, days }, at) =>
      unlessAway(async () => {
        const range = parseRange(from, undefined, timeZone)
        const slots = await calendar.openSlots('faults' in range ? {} : range, at)
        const shown = new Set(
          [...new Set(slots.map(({ start }) => dateAt(start, timeZone)))].slice(0, days),
        )
        return slots.filter(({ start }) => shown.has(dateAt(start, timeZone)))
      }, undefined),
    callOf: (token) =>
      unlessAway(async () => {
        const found = await findCall({ tokens, store, now }, token)
        if (found.kind !== 'found') return 'unknown' as const
        const { reference, call } = found.request
        const { startsAt, endsAt, timeZone, status } = call
        return { reference, start: startsAt, end: endsAt, timeZone, status }
      }, 'unreadable' as const),
  }
}
