import type { Delivery, DeliveryChannel } from '../store/records.ts'
import type { DeliveryStore } from '../store/store.ts'
import { createClockWatch } from './clock-watch.ts'
import { createPlaces, type PlacesOptions } from './places.ts'
import type { StoreWatch } from './store-watch.ts'
import { createWakeSignal, type WakeSignal } from './wake-signal.ts'

/** Other processes write too, so a lane looks at least this often. */
const pollMs = 5000
/** Pause after another process has claimed the due deliveries. */
const contendedMs = 1000
const firstOutagePauseMs = 500
const longestOutagePauseMs = 5000

interface Options extends Omit<PlacesOptions, 'onNews'> {
  readonly channel: DeliveryChannel
  /** Longer than the longest attempt: while it lasts no other process sends the delivery. */
  readonly leaseMs: number
  readonly store: DeliveryStore
  readonly watch: StoreWatch
  readonly now: () => Date
}

/** Deliveries of one channel, so that a hanging receiver of webhooks never holds up a mail. */
interface Lane {
  start(): void
  /** Something has become due. */
  wake(): void
  /** Starts nothing more; resolves when everything under way has been sent and its results are stored. */
  drain(): Promise<void>
}

/** A lane that stands still until it is started. */
export function createLane(options: Options): Lane {
  const { channel, leaseMs, store, watch, now } = options
  const clock = createClockWatch({ channel, leaseMs, store, now })
  const wakeSignal = createWakeSignal()
  const places = createPlaces({ ...options, onNews: () => wakeSignal.send() })
  let loop: Promise<void> | undefined
  let isStopped = false

  /** Fills the free places. Waits while all are taken or nothing more is due. */
  async function runRound(): Promise<void> {
    await watch.around(`${channel} clock`, () => clock.follow())
    const free = places.free()
    if (free <= 0) {
      await wakeSignal.sleep(pollMs)
      return
    }
    const leaseUntil = new Date(now().getTime() + leaseMs)
    const claimed = await watch.around(`${channel} claim`, () =>
      store.claim(now().toISOString(), leaseUntil.toISOString(), free, channel),
    )
    for (const delivery of claimed) await sendDelivery(delivery, leaseUntil)
    if (claimed.length < free) await sleepUntilDue()
  }

  async function sendDelivery(delivery: Delivery, leaseUntil: Date): Promise<void> {
    // It was sent, but its lease ended before the result was stored: the claim has just renewed the lease.
    if (places.holds(delivery.id)) return
    if (isStopped) {
      // Claimed while stopping: other processes should not have to wait for the lease to end.
      const reason = 'stopped before the attempt'
      await watch.around(`${channel} return`, () =>
        store.postpone(delivery.id, now().toISOString(), reason),
      )
      return
    }
    places.send(delivery, leaseUntil)
  }

  /** Returns when something is due or it is woken. Only reads: an idle site writes nothing. */
  async function sleepUntilDue(): Promise<void> {
    // A delivery that is already due was not claimed because another process holds it.
    for (let leastMs = contendedMs; !isStopped; leastMs = 0) {
      const due = await watch.around(`${channel} look`, () => store.nextDue(channel))
      const dueMs = due === undefined ? Number.POSITIVE_INFINITY : Date.parse(due) - now().getTime()
      const waitMs = Math.max(dueMs, leastMs)
      if (waitMs <= 0) return
      const isSent = await wakeSignal.sleep(Math.min(waitMs, pollMs))
      if (isSent || waitMs <= pollMs || clock.isSetBack()) return
    }
  }

  return {
    start() {
      if (!isStopped) loop ??= repeat(runRound, wakeSignal, () => isStopped)
    },
    wake: () => wakeSignal.send(),
    async drain() {
      isStopped = true
      wakeSignal.send()
      await loop
      await places.emptied()
    },
  }
}

/**
 * Runs rounds until stopped. After a failure of the store it tries again with growing pauses; the store watch has
 * logged it.
 */
async function repeat(
  round: () => Promise<void>,
  wakeSignal: WakeSignal,
  isStopped: () => boolean,
): Promise<void> {
  let pauseMs = firstOutagePauseMs
  while (!isStopped()) {
    try {
      await round()
      pauseMs = firstOutagePauseMs
    } catch {
      await wakeSignal.sleep(pauseMs)
      pauseMs = Math.min(longestOutagePauseMs, pauseMs * 2)
    }
  }
}
