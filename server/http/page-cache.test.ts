import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { quickCodings, type Rendered } from './prepare-answer.ts'
import { securityHeaders } from './security-headers.ts'
import type { Answer } from './stored-answer.ts'

const security = securityHeaders()
const plain = { method: 'GET' }

function page(text: string, more: Partial<Rendered> = {}): Rendered {
  const headers = [['Content-Type', 'text/html; charset=utf-8']] as const
  return { status: 200, headers, body: Buffer.from(text), ...more }
}

/** A loader that counts and can be held back. */
function counting(rendered: Rendered) {
  const loader = { calls: 0, load: async () => rendered }
  loader.load = async () => {
    loader.calls += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return rendered
  }
  return loader
}

test('requests that come together share one load, later ones need none', async () => {
  const cache = createPageCache({ security })
  const loader = counting(page('hello'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => cache.answer('/', plain, loader.load)),
  )
  await cache.answer('/', plain, loader.load)
  expect(loader.calls).toBe(1)
  expect(new Set(answers.map((answer) => answer.body?.toString()))).toEqual(new Set(['hello']))
})

test('a page under another tag than the wanted one is 412, which nobody stores', async () => {
  const cache = createPageCache({ security })
  const headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Cache-Control', 'public, max-age=60'],
    ['X-Accel-Expires', '1'],
  ] as const
  const load = async () => page('hello', { headers })
  const own = (await cache.answer('/', plain, load)).head
  const etag = own[own.indexOf('ETag') + 1] ?? ''
  const wanting = (ifMatch: string) => cache.answer('/', { ...plain, ifMatch }, load)
  expect((await wanting(etag)).status).toBe(200)
  expect((await wanting('*')).status).toBe(200)
  const { status, head, body } = await wanting('"other"')
  expect([status, body]).toEqual([412, null])
  expect(head.join('\n')).toContain('Cache-Control\nno-store')
  expect(head.join('\n')).not.toMatch(/max-age=60|X-Accel|ETag|text\/html/)
  expect(head).toContain('Content-Security-Policy')
})

test('a failed load fails all who waited for it, and is tried again', async () => {
  const cache = createPageCache({ security })
  const failing = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([
    cache.answer('/', plain, failing),
    cache.answer('/', plain, failing),
  ])
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected'])
  expect((await cache.answer('/', plain, counting(page('ok')).load)).status).toBe(200)
})

test('an answer for one visitor is sent as zstd where the client accepts it, one sent often as brotli', async () => {
  const text = 'drawing '.repeat(500)
  const { load } = counting(page(text))
  const conditions = { ...plain, acceptEncoding: 'gzip, deflate, br, zstd' }
  const views = createPageCache({ security, codings: quickCodings })
  const view = await views.answer('/search?q=a', conditions, load)
  expect(view.head[view.head.indexOf('Content-Encoding') + 1]).toBe('zstd')
  expect(zstdDecompressSync(view.body as Buffer).toString()).toBe(text)
  const kept = await createPageCache({ security }).answer('/', conditions, load)
  expect(kept.head[kept.head.indexOf('Content-Encoding') + 1]).toBe('br')
})

test('each coding is made once and holds the same text under its own tag', async () => {
  const cache = createPageCache({ security })
  const text = 'drawing '.repeat(500)
  const { load } = counting(page(text))
  const ask = (acceptEncoding?: string) => cache.answer('/', { ...plain, acceptEncoding }, load)
  const [identity, br, gzip] = await Promise.all([ask(), ask('br'), ask('gzip'), ask('br')])
  expect(identity.body?.toString()).toBe(text)
  expect(brotliDecompressSync(br?.body as Buffer).toString()).toBe(text)
  expect(gunzipSync(gzip?.body as Buffer).toString()).toBe(text)
  const tags = [identity, br, gzip].map((answer) => answer?.head[answer.head.indexOf('ETag') + 1])
  expect(new Set(tags).size).toBe(3)
  const bodies = [identity, br, gzip].reduce(
    (sum, answer) => sum + (answer?.body?.byteLength ?? 0),
    0,
  )
  expect(cache.bytes).toBe(bodies + 4096)
})

test('nobody waits for the smallest form, which comes later and confirms what was sent before', async () => {
  const tasks: (() => Promise<void>)[] = []
  const cache = createPageCache({ security, later: (task) => tasks.push(task) })
  const text = readFileSync(import.meta.filename, 'utf8')
  const { load } = counting(page(text))
  const ask = (ifNoneMatch?: string) =>
    cache.answer('/', { ...plain, acceptEncoding: 'br', ifNoneMatch }, load)
  const tagOf = ({ head }: Answer) => head[head.indexOf('ETag') + 1] as string
  const quick = await ask()
  const bytesBefore = cache.bytes

  for (const task of tasks) await task()
  const dense = await ask()
  const saved = (quick.body?.byteLength ?? 0) - (dense.body?.byteLength ?? 0)
  expect(saved).toBeGreaterThan(0)
  expect(cache.bytes).toBe(bytesBefore - saved)
  expect(brotliDecompressSync(dense.body as Buffer).toString()).toBe(text)
  expect(tagOf(dense)).not.toBe(tagOf(quick))
  for (const known of [quick, dense].map(tagOf)) {
    const confirmed = await ask(known)
    expect([confirmed.status, tagOf(confirmed)]).toEqual([304, known])
  }
  // After a restart the form that is made first confirms the later one as well.
  const restarted = createPageCache({ security })
  const conditions = { ...plain, acceptEncoding: 'br', ifNoneMatch: tagOf(dense) }
  expect((await restarted.answer('/', conditions, load)).status).toBe(304)
})

