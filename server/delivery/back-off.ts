import { dayMs, hourMs, minuteMs } from '../durations.ts'
import type { Delivery } from '../store/records.ts'

/** Waiting time after the first failed attempt; doubles with every further one. */
const firstDelayMs = 2_000
/** Longest wait until a delivery is overdue by `urgentMs`, so that a short outage causes only a short delay. */
const urgentCapMs = minuteMs
const urgentMs = 15 * minuteMs
/** Longest wait ever, reached after six hours. */
const lastCapMs = hourMs
/** How long attempts are repeated after `dueAt`: an outage over a weekend, a holiday and the day after. */
export const horizonMs = 7 * dayMs
/** Attempts that are made in any case, which takes 10 hours: the server itself may have been off for a week. */
export const leastAttempts = 20
/** Longest wait after a failed attempt: that which a receiver can ask for with Retry-After. */
export const longestWaitMs = dayMs

/** What to do with a delivery whose attempt failed. */
type NextStep = { readonly kind: 'retry'; readonly at: Date } | { readonly kind: 'give-up' }

/**
 * When to try again. Exponential from two seconds with a jitter of a fifth either way, so that many deliveries that
 * failed together do not come back together. The cap is 60 s in the first 15 minutes, afterwards a sixth of the time
 * the delivery has been due, at most one hour. A receiver's Retry-After makes the wait longer, never shorter, and by a
 * day at most. An attempt that fails 7 days after `dueAt` was the last one, if it was not one of the first 20.
 *
 * Ordered by the owner: first retry within 10 s, at most 6 attempts in an outage of 35 s (these are 5), none given up
 * before 7 days.
 *
 * @param attempts Attempts made so far, including the failed one.
 * @param random A number from 0 to before 1.
 */
export function nextStep(
  delivery: Pick<Delivery, 'attempts' | 'dueAt'>,
  now: Date,
  random: number,
  retryAfterMs = 0,
): NextStep {
  const ageMs = now.getTime() - Date.parse(delivery.dueAt)
  if (ageMs >= horizonMs && delivery.attempts >= leastAttempts) return { kind: 'give-up' }
  const exponential = firstDelayMs * 2 ** (Math.max(1, delivery.attempts) - 1)
  const cap = ageMs < urgentMs ? urgentCapMs : Math.min(lastCapMs, Math.max(urgentCapMs, ageMs / 6))
  const jittered = Math.min(cap, exponential * (0.8 + 0.4 * random))
  // At the cap the jitter only shortens the wait: otherwise it would exceed the cap.
  const delay = jittered === cap ? cap * (0.8 + 0.2 * random) : jittered
  const asked = Math.min(longestWaitMs, Math.max(0, retryAfterMs))
  return { kind: 'retry', at: new Date(now.getTime() + Math.round(Math.max(delay, asked))) }
}
