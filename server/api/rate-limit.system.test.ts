import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SharedCounts, Store } from '../store/store.ts'
import { openFor } from '../store/testing/engines.ts'
import { postgresUrl } from '../store/testing/postgres.ts'
import { createRateLimit, type RateLimitOptions } from './rate-limit.ts'

const windowMs = 600_000
const hourMs = 3_600_000
const noon = Date.parse('2026-11-23T12:00:00Z')

function limitOf(max: number, more: Partial<RateLimitOptions> = {}) {
  return createRateLimit({ name: 'posts', max, windowMs, ...more })
}

describe('in memory', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: noon, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('so many in a window, then none until it ends', async () => {
    const limit = limitOf(3)
    for (let post = 0; post < 3; post += 1) {
      expect((await limit.count('192.0.2.1')).isOver).toBe(false)
      vi.advanceTimersByTime(1000)
    }
    expect(await limit.count('192.0.2.1')).toEqual({
      isOver: true,
      isFarOver: false,
      remaining: 0,
      retryAfterSeconds: 597,
    })
    expect((await limit.count('192.0.2.2')).isOver).toBe(false)
    vi.advanceTimersByTime(596_999)
    expect(await limit.count('192.0.2.1')).toMatchObject({ isOver: true, retryAfterSeconds: 1 })
    vi.advanceTimersByTime(1)
    expect((await limit.count('192.0.2.1')).isOver).toBe(false)
  })

  test('a client that is refused as often as it was let in is far over', async () => {
    const limit = limitOf(2)
    const counts = []
    for (let post = 0; post < 6; post += 1) counts.push(await limit.count('192.0.2.1'))
    expect(counts.map(({ isOver }) => isOver)).toEqual([false, false, true, true, true, true])
    expect(counts.map(({ isFarOver }) => isFarOver)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })

  test.each([-hourMs, -10 * windowMs, hourMs])(
    'a step of the wall clock by %i ms prolongs nothing',
    async (stepMs) => {
      const limit = limitOf(1)
      await limit.count('192.0.2.1')
      expect((await limit.count('192.0.2.1')).isOver).toBe(true)
      vi.setSystemTime(noon + stepMs)
      const { isOver, retryAfterSeconds } = await limit.count('192.0.2.1')
      expect(isOver).toBe(false)
      expect(retryAfterSeconds).toBeLessThanOrEqual(windowMs / 1000)
    },
  )

  test('a small step back tells nobody to wait for longer than a window', async () => {
    const limit = limitOf(1)
    await limit.count('192.0.2.1')
    vi.setSystemTime(noon - 20_000)
    expect(await limit.count('192.0.2.1')).toMatchObject({ retryAfterSeconds: 600 })
  })

  test('the client that has been there longest is forgotten for one too many', async () => {
    const limit = limitOf(1, { maxClients: 10 })
    for (let client = 0; client < 11; client += 1) await limit.count(`client ${client}`)
    expect((await limit.count('client 10')).isOver).toBe(true)
    expect((await limit.count('client 1')).isOver).toBe(true)
    expect((await limit.count('client 0')).isOver).toBe(false)
  })
})

describe('shared by machines', () => {
  /** Two processes on one database, and the statements they sent. */
  async function machines(): Promise<{
    stores: Store[]
    sent: string[]
    limits: RateLimitOptions[]
  }> {
    const place = { dataDir: '/nowhere', databaseUrl: await postgresUrl() }
    const stores = [await openFor(place), await openFor(place)]
    const sent: string[] = []
    const shared = (store: Store): SharedCounts => ({
      query: async (statement) => {
        sent.push(statement.text)
        if (!store.counts) throw new Error('The store is not shared')
        return store.counts.query(statement)
      },
    })
    const limits = stores.map((store) => ({
      name: 'posts',
      max: 4,
      windowMs,
      shared: shared(store),
    }))
    return { stores, sent, limits }
  }

  test('what one has counted counts for the other', async () => {
    const { limits } = await machines()
    const [one, other] = limits.map(createRateLimit)
    const counts = []
    for (let post = 0; post < 3; post += 1) {
      counts.push(await one?.count('192.0.2.1'), await other?.count('192.0.2.1'))
    }
    expect(counts.map((count) => count?.isOver)).toEqual([false, false, false, false, true, true])
    expect(counts[5]?.retryAfterSeconds).toBeGreaterThan(500)
    expect((await other?.count('192.0.2.2'))?.isOver).toBe(false)
  })

  test('posts at once are counted one by one', async () => {
    const { limits } = await machines()
    const both = limits.map(createRateLimit)
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => both[index % 2]?.count('192.0.2.1')),
    )
    expect(counts.filter((count) => count && !count.isOver)).toHaveLength(4)
  })

  test('whoever is over the limit costs no query', async () => {
    const { limits, sent } = await machines()
    const [limit] = limits.map(createRateLimit)
    for (let post = 0; post < 5; post += 1) await limit?.count('192.0.2.1')
    expect(sent).toHaveLength(5)
    for (let post = 0; post < 50; post += 1) {
      expect((await limit?.count('192.0.2.1'))?.isOver).toBe(true)
    }
    expect(sent).toHaveLength(5)
    expect((await limit?.count('192.0.2.1'))?.isFarOver).toBe(true)
  })

  test('while the database is away, each counts in memory', async () => {
    const { stores, limits } = await machines()
    const [limit] = limits.map(createRateLimit)
    await stores[0]?.close()
    const counts = []
    for (let post = 0; post < 6; post += 1) counts.push(await limit?.count('192.0.2.1'))
    expect(counts.map((count) => count?.isOver)).toEqual([false, false, false, false, true, true])
  })
})