test('a page that left meanwhile is not made smaller', async () => {
  const tasks: (() => Promise<void>)[] = []
  const cache = createPageCache({ security, maxBytes: 6000, later: (task) => tasks.push(task) })
  await cache.answer('/a', plain, counting(page('a'.repeat(1500))).load)
  await cache.answer('/b', plain, counting(page('b'.repeat(1500))).load)
  for (const task of tasks) await task()
  expect([cache.size, cache.bytes]).toEqual([1, 4096 + 1500])
})

test('peek answers only what is there', async () => {
  const cache = createPageCache({ security })
  expect(cache.peek('/', plain)).toBeUndefined()
  await cache.answer('/', plain, counting(page('x'.repeat(1000))).load)
  expect(cache.peek('/', plain)?.body?.byteLength).toBe(1000)
  expect(cache.peek('/', { ...plain, acceptEncoding: 'br' })).toBeUndefined()
})

test('old pages leave when the bytes run out', async () => {
  const cache = createPageCache({ security, maxBytes: 20_000 })
  for (const key of ['/a', '/b', '/c', '/d', '/e']) {
    await cache.answer(key, plain, counting(page(key.repeat(1000))).load)
  }
  expect(cache.bytes).toBeLessThanOrEqual(20_000)
  expect(cache.peek('/a', plain)).toBeUndefined()
  expect(cache.peek('/e', plain)).toBeDefined()
})

test('a not-found page is cached too', async () => {
  const cache = createPageCache({ security })
  const loader = counting(page('x', { status: 404 }))
  await cache.answer('/404', plain, loader.load)
  expect((await cache.answer('/404', plain, loader.load)).status).toBe(404)
  expect(loader.calls).toBe(1)
})

test('a free time that gets its compressed form is not shown any longer for it', async () => {
  let now = 1
  const cache = createPageCache({ security, now: () => now })
  const { load } = counting(page('free times '.repeat(200)))
  await cache.answer('/schedule-call', plain, load)
  now = 10_000
  await cache.answer('/schedule-call', { ...plain, acceptEncoding: 'br' }, load)
  expect(cache.peek('/schedule-call', plain)).toBeDefined()
  now = 15_002
  expect(cache.peek('/schedule-call', plain)).toBeUndefined()
})

test.each([
  ['an error', page('x', { status: 500 })],
  ['a redirect', page('', { status: 302 })],
  ['what must not be stored', page('x', { headers: [['cache-control', 'no-store']] })],
  ['what sets a cookie', page('x', { headers: [['set-cookie', 'a=1']] })],
])('%s is not kept', async (_, rendered) => {
  const cache = createPageCache({ security })
  const loader = counting(rendered)
  await cache.answer('/x', plain, loader.load)
  await cache.answer('/x', plain, loader.load)
  expect([loader.calls, cache.size]).toEqual([2, 0])
})

test('free times are shown for seconds, any other page until the restart', async () => {
  let now = 1
  const cache = createPageCache({ security, now: () => now })
  const shortLived = counting(page('free times'))
  const lasting = counting(page('prices'))
  for (now of [1, 15_000, 15_002]) {
    await cache.answer('/schedule-call?lang=de', plain, shortLived.load)
    await cache.answer('/pricing', plain, lasting.load)
  }
  expect([shortLived.calls, lasting.calls]).toEqual([2, 1])
  expect(cache.peek('/schedule-call?lang=de', plain)).toBeDefined()
  now = 30_010
  expect(cache.peek('/schedule-call?lang=de', plain)).toBeUndefined()
})

test('once a time is taken, nobody who asks later is shown it as free', async () => {
  const cache = createPageCache({ security, now: () => 1 })
  await cache.answer('/schedule-call', plain, counting(page('09:00 free')).load)
  await cache.answer('/pricing', plain, counting(page('prices')).load)
  cache.dropShortLived()
  expect(cache.peek('/schedule-call', plain)).toBeUndefined()
  expect(cache.peek('/pricing', plain)).toBeDefined()

  let finish = (_: Rendered) => {}
  const slow = cache.answer('/schedule-call', plain, () => new Promise((done) => (finish = done)))
  cache.dropShortLived()
  const later = await cache.answer('/schedule-call', plain, counting(page('09:00 taken')).load)
  finish(page('09:00 free'))
  expect((await slow).body?.toString()).toBe('09:00 free')
  expect(later.body?.toString()).toBe('09:00 taken')
  expect(cache.peek('/schedule-call', plain)?.body?.toString()).toBe('09:00 taken')
})
