import type { Delivery, DeliveryChannel } from '../store/records.ts'
import type { DeliveryStore } from '../store/store.ts'
import { createClockWatch } from './clock-watch.ts'
import type { Attempt } from './messages.ts'
import type { Settle } from './settle.ts'
import type { StoreWatch } from './store-watch.ts'
import { createWakeSignal, type WakeSignal } from './wake-signal.ts'

/** Other processes write too, so a lane looks at least this often. */
const pollMs = 5000
/** Pause after another process has claimed the due deliveries. */
const contendedMs = 1000
const firstOutagePauseMs = 500
const longestOutagePauseMs = 5000

interface Options {
  readonly channel: DeliveryChannel
  /** Deliveries under way at once. */
  readonly capacity: number
  /** Longer than the longest attempt: while it lasts no other process sends the delivery. */
  readonly leaseMs: number
  /** Never throws. */
  readonly send: (delivery: Delivery) => Promise<Attempt>
  readonly settle: Settle
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
  const { channel, capacity, leaseMs, send, settle, store, watch, now } = options
  const clock = createClockWatch({ channel, leaseMs, store, now })
  const wakeSignal = createWakeSignal()
  const underWay = new Map<string, Promise<void>>()
  let loop: Promise<void> | undefined
  let isStopped = false

  /** Fills the free places; waits when all are taken (each delivery that ends wakes it) or nothing more is due. */
  async function runRound(): Promise<void> {
    await watch.around(`${channel} clock`, () => clock.follow())
    const free = capacity - underWay.size
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
    if (underWay.has(delivery.id)) return
    if (isStopped) {
      // Claimed while stopping: other processes should not have to wait for the lease to end.
      const reason = 'stopped before the attempt'
      await watch.around(`${channel} return`, () =>
        store.postpone(delivery.id, now().toISOString(), reason),
      )
      return
    }
    underWay.set(delivery.id, carryOut(delivery, leaseUntil))
  }

  async function carryOut(delivery: Delivery, leaseUntil: Date): Promise<void> {
    const attempt = await send(delivery)
    await settle(delivery, attempt, leaseUntil)
    // The loop has to look again: it waits for a free place, or this delivery has a new due time.
    const isNews = underWay.size >= capacity || attempt.kind === 'failed'
    underWay.delete(delivery.id)
    if (isNews) wakeSignal.send()
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
      await Promise.all(underWay.values())
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
