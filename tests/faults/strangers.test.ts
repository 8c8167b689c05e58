import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileParts } from '../contract/support/hostile-parts.ts'
import { rawClient } from '../contract/support/raw-client.ts'
import { type Asked, ask } from './support/ask.ts'
import { newMessage } from './support/posts.ts'
import { type SiteProcess, startSite } from './support/site-process.ts'

/* What strangers try on the site as it is built, with its real pages: nothing they send may come back or stay. */

const canonicalOrigin = 'https://www.firstangle.example'
const kept = ['/', '/pricing?lang=de', '/sitemap.xml']

let site: SiteProcess
let before: string[]

const bodiesOfKept = () =>
  Promise.all(kept.map(async (path) => (await ask(site.origin, path)).body))

beforeAll(async () => {
  site = await startSite()
  before = await bodiesOfKept()
})

afterAll(async () => {
  expect(await bodiesOfKept(), 'what is kept for everyone').toEqual(before)
  expect(await site.stop()).toBe(0)
  const log = site.output()
  expect(log).toContain('"path":"/api/messages","status":303')
  // Paths are written: what was sent in queries, headers and bodies is not.
  const personal = /customer\.example|Prüfer|drawings a month|locale=zq9|utm_|"level":50/
  expect(personal.exec(log)?.[0]).toBeUndefined()
})

const everything = ({ headers, body }: Asked) => JSON.stringify(headers) + body

const hosts = [
  'evil.example',
  'EVIL.example:80',
  'evil.example.',
  'evil.example:99999',
  'x@evil.example',
  'www.firstangle.example.evil.example',
  'www.firstangle.example:80@evil.example',
  'evil.example/www.firstangle.example',
  'evil.example?x',
  'evil.example#x',
  '\\evil.example',
  '"><script>evil()</script>',
  '[::1].evil.example',
  'evil.example, www.firstangle.example',
]
const documents = [
  '/',
  '/?lang=de',
  '/pricing/',
  '/blog',
  '/case-study',
  '/no-such-page',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/llms.txt',
  '/api/none',
]
const forwarded = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'evil',
  forwarded: 'host=evil.example;proto=http',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
  'x-http-method-override': 'DELETE',
}

test('14 forged hosts are repeated by none of 11 documents', async () => {
  for (const host of hosts) {
    for (const path of documents) {
      const answer = await ask(site.origin, path, { headers: { host, ...forwarded } })
      expect(answer.status, `${host} ${path}`).toBeLessThan(500)
      expect(everything(answer), `${host} ${path}`).not.toMatch(/evil/i)
      const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(answer.body) ?? []
      if (canonical) expect(new URL(canonical).origin).toBe(canonicalOrigin)
    }
  }
})

