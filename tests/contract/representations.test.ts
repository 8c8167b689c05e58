import { describe, expect, test } from 'vitest'
import { type Coding, decodedText } from './support/decoded-text.ts'
import { fakePage, fakeSite, script } from './support/fake-site.ts'

const documents = async (request: Request) =>
  new URL(request.url).pathname === '/sitemap.xml'
    ? new Response(`<urlset>${'<url/>'.repeat(300)}</urlset>`, {
        headers: { 'content-type': 'application/xml; charset=utf-8', vary: 'Accept' },
      })
    : undefined
const site = fakeSite({ documents })
const tagged = ['/', '/pricing', '/pricing?lang=de', '/search?q=x', '/sitemap.xml', '/robots.txt']
const files = ['/assets/app-1a2b.js', '/assets/logo-77.png', '/favicon.ico', '/assets/hero-9f.webm']

describe.each([...tagged, ...files])('%s', (path) => {
  test('is not sent again to a client that has it', async () => {
    const first = await site.get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await site.get(path, { 'if-none-match': known })
      expect([answer.status, await answer.text()]).toEqual([304, ''])
      for (const name of ['etag', 'vary', 'cache-control']) {
        expect(answer.headers.get(name)).toBe(first.headers.get(name))
      }
      expect(answer.headers.get('content-length')).toBeNull()
    }
    expect((await site.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('has the same head for HEAD as for GET', async () => {
    for (const coding of ['', 'br', 'gzip']) {
      const headers = { 'accept-encoding': coding }
      const get = await site.get(path, headers)
      const head = await site.send('HEAD', path, headers)
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
      expect(head.status).toBe(get.status)
      expect(head.body).toBeNull()
      expect(get.headers.get('content-length')).toBe(String((await get.bytes()).byteLength))
    }
  })
})

test.each([
  '/missing',
  '/api/none',
  '/throws',
  '/%zz',
  '/assets/gone.js',
  '/version.json',
  '/healthz',
])('%s has the same head for HEAD as for GET, and is never "not modified"', async (path) => {
  const [get, head] = [await site.get(path), await site.send('HEAD', path)]
  const withoutId = (answer: Response) =>
    [...answer.headers].filter(([name]) => name !== 'x-request-id')
  expect(withoutId(head)).toEqual(withoutId(get))
  expect(await head.text()).toBe('')
  expect((await site.get(path, { 'if-none-match': '*' })).status).toBe(get.status)
})

const encodings: [header: string | undefined, wanted: Coding | null][] = [
  [undefined, null],
  ['', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['gzip;q=0.2, br;q=0.1', 'gzip'],
  ['compress', null],
  ['identity;q=0, gzip', 'gzip'],
  ['gzip;q=nonsense', null],
  ['gzip;q=0, *;q=0.1', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['identity, gzip;q=0.5', null],
  [' gzip ; q=0.8 , br ; q=0.9 ', 'br'],
  [';;,,=', null],
]
const compressible: [path: string, text: () => Promise<string>][] = [
  ['/', async () => fakePage('/').text()],
  ['/search?q=x', async () => fakePage('/search?q=x').text()],
  ['/assets/app-1a2b.js', async () => script],
  ['/sitemap.xml', async () => `<urlset>${'<url/>'.repeat(300)}</urlset>`],
  ['/pricing', async () => fakePage('/pricing').text()],
]

const views: [path: string, header: string, wanted: Coding | null][] = [
  ['/search?q=x', 'zstd', 'zstd'],
  ['/search?q=x', 'gzip, deflate, br, zstd', 'zstd'],
  ['/search?q=x', 'zstd;q=0.5, br', 'br'],
  ['/', 'gzip, deflate, br, zstd', 'br'],
  ['/', 'zstd', null],
]

test.each(views)('%s for Accept-Encoding %j comes as %j', async (path, header, wanted) => {
  const answer = await site.get(path, { 'accept-encoding': header })
  expect(answer.headers.get('content-encoding')).toBe(wanted)
  const body = Buffer.from(await answer.bytes())
  expect(decodedText(body, wanted ?? 'identity')).toBe(await fakePage(path).text())
})

describe.each(compressible)('%s', (path, text) => {
  test.each(encodings)('for Accept-Encoding %j comes as %j', async (header, wanted) => {
    const answer = await site.get(path, header === undefined ? {} : { 'accept-encoding': header })
    expect(answer.headers.get('content-encoding')).toBe(wanted)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    const body = Buffer.from(await answer.bytes())
    expect(decodedText(body, wanted ?? 'identity')).toBe(await text())
  })

  test('has another tag in each coding', async () => {
    const tags = ['', 'br', 'gzip'].map(async (coding) =>
      (await site.get(path, { 'accept-encoding': coding })).headers.get('etag'),
    )
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })
})

test('what a document varies by is kept', async () => {
  expect((await site.get('/sitemap.xml')).headers.get('vary')).toBe('Accept-Encoding, Accept')
})
