import { isoInstant } from '../calendar/instant.ts'
import type { DeliveryChannel } from '../store/records.ts'
import type { DeliveryStore } from '../store/store.ts'
import { longestWaitMs } from './back-off.ts'

/** Smaller steps back, as time synchronisation makes them, are ignored: no wait grows by more than this. */
const setBackMs = 60_000

interface Options {
  readonly channel: DeliveryChannel
  readonly leaseMs: number
  readonly store: Pick<DeliveryStore, 'bringForward'>
  readonly now: () => Date
}

/** Keeps waits short when the clock is set back: stored times of next attempts were computed by the clock as it was. */
interface ClockWatch {
  /** Whether the clock shows clearly less than before. */
  isSetBack(): boolean
  /**
   * Brings forward what would wait too long. After the clock was set back, everything that has failed is tried after one
   * lease: by then another process has finished what it is sending. At the start nothing is known of the clock before, so
   * only what waits longer than any failed delivery can is brought forward.
   */
  follow(): Promise<void>
}

/** A watch that has not seen the clock yet. */
export function createClockWatch({ channel, leaseMs, store, now }: Options): ClockWatch {
  /** The latest time since the clock was last found set back. */
  let seenMs: number | undefined

  const isSetBack = () => seenMs !== undefined && now().getTime() < seenMs - setBackMs

  return {
    isSetBack,
    async follow() {
      const at = now().getTime()
      if (seenMs === undefined || isSetBack()) {
        const allowedMs = seenMs === undefined ? longestWaitMs : leaseMs
        await store.bringForward(isoInstant(at + leaseMs), isoInstant(at + allowedMs), channel)
        seenMs = at
      }
      seenMs = Math.max(seenMs, at)
    },
  }
}
