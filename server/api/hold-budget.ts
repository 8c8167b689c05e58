import type { Calendar } from '../calendar/create-calendar.ts'
import type { CalendarSettings } from '../calendar/settings.ts'
import { limits } from './limits.ts'

/** The free times of four weeks change slowly, and counting them costs more than storing a call. */
const lifetimeMs = 60_000

/** How many times may be held at a moment: a share of the free ones, a few in any case. */
export function createHoldBudget(calendar: Calendar, now: () => Date): () => Promise<number> {
  let known: { readonly count: number; readonly countedAt: number } | undefined
  return async () => {
    const at = performance.now()
    if (!known || at - known.countedAt >= lifetimeMs) {
      const free = await calendar.openSlots({}, now())
      known = { count: free.length, countedAt: at }
    }
    const { heldShare, heldAtLeast } = limits.calls
    return Math.max(heldAtLeast, mostHeld(known.count, heldShare, calendar.settings))
  }
}

/**
 * How many calls can be held so that they take at most this share of the free starts. A call takes several of them,
 * because starts lie closer together than a call is long.
 *
 * @example mostHeld(207, 0.08, settings) // 5, where calls of an hour with their pause begin every half hour: three each
 */
export function mostHeld(
  freeStarts: number,
  share: number,
  {
    durationMinutes,
    bufferMinutes,
    stepMinutes,
  }: Pick<CalendarSettings, 'durationMinutes' | 'bufferMinutes' | 'stepMinutes'>,
): number {
  const before = Math.ceil((durationMinutes + bufferMinutes) / stepMinutes) - 1
  return Math.floor((freeStarts * share) / (2 * before + 1))
}
