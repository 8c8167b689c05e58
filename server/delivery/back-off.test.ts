import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { horizonMs, leastAttempts, nextStep } from './back-off.ts'

const dueAt = '2026-11-21T12:00:00.000Z'
const due = Date.parse(dueAt)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The wait in milliseconds; undefined means given up. */
function delayOf(attempts: number, ageMs: number, random: number, retryAfterMs?: number) {
  const now = new Date(due + ageMs)
  const step = nextStep({ attempts, dueAt }, now, random, retryAfterMs)
  return step.kind === 'retry' ? step.at.getTime() - now.getTime() : undefined
}

/** When attempts are made at a receiver that is down, beginning with the one at 0. */
function attemptTimes(untilMs: number, random: () => number): number[] {
  const times = [0]
  for (let at = 0; ; ) {
    const delay = delayOf(times.length, at, random())
    if (delay === undefined) return times
    at += delay
    if (at > untilMs) return times
    times.push(at)
  }
}

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const attempts = fc.integer({ min: 1, max: 100_000 })

describe('the wait after a failure', () => {
  test('is about 2 s the first time, however late the attempt was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: horizonMs - 1 }), random, (age, chance) => {
        const delay = delayOf(1, age, chance) ?? 0
        expect(delay).toBeGreaterThanOrEqual(1600)
        expect(delay).toBeLessThanOrEqual(2400)
      }),
    )
  })

  test('stays within 60 s for 15 minutes, and within the hour ever after', () => {
    fc.assert(
      fc.property(
        attempts,
        fc.integer({ min: -day, max: horizonMs - 1 }),
        random,
        (n, age, chance) => {
          const delay = delayOf(n, age, chance) ?? 0
          expect(delay).toBeGreaterThanOrEqual(1600)
          expect(delay).toBeLessThanOrEqual(age < 15 * minute ? minute : hour)
        },
      ),
    )
  })

  test.each([
    [1, 0, 2000],
    [2, 2000, 4000],
    [3, 6000, 8000],
    [4, 14_000, 16_000],
    [5, 30_000, 32_000],
    [6, 62_000, 54_000],
    [20, 30 * minute, 4.5 * minute],
    [20, 6 * hour, 54 * minute],
    [20, 6 * day, 54 * minute],
  ])('attempt %i, due for %i ms: about %i ms', (n, age, wanted) => {
    expect(delayOf(n, age, 0.5)).toBe(wanted)
  })

  test('differs between deliveries, also at the cap', () => {
    for (const [n, age] of [
      [1, 0],
      [9, 10 * minute],
      [50, day],
    ] as const) {
      expect(delayOf(n, age, 0.9)).not.toBe(delayOf(n, age, 0.1))
    }
  })
})

test('an outage of 35 s sees at most 5 attempts, and a short one ends within a minute', () => {
  fc.assert(
    fc.property(fc.array(random, { minLength: 1 }), (chances) => {
      let at = 0
      const times = attemptTimes(15 * minute, () => chances[at++ % chances.length] ?? 0)
      expect(times.filter((time) => time <= 35_000).length).toBeLessThanOrEqual(5)
      times.slice(1).forEach((time, i) => {
        expect(time - (times[i] ?? 0)).toBeLessThanOrEqual(minute)
      })
    }),
  )
})

test('a receiver that never comes back is asked about 190 times in 7 days, then given up', () => {
  const times = attemptTimes(Number.POSITIVE_INFINITY, () => 0.5)
  expect(times.at(-1)).toBeGreaterThanOrEqual(horizonMs)
  expect(times.at(-1)).toBeLessThan(horizonMs + hour)
  expect(times.length).toBeGreaterThan(150)
  expect(times.length).toBeLessThan(250)
})

test('nothing is given up before 7 days and 20 attempts, and nothing kept after both', () => {
  fc.assert(
    fc.property(attempts, fc.integer({ min: -day, max: 30 * day }), random, (n, age, chance) => {
      const isOver = age >= horizonMs && n >= leastAttempts
      expect(delayOf(n, age, chance) === undefined).toBe(isOver)
    }),
  )
})

test('what a server that was off for a month finds due is tried for ten hours more', () => {
  const month = 30 * day
  const times = [month]
  for (;;) {
    const wait = delayOf(times.length, times.at(-1) ?? 0, 0.5)
    if (wait === undefined) break
    times.push((times.at(-1) ?? 0) + wait)
  }
  expect(times.length).toBe(leastAttempts)
  expect((times.at(-1) ?? 0) - month).toBeGreaterThan(8 * hour)
})

test('Retry-After lengthens the wait, never shortens it, by a day at most', () => {
  fc.assert(
    fc.property(
      attempts,
      random,
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      (n, c, asked) => {
        const own = delayOf(n, 0, c) ?? 0
        expect(delayOf(n, 0, c, asked)).toBe(Math.round(Math.max(own, Math.min(asked, day))))
      },
    ),
  )
})
