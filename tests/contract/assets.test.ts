import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fakeSite, video } from './support/fake-site.ts'

const site = fakeSite()
const media = '/assets/hero-9f.webm'

test.each([
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/logo-77.png', 'image/png'],
  ['/assets/hero-9f.webm', 'video/webm'],
  ['/favicon.ico', 'image/x-icon'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is %s, from memory and with a query too', async (path, type) => {
  for (const query of ['', '', '?v=1']) {
    const answer = await site.get(path + query)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  }
})

test.each([
  '/assets/gone-12.js',
  '/assets/',
  '/assets/app-1a2b.js.map',
  '/assets/app-1a2b.js.br',
  '/assets/%2e%2e%2f.secret',
  '/assets/..%5c..%5cetc/passwd',
  '/assets/app-1a2b.js%00.png',
])('%s is never HTML and never stored', async (path) => {
  const first = await site.get(path)
  const location = first.headers.get('location')
  const answer = location?.startsWith('/assets/') ? await site.get(location) : first
  expect(answer.status).not.toBe(200)
  expect(answer.headers.get('content-type') ?? 'none').not.toContain('html')
})

test('a missing chunk is plain text', async () => {
  const answer = await site.get('/assets/gone-12.js')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.status).toBe(404)
})

test('a figure as a file may use the colours it brings, and nothing else may', async () => {
  const figure = await site.get('/figures/plate.en.svg')
  expect(figure.headers.get('content-type')).toContain('image/svg+xml')
  const policy = figure.headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update('a{color:red}').digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
  const other = await site.get('/assets/logo-77.png')
  expect(other.headers.get('content-security-policy')).toContain("style-src 'self';")
})

test('dot files are pages like any unknown path', async () => {
  expect(await (await site.get('/.secret')).text()).not.toContain('hidden')
})

test('a large file is streamed whole', async () => {
  const answer = await site.get('/assets/large-9f.wasm')
  expect(answer.headers.get('content-length')).toBe('700000')
  expect((await answer.bytes()).every((byte) => byte === 7)).toBe(true)
  expect((await site.get('/assets/large-9f.wasm', { range: 'bytes=0-1' })).status).toBe(200)
})

describe('ranges of media', () => {
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
  ])('%s', async (range, start, end) => {
    const answer = await site.get(media, { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`)
    expect(Buffer.from(await answer.bytes())).toEqual(video.subarray(start, end + 1))
  })

  test('beyond the end cannot be satisfied', async () => {
    const answer = await site.get(media, { range: 'bytes=1000-' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  })

  test('hold for the same bytes only', async () => {
    const etag = (await site.get(media)).headers.get('etag') ?? ''
    const range = 'bytes=0-9'
    expect((await site.get(media, { range, 'if-range': etag })).status).toBe(206)
    expect((await site.get(media, { range, 'if-range': '"old"' })).status).toBe(200)
    expect((await site.get(media, { range, 'if-none-match': etag })).status).toBe(304)
    expect((await site.get(media)).headers.get('accept-ranges')).toBe('bytes')
  })

  test('several ranges and HEAD get the whole', async () => {
    expect((await site.get(media, { range: 'bytes=0-1,5-6' })).status).toBe(200)
    expect((await site.send('HEAD', media, { range: 'bytes=0-1' })).status).toBe(200)
  })
})
