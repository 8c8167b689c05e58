import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderQueue, RenderQueueFull } from './render-queue.ts'

/** Pages that are made when the test says so, and the order in which they were begun. */
function workshop(options: Parameters<typeof createRenderQueue>[0]) {
  const queue = createRenderQueue({ turnsBetween: 3, ...options })
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const make = (name: string, isVital = false, client?: string) => {
    const work = () => {
      begun.push(name)
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)))
    }
    return queue.run(work, { client, isVital })
  }
  const done = async (name: string) => {
    finish.get(name)?.()
    for (let turns = 0; turns < 5; turns += 1) await turn()
  }
  return { make, begun, done }
}

test('pages are made a few at a time, vital ones first', async () => {
  const { make, begun, done } = workshop({ atOnce: 2, holdMs: 60_000 })
  const all = [make('a'), make('b'), make('c'), make('d'), make('vital', true)]
  await turn()
  expect(begun).toEqual(['a', 'b'])
  await done('b')
  expect(begun).toEqual(['a', 'b', 'vital'])
  for (const name of ['a', 'vital', 'c', 'd']) await done(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'vital'])
  const later = make('later')
  await turn()
  await done('later')
  expect(await later).toBe('later')
})

test('a request that would wait too long is refused, one for a vital page never', async () => {
  const { make, begun, done } = workshop({ atOnce: 1, mostWaiting: 1, holdMs: 60_000 })
  const all = [make('a'), make('b')]
  await expect(make('c')).rejects.toThrow(RenderQueueFull)
  all.push(make('vital', true), make('vital too', true))
  for (const name of ['a', 'vital', 'vital too', 'b']) await done(name)
  await Promise.all(all)
  expect(begun).toEqual(['a', 'vital', 'vital too', 'b'])
})

test('a request that has waited too long is refused at its turn, one for a vital page is not', async () => {
  const options = { atOnce: 1, longestWaitMs: -1, shortLine: 0, holdMs: 60_000 }
  const { make, begun, done } = workshop(options)
  const first = make('a')
  const late = [make('b'), make('c')].map((page) => page.catch((error: Error) => error.name))
  const vital = make('vital', true)
  await turn()
  await done('a')
  await done('vital')
  expect(await Promise.all(late)).toEqual(['RenderQueueFull', 'RenderQueueFull'])
  expect(await Promise.all([first, vital])).toEqual(['a', 'vital'])
  const next = make('next')
  await turn()
  await done('next')
  expect([await next, begun]).toEqual(['next', ['a', 'vital', 'next']])
})

test('clients come in turns, and the one that asks for the most is refused first', async () => {
  const { make, begun, done } = workshop({ atOnce: 1, mostWaiting: 4, holdMs: 60_000 })
  const greedy = (name: string) =>
    make(name, false, 'greedy').catch((error: Error) => `${name} ${error.name}`)
  const all = ['a', 'b', 'c', 'd', 'e'].map(greedy)
  await turn()
  all.push(greedy('f'))
  all.push(make('one', false, 'someone'), make('other', false, 'somebody'))
  all.push(greedy('g'))
  for (const name of ['a', 'b', 'one', 'other', 'c']) await done(name)
  expect(await Promise.all(all)).toEqual([
    'a',
    'b',
    'c',
    'd RenderQueueFull',
    'e RenderQueueFull',
    'f RenderQueueFull',
    'one',
    'other',
    'g RenderQueueFull',
  ])
  expect(begun).toEqual(['a', 'b', 'one', 'other', 'c'])
})

test('the last of a line are made, however long they have waited', async () => {
  const options = { atOnce: 1, longestWaitMs: -1, shortLine: 2, holdMs: 60_000 }
  const { make, begun, done } = workshop(options)
  const names = ['a', 'b', 'c', 'd']
  const all = names.map((name) => make(name).catch((error: Error) => error.name))
  await turn()
  for (const name of names) await done(name)
  expect(await Promise.all(all)).toEqual(['a', 'RenderQueueFull', 'c', 'd'])
  expect(begun).toEqual(['a', 'c', 'd'])
})

test('a page that waits for a store, or fails, holds nobody up', async () => {
  const { make, begun } = workshop({ atOnce: 1, holdMs: 20 })
  make('never done')
  make('next')
  await expect.poll(() => begun).toEqual(['never done', 'next'])

  const queue = createRenderQueue({ atOnce: 1, holdMs: 60_000 })
  const failing = queue.run(() => Promise.reject(new Error('failed')))
  await expect(failing).rejects.toThrow('failed')
  expect(await queue.run(async () => 'made')).toBe('made')
})

test('a page that computes for longer than pages wait still keeps the next one back', async () => {
  const queue = createRenderQueue({ atOnce: 1, holdMs: 20 })
  let running = 0
  let most = 0
  const compute = async () => {
    running += 1
    most = Math.max(most, running)
    for (let part = 0; part < 4; part += 1) {
      const end = performance.now() + 15
      while (performance.now() < end);
      await turn()
    }
    running -= 1
  }
  await Promise.all([1, 2, 3].map(() => queue.run(compute)))
  expect(most).toBe(1)
})

test('between two pages there is time to accept a connection and to answer it', async () => {
  const queue = createRenderQueue({ atOnce: 1, holdMs: 60_000 })
  let turns = 0
  let isOver = false
  const count = async () => {
    for (; !isOver; turns += 1) await turn()
  }
  const begun: number[] = []
  const make = () => queue.run(async () => void begun.push(turns))
  const counting = count()
  await Promise.all([make(), make()])
  isOver = true
  await counting
  const [first = 0, second = 0] = begun
  expect(second - first).toBeGreaterThanOrEqual(2)
})

/** How many turns of the event loop pass between two pages while so many more requests come, one in a turn. */
async function turnsWhile(more: number): Promise<number> {
  const queue = createRenderQueue({ atOnce: 1 })
  const others: Promise<unknown>[] = []
  let turns = 0
  let isCounting = true
  const count = () => {
    turns += 1
    if (others.length < more) others.push(queue.run(async () => undefined))
    if (isCounting) setImmediate(count)
  }
  const [, seen] = await Promise.all([
    queue.run(async () => setImmediate(count)),
    queue.run(async () => turns),
  ])
  isCounting = false
  await Promise.all(others)
  return seen
}

test('between two pages of a crowd, others of it are let in while they come', async () => {
  expect(await turnsWhile(0)).toBeLessThan(10)
  // Of 40, unless the machine is so busy that they take longer than they may.
  expect(await turnsWhile(40)).toBeGreaterThan(10)
})
