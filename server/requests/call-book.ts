import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { findCall } from '../api/find-call.ts'
import type { Tokens } from '../api/tokens.ts'
import type { Calendar } from '../calendar/create-calendar.ts'
import { parseRange } from '../calendar/range.ts'
import { dateAt } from '../calendar/wall-clock.ts'
import type { Log } from '../log.ts'
import type { CallBook } from '../rendering/page-data/call-book.ts'
import { callStage, isWaiting } from '../store/call-stage.ts'
import { causeOf } from '../store/cause-of.ts'
import { type RequestStore, StoreUnavailable } from '../store/store.ts'

interface Options {
  readonly calendar: Calendar
  readonly store: RequestStore
  readonly tokens: () => Promise<Tokens>
  readonly log: Pick<Log, 'error'>
  readonly now: () => Date
}

/**
 * Pages wait no longer for the store: they can do without the times, and it may take seconds until an unavailable store
 * is noticed.
 */
const timeoutMs = 800

/** Free times and booked calls for pages. An unavailable store is a result; nothing is thrown. */
export function createCallBook({ calendar, store, tokens, log, now }: Options): CallBook {
  const { timeZone: officeTimeZone, durationMinutes } = calendar.settings

  /** What `read` finds, or the fallback while the store is unavailable. */
  async function readOr<Value, Fallback>(fallback: Fallback, read: () => Promise<Value>) {
    const limit = new AbortController()
    try {
      return await Promise.race([read(), failAfterTimeout(limit.signal)])
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      log.error(causeOf(error.cause), 'calls cannot be read')
      return fallback
    } finally {
      limit.abort()
    }
  }

  return {
    officeTimeZone,
    durationMinutes,
    openDays: ({ timeZone, from, days }, at) =>
      readOr(undefined, async () => {
        const range = parseRange(from, undefined, timeZone)
        const slots = await calendar.openSlots('faults' in range ? {} : range, at)
        const shown = new Set(
          [...new Set(slots.map(({ start }) => dateAt(start, timeZone)))].slice(0, days),
        )
        return slots.filter(({ start }) => shown.has(dateAt(start, timeZone)))
      }),
    callOf: (token) =>
      readOr('unreadable' as const, async () => {
        const found = await findCall({ tokens, store, now }, token)
        if (found.kind !== 'found') return 'unknown' as const
        const { request, isOwner } = found
        const { call } = request
        const stage = callStage(call, now().toISOString())
        const needsTime = isWaiting(call) && stage !== 'held'
        return {
          reference: request.reference,
          start: call.startsAt,
          end: call.endsAt,
          timeZone: call.timeZone,
          stage,
          heldUntil: stage === 'held' ? call.openUntil : null,
          isConfirmed: call.confirmedAt !== null,
          isFree: !needsTime || (await calendar.isOpenFor(call, now())),
          isOwner,
        }
      }),
  }
}

async function failAfterTimeout(signal: AbortSignal): Promise<never> {
  await delay(timeoutMs, undefined, { signal })
  // An answer that came while this process was busy is read first.
  await nextTurn(undefined, { signal })
  throw new StoreUnavailable(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' }))
}
