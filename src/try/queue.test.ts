import { expect, test, vi } from 'vitest'
import { createQueue } from './queue.ts'

/** A queue of names; each is done when the test says so. */
function queueOf(workers: number) {
  const begun: string[] = []
  const done = new Map<string, () => void>()
  const signals = new Map<string, AbortSignal>()
  const queue = createQueue<string>({
    workers,
    run: (item, signal) => {
      begun.push(item)
      signals.set(item, signal)
      return new Promise((resolve) => done.set(item, resolve))
    },
    onChange: vi.fn(),
  })
  const finish = async (item: string) => {
    done.get(item)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, begun, finish, signals }
}

test('as many are done at once as there are workers', async () => {
  const { queue, begun, finish } = queueOf(2)
  queue.add(['a', 'b', 'c'])
  expect(begun).toEqual(['a', 'b'])
  await finish('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await finish('a')
  await finish('c')
  expect(queue.isBusy).toBe(false)
})

test('a pause lets what has begun end, and nothing is lost', async () => {
  const { queue, begun, finish } = queueOf(1)
  queue.add(['a', 'b'])
  queue.pause()
  await finish('a')
  expect(begun).toEqual(['a'])
  expect([queue.isBusy, queue.isPaused]).toEqual([false, true])
  queue.resume()
  expect(begun).toEqual(['a', 'b'])
})

test('stopping ends what has begun and gives back the rest; more can come later', async () => {
  const { queue, begun, finish, signals } = queueOf(1)
  queue.add(['a', 'b', 'c'])
  expect(queue.stop()).toEqual(['b', 'c'])
  expect(signals.get('a')?.aborted).toBe(true)
  await finish('a')
  expect(queue.isBusy).toBe(false)
  queue.add(['d'])
  expect(begun).toEqual(['a', 'd'])
  expect(signals.get('d')?.aborted).toBe(false)
})
