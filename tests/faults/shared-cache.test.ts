import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { type Coding, decodedText } from '../contract/support/decoded-text.ts'
import { ask } from './support/ask.ts'
import { type Cluster, startCluster } from './support/cluster.ts'
import { startCache } from './support/nginx.ts'
import { freeStarts, newCall, post } from './support/posts.ts'

/* Two processes behind nginx behind one cache: what it keeps of one is true of both, and it keeps nothing else. */

let cluster: Cluster
let cache: Awaited<ReturnType<typeof startCache>>

beforeAll(async () => {
  cluster = await startCluster(await postgresUrl())
  cache = await startCache(cluster.origin)
})

afterAll(async () => {
  await cache?.stop()
  await cluster?.stop()
})

const encodings = ['br', 'gzip', 'identity'] as const
const kept = ['/', '/pricing?lang=de', '/knowledge-base', '/blog/feed.xml', '/sitemap.xml']

/** The first visitor of each gets an answer that was compressed with less effort. */
const anyEffort = (value: unknown) => String(value).replace('-quick"', '"')

const textOf = (body: string, coding: Coding) => decodedText(Buffer.from(body, 'latin1'), coding)

test.each(kept)('%s is the same answer of both, and the cache gives it again', async (path) => {
  for (const encoding of encodings) {
    const headers = { 'Accept-Encoding': encoding, Host: '127.0.0.1' }
    const [one, other] = await Promise.all(
      cluster.sites.map(({ origin }) => ask(origin, path, { headers })),
    )
    if (!one || !other) throw new Error('There are two processes')
    for (const name of ['etag', 'vary', 'cache-control', 'cdn-cache-control', 'content-type']) {
      const [value, others] = [one, other].map(({ headers: sent }) => anyEffort(sent[name]))
      expect({ name, value }).toEqual({ name, value: others })
    }
    expect(one.status).toBe(200)
    expect(textOf(one.body, encoding) === textOf(other.body, encoding)).toBe(true)
    const known = { ...headers, 'If-None-Match': String(one.headers.etag) }
    for (const { origin } of cluster.sites) {
      expect((await ask(origin, path, { headers: known })).status).toBe(304)
    }

    const first = await ask(cache.origin, path, { headers })
    const second = await ask(cache.origin, path, { headers })
    expect([first, second].map((answer) => answer.headers['x-cache'])).toEqual(['MISS', 'HIT'])
    expect(second.body === first.body).toBe(true)
  }
})

test.each([
  '/schedule-call',
  '/api/calls/slots?timeZone=Europe/Berlin',
  '/version.json',
  '/healthz',
  '/schedule-call?call=unknown',
  '/no-such-page',
])('%s is never kept', async (path) => {
  const headers = { 'Accept-Encoding': 'gzip' }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await ask(cache.origin, path, { headers })).headers['x-cache']).toBe('MISS')
  }
})

test('a time that one has given away is no longer offered by either', async () => {
  const [first, second] = cluster.sites
  const [start = ''] = await freeStarts(cache.origin)
  const path = '/schedule-call?timeZone=Europe/Berlin'
  const offered = async () => (await ask(cache.origin, path)).body.includes(start)
  // Both have made the page, and may show it for 15 s.
  for (const site of [first, second]) {
    expect((await ask(site?.origin ?? '', path)).body).toContain(start)
  }
  const booked = await post(`${first?.origin}/api/calls`, newCall(start))
  expect(booked.status).toBe(201)
  expect(await freeStarts(cache.origin)).not.toContain(start)
  await vi.waitFor(async () => expect([await offered(), await offered()]).toEqual([false, false]), {
    timeout: 25_000,
    interval: 500,
  })
})
