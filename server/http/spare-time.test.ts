import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spareTime } from './spare-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('tasks wait their time and run one after the other; a failed one is reported and stops no other', async () => {
  const events: unknown[] = []
  const later = spareTime((error) => events.push(error), 1000)
  const task = (name: string, ms: number) => async () => {
    events.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (name === 'second') throw 'failed'
    events.push(`${name} ends`)
  }
  later(task('first', 500))
  later(task('second', 100))
  later(task('third', 100))
  await vi.advanceTimersByTimeAsync(999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(events).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'failed',
    'third begins',
    'third ends',
  ])
})
