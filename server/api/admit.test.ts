import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complete, createSampleApi, paths, type SampleApi } from './testing/sample-api.ts'

/* Limits of clients and their networks, as endpoints keep them. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const broken = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{',
}

const ask = async (api: SampleApi, from: string, path: string = paths.message) =>
  (await api.ask(path, { ...broken, from })).status

test('60 posts of one address in ten minutes, whatever they say; then 429', async () => {
  const api = createSampleApi()
  for (let post = 0; post < 60; post += 1) {
    const path = post % 2 ? paths.trial : '/api/calls/cancel'
    expect(await ask(api, '192.0.2.1', path)).toBe(400)
  }
  vi.advanceTimersByTime(1500)
  const refused = await api.post(paths.message, complete.message)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '599'])
  expect(await refused.json()).toMatchObject({ code: 'too-many', detail: 'en too-many' })
  expect(await ask(api, '192.0.2.2')).toBe(400)
  expect((await api.ask('/api/calls/slots')).status).toBe(200)
  vi.advanceTimersByTime(600_000)
  expect((await api.post(paths.message, complete.message)).status).toBe(201)
})

test.each([
  ['IPv4', (host: number) => `192.0.2.${host}`, '192.0.3.1'],
  ['IPv6', (host: number) => `2001:db8:1:${host.toString(16)}::1`, '2001:db8:2::1'],
])('180 posts of one network in ten minutes: %s', async (_, address, elsewhere) => {
  const api = createSampleApi()
  for (let post = 0; post < 180; post += 1) expect(await ask(api, address(post))).toBe(400)
  expect(await ask(api, address(200))).toBe(429)
  expect(await ask(api, elsewhere)).toBe(400)
  vi.advanceTimersByTime(600_000)
  expect(await ask(api, address(200))).toBe(400)
})

test('reading has a generous limit of its own', async () => {
  const api = createSampleApi()
  for (let read = 0; read < 600; read += 1) await api.ask('/api/calls/event.ics')
  const answer = await api.ask('/api/calls/slots')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
  expect((await api.post(paths.call, complete.call)).status).toBe(201)
})

test('whoever goes on posting gets the cheap answer instead of the page', async () => {
  const api = createSampleApi()
  const post = () => api.submitForm(paths.message, { ...complete.message, consent: 'on' })
  for (let count = 0; count < 60; count += 1) await ask(api, '192.0.2.1')
  const first = await post()
  expect([first.status, first.headers.get('content-type')]).toEqual([
    429,
    'text/html; charset=utf-8',
  ])
  for (let count = 0; count < 60; count += 1) await ask(api, '192.0.2.1')
  const last = await post()
  expect([last.status, last.headers.get('content-type')]).toEqual([
    429,
    'application/problem+json; charset=utf-8',
  ])
})