test('a form without scripts is sent on by its path alone', async () => {
  const answer = await ask(site.origin, '/api/messages', {
    method: 'POST',
    headers: {
      host: 'evil.example',
      ...forwarded,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...newMessage(), consent: 'on' }).toString(),
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toMatch(/^\/contact\?/)
})

const smuggled = 'GET /pricing HTTP/1.1\r\nHost: x\r\n\r\n'
const chunkedBody = `0\r\n\r\n${smuggled}`
const post = (headers: string, body: string) =>
  `POST /api/messages HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`

/** RFC 9112 6.1 and 6.3, and what servers and proxies have read differently before. */
const framings: readonly string[] = [
  post('Content-Length: 6\r\nTransfer-Encoding: chunked', chunkedBody),
  post('Transfer-Encoding: chunked\r\nContent-Length: 6', chunkedBody),
  post('Content-Length: 0\r\nContent-Length: 44', smuggled),
  post('Content-Length: 0, 44', smuggled),
  post('Content-Length: +0', smuggled),
  post('Content-Length: -1', smuggled),
  post('Content-Length: 0x0', smuggled),
  post('Content-Length: 0 44', smuggled),
  post('Content-Length: 99999999999999999999', smuggled),
  post('Transfer-Encoding: xchunked', chunkedBody),
  post('Transfer-Encoding: chunked, identity', chunkedBody),
  post('Transfer-Encoding: gzip, chunked', chunkedBody),
  post('Transfer-Encoding: identity, chunked\r\nContent-Length: 5', chunkedBody),
  post('Transfer-Encoding : chunked', chunkedBody),
  post('Transfer-Encoding:\x0bchunked', chunkedBody),
  post('X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 5', chunkedBody),
  post('Transfer-Encoding: chunked', `0x0\r\n\r\n${smuggled}`),
  post('Transfer-Encoding: chunked', `ffffffffffffffffff\r\n\r\n${smuggled}`),
  post('Transfer-Encoding: chunked', `1\r\naXX0\r\n\r\n${smuggled}`),
  post('Transfer-Encoding: chunked', `0;a\nb\r\n\r\n${smuggled}`),
  post('Content-Length: 0\nX: a', smuggled),
  post('X: a\rContent-Length: 44', smuggled),
]

test('no ambiguous message smuggles a second one in', async () => {
  const port = Number(new URL(site.origin).port)
  const wrong = framings.map(async (message) => {
    const client = await rawClient(port)
    client.write(message)
    const { text, isClosed } = await client.ended()
    client.socket.destroy()
    const answers = text.match(/HTTP\/1\.1 \d+/g) ?? []
    const isRefused = answers.length === 1 && /^HTTP\/1\.1 (?:4|501)/.test(text)
    return isRefused && isClosed ? [] : [{ message, answers, isClosed }]
  })
  expect((await Promise.all(wrong)).flat()).toEqual([])
})

const parts = fc.constantFrom(
  ...hostileParts,
  'search',
  'try',
  '<script>zq9()</script>',
  'page=',
  '-1',
  '1e9',
  '?q=<script>zq9()</script>',
  '?q="onload=zq9()',
  '?drawings=zq9',
  '/callout?q=',
  '.md',
  'data/pages/',
  '.json',
  'schedule-call?call=',
)
const hostilePath = fc.array(parts, { maxLength: 8 }).map((list) => `/${list.join('')}`)
/**
 * What was sent in and would act as markup or header (a string of a script has escaped quotes), a stack trace, an error of
 * the file system, a file of the machine.
 */
const leak =
  /<script>zq9|(?<!\\)"onload|"x-injected|\n\s+at \S+ \(|file:\/\/\/|\/node_modules\/|ENOENT|root:x:0/i
const hostileHeaders = fc.record(
  {
    accept: fc.constantFrom('text/markdown', '*/*;q=0', 'zq9', 'text/html;q=1;q=2'),
    'accept-encoding': fc.constantFrom('zq9', 'br;q=0, *;q=0', 'gzip,'.repeat(500)),
    'accept-language': fc.constantFrom('zq9', 'de-<script>zq9()</script>', 'x,'.repeat(900)),
    'if-none-match': fc.constantFrom('*', '"', 'W/"zq9"', '",'.repeat(900)),
    range: fc.constantFrom('bytes=0-', 'bytes=0-0,1-1', `bytes=${'0-1,'.repeat(900)}`),
    cookie: fc.constant('firstangle.locale=zq9'),
    referer: fc.constant('https://evil.example/zq9'),
  },
  { requiredKeys: [] },
)

test('no address or header of 300 breaks a page, comes back unescaped or discloses a file', async () => {
  const property = fc.asyncProperty(hostilePath, hostileHeaders, async (path, headers) => {
    const answer = await ask(site.origin, path, { headers })
    expect(answer.status).toBeLessThan(500)
    expect(leak.exec(everything(answer))?.[0]).toBeUndefined()
    const { location } = answer.headers
    if (location) expect(new URL(location, canonicalOrigin).origin).toBe(canonicalOrigin)
  })
  await fc.assert(property, { numRuns: 300, seed: 20261121 })
})

const hidden = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.npmrc',
  '/.DS_Store',
  '/assets/.git/config',
  '/src/main.ts',
  '/src/client.tsx',
  '/server/main.ts',
  '/server/server.js',
  '/main.js',
  '/content/pages/home.en.yaml',
  '/content/site.yaml',
  '/content.db',
  '/requests.db',
  '/package.json',
  '/package-lock.json',
  '/build.json',
  '/inputs.sha256',
  '/vite.config.ts',
  '/client-modules.json',
  '/node_modules/react/package.json',
  '/data/requests.db',
  '/metrics',
]

test('sources, content, data and dot files are nowhere to be had', async () => {
  const { body } = await ask(site.origin, '/')
  const scripts = [...new Set(body.match(/\/assets\/[\w-]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(1)
  for (const path of [...hidden, ...scripts.map((script) => `${script}.map`)]) {
    expect([path, (await ask(site.origin, path)).status]).toEqual([path, 404])
    const up = await ask(site.origin, `/assets/..%2f..${path.replaceAll('/', '%2f')}`)
    expect([301, 404], path).toContain(up.status)
  }
  for (const script of scripts) {
    expect((await ask(site.origin, script)).body).not.toContain('sourceMappingURL')
  }
})
