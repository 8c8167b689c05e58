import { describe, expect, test } from 'vitest'
import { redirects } from '../../shared/addresses/redirects.ts'
import { moves } from '../support/moves.ts'
import { fakeSite, siteUrl } from './support/fake-site.ts'

const site = fakeSite()

/** The table may say more than SPEC 2. */
const added = redirects
  .filter(({ from }) => !moves.some(([listed]) => listed === from))
  .map(({ from, to }): [string, string] => [from, to])

describe.each([...moves, ...added])('%s', (from, to) => {
  test.each([
    ['', ''],
    ['?a=1&b=%20&a=2', '?a=1&b=%20&a=2'],
    ['/', ''],
    ['//?lang=DE&utm_source=x', '?lang=de&utm_source=x'],
    ['/?lang=EN', ''],
  ])(`with %j moves for good to ${to} with %j, in one hop`, async (more, kept) => {
    const answer = await site.get(from + more)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to + kept])
    const next = await site.get(to + kept)
    expect(next.status).toBe(200)
  })
})

test.each([
  '/cartoon',
  '/case-study/unknown',
  '/press',
  '/press/press-kit',
  '/impressum',
  '/blogger',
  '/knowledge-base-technical-drawings-x',
  '/blog/us-amp-eu-technical-drawings',
  '/pricing',
  '/pricing?utm_source=x&ref=y',
  '/?lang=de',
  '/pricing?Lang=EN',
  '/?language=fr',
  '/?a=?',
])('%s does not move', async (path) => {
  expect((await site.get(path)).status).toBe(200)
})

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing///', '/pricing'],
  ['//pricing', '/pricing'],
  ['/?', '/'],
  ['/?&&', '/'],
  ['/pricing/?lang=EN&utm_source=x', '/pricing?utm_source=x'],
  ['/pricing?lang=de&a=1&lang=en', '/pricing?lang=de&a=1'],
  ['/%70ricing', '/pricing'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/%2e%2e', '/'],
  ['/%5cevil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
])('%s is rewritten to %s', async (from, to) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await site.send(method, from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    expect(await answer.text()).toBe('')
  }
})

test('other methods are not redirected', async () => {
  expect((await site.send('POST', '/pricing/')).status).toBe(405)
})

describe('language subdomains', () => {
  test.each([
    ['fr.firstangle.example', '/blog/gdt?a=1', '/blog/gdt?a=1'],
    ['es.firstangle.example', '/knowledge-base', '/knowledge-base'],
    ['FR.FIRSTANGLE.EXAMPLE:3000', '/blog', '/blog'],
    ['fr.www.firstangle.example', '/blog/?lang=EN', '/blog'],
    ['es.firstangle.example', '/blogger', '/'],
    ['fr.firstangle.example', '/pricing?a=1', '/'],
    ['fr.firstangle.example', '/assets/app-1a2b.js', '/'],
    ['fr.firstangle.example', '//evil.example/blog', '/'],
  ])('%s%s leaves for %s', async (host, path, to) => {
    const answer = await site.get(path, { host })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, siteUrl + to])
  })

  test('a page in the cache does not change that', async () => {
    await site.get('/blog')
    const headers = { host: 'fr.firstangle.example' }
    expect(site.app.tryHit('GET', '/blog', headers)).toBeUndefined()
    expect(site.app.tryHit('GET', '/blog', { host: 'www.firstangle.example' })?.status).toBe(200)
  })

  test.each(['de.firstangle.example', 'www.firstangle.example', 'evil.example'])(
    '%s serves pages',
    async (host) => {
      expect((await site.get('/pricing', { host })).status).toBe(200)
    },
  )

  test('a forwarded host changes nothing', async () => {
    const answer = await site.get('/blog', { 'x-forwarded-host': 'fr.firstangle.example' })
    expect(answer.status).toBe(200)
  })
})

describe('a browser that opens an address which names English', () => {
  const open = (path: string) => site.get(path, { 'Sec-Fetch-Dest': 'document' })

  test.each(['/pricing?lang=en', '/pricing?a=1&lang=en'])(
    '%s gets the English page: its script has to see what was asked for',
    async (path) => {
      const answer = await open(path)
      expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'en'])
      expect(answer.headers.get('vary')).toContain('Sec-Fetch-Dest')
    },
  )

  test.each([
    ['/pricing/?lang=EN', '/pricing?lang=en'],
    ['/pricing?lang=en-GB&a=1', '/pricing?a=1&lang=en'],
    ['/case-study?lang=en&lang=de', '/case-studies?lang=en'],
    ['/pricing?lang=fr', '/pricing'],
  ])('%s moves to %s', async (from, to) => {
    const answer = await open(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  test('everybody else is sent to the address without it', async () => {
    const answer = await site.get('/pricing?lang=en')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/pricing'])
    expect(answer.headers.get('vary')).toContain('Sec-Fetch-Dest')
  })
})
