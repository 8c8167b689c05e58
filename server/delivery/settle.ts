import type { Log } from '../log.ts'
import type { Delivery } from '../store/records.ts'
import type { DeliveryStore } from '../store/store.ts'
import { nextStep } from './back-off.ts'
import type { Attempt } from './messages.ts'
import type { StoreWatch } from './store-watch.ts'
import { createWakeSignal } from './wake-signal.ts'

const firstPauseMs = 250
const longestPauseMs = 2000

interface Options {
  readonly store: DeliveryStore
  readonly watch: StoreWatch
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly now: () => Date
  readonly random: () => number
  /** True once the process has stopped waiting: the store may be closed. */
  readonly isAbandoned: () => boolean
}

/** Stores the result of an attempt. */
export type Settle = (delivery: Delivery, attempt: Attempt, leaseUntil: Date) => Promise<void>

interface Settlement {
  readonly write: () => Promise<void>
  readonly report: () => void
}

/**
 * Repeats until the result is stored. A delivery that was sent is held until then, because another process that claims it
 * would send it again. One that failed is let go when its lease ends.
 */
export function createSettle(options: Options): Settle {
  const { watch, now, isAbandoned } = options

  return async function settle(delivery, attempt, leaseUntil) {
    const settlement = settlementOf(options, delivery, attempt)
    // A failure is dropped before the lease ends, since another process may claim it then.
    const isWorthwhile = (pauseMs: number) =>
      !isAbandoned() &&
      (attempt.kind === 'delivered' || now().getTime() + pauseMs < leaseUntil.getTime())

    let pauseMs = firstPauseMs
    while (isWorthwhile(pauseMs)) {
      try {
        await settlement.write()
        settlement.report()
        break
      } catch (error) {
        watch.failed(delivery.id, error)
        await createWakeSignal().sleep(pauseMs)
        pauseMs = Math.min(longestPauseMs, pauseMs * 2)
      }
    }
    watch.ended(delivery.id)
  }
}

function settlementOf(options: Options, delivery: Delivery, attempt: Attempt): Settlement {
  const { store, log, now, random } = options
  const { id, event, channel, attempts } = delivery
  const facts = { delivery: id, event, channel, attempts }
  const at = now()
  if (attempt.kind === 'delivered') {
    return {
      write: () => store.markDelivered(id, at.toISOString()),
      report: () => log.info(facts, 'Delivered'),
    }
  }
  if (attempt.kind === 'withdrawn') {
    return {
      write: async () => undefined,
      report: () => log.info(facts, 'Withdrawn, not sent'),
    }
  }
  const { error } = attempt
  const step =
    attempt.kind === 'permanent'
      ? ({ kind: 'give-up' } as const)
      : nextStep(delivery, at, random(), attempt.retryAfterMs)
  if (step.kind === 'give-up') {
    return {
      write: () => store.giveUp(id, at.toISOString(), error),
      report: () => log.error({ ...facts, error }, 'Delivery given up, see npm run inbox'),
    }
  }
  const next = step.at.toISOString()
  return {
    write: () => store.postpone(id, next, error),
    report: () => log.warn({ ...facts, error, next }, 'Delivery failed, will be repeated'),
  }
}
