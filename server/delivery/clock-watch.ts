import type { DeliveryChannel } from '../store/records.ts'
import type { DeliveryStore } from '../store/store.ts'
import { longestWaitMs } from './back-off.ts'

/** A clock set back by less lengthens no wait by more. */
const setBackMs = 60_000

type Options = {
  readonly channel: DeliveryChannel
  readonly leaseMs: number
  readonly store: Pick<DeliveryStore, 'bringForward'>
  readonly now: () => Date
}

/** Keeps waits short when the clock is set back: times of next attempts were reckoned by the clock as it was. */
export type ClockWatch = {
  /** Whether the clock shows clearly less than before. */
  isSetBack(): boolean
  /**
   * Brings forward what waits too long. When the clock has been set back, what failed is tried again after one lease, in
   * which another process finishes what it is sending. At the start only what waits longer than any step was reckoned by
   * another clock.
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
        const [soon, latest] = [leaseMs, allowedMs].map((ms) => new Date(at + ms).toISOString())
        await store.bringForward(soon as string, latest as string, channel)
        seenMs = at
      }
      seenMs = Math.max(seenMs, at)
    },
  }
}
