import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

/** Keeps the process busy. */
function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('what a crowd asks for is computed in many turns, with others in between', async () => {
  const inTurn = inTurns()
  let done = 0
  for (let at = 0; at < 100; at += 1) {
    inTurn(async () => {
      await undefined
      compute(4)
      done += 1
    })
  }
  // Requests of one turn are read one after the other, and each goes as far as it can.
  await undefined
  const seen: number[] = []
  while (done < 100) {
    const before = done
    await nextTurn()
    seen.push(done - before)
  }
  expect(Math.max(...seen)).toBeLessThanOrEqual(16)
  expect(seen.length).toBeGreaterThan(20)
})

test('all are begun, in their order; one alone is begun at once', async () => {
  const inTurn = inTurns()
  const begun: number[] = []
  inTurn(() => void begun.push(0))
  expect(begun).toEqual([0])
  for (let at = 1; at < 50; at += 1) inTurn(() => void begun.push(at))
  await expect.poll(() => begun.length).toBe(50)
  expect(begun).toEqual(Array.from({ length: 50 }, (_, at) => at))
})

test('a process that computes something else in every turn still begins what is asked for', async () => {
  const inTurn = inTurns()
  let isOver = false
  const other = async () => {
    while (!isOver) {
      compute(15)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const computing = other()
  let begun = 0
  for (let at = 0; at < 100; at += 1) {
    inTurn(() => {
      begun += 1
    })
  }
  const start = performance.now()
  await expect.poll(() => begun, { timeout: 5_000 }).toBe(100)
  expect(performance.now() - start).toBeLessThan(4_000)
  isOver = true
  await computing
})
