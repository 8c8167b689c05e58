import type { Calendar } from '../calendar/calendar.ts'
import { mostHeld } from '../calendar/most-held.ts'
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
