import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeSite, siteUrl } from './support/fake-site.ts'
import { hostileParts } from './support/hostile-parts.ts'

// The sign that turns text around is sent escaped by browsers, and refused by Node's own client.
const parts = fc.constantFrom(...hostileParts, '\u202e', '.secret', '<script>alert(1)</script>')
const hostilePath = fc.array(parts, { maxLength: 10 }).map((list) => `/${list.join('')}`)
const hosts = fc.constantFrom('127.0.0.1:3000', 'evil.example', 'fr.firstangle.example', 'a:1')

test('no hostile address breaks the site, leaves it or gets into a header', async () => {
  const site = fakeSite()
  await fc.assert(
    fc.asyncProperty(hostilePath, hosts, async (path, host) => {
      const answer = await site.get(path, { host })
      expect(answer.status).toBeLessThan(500)
      const location = answer.headers.get('location')
      if (location !== null) {
        expect(new URL(location, siteUrl).origin).toBe(siteUrl)
        expect((await site.get(location.replace(siteUrl, ''))).status).not.toBe(301)
      }
      expect(answer.headers.get('x-injected')).toBeNull()
      expect(await answer.text()).not.toMatch(/<script>alert|hidden/)
    }),
    { numRuns: 10_000, seed: 20261121 },
  )
})

test.each(['evil.example', 'evil.example:80', '127.0.0.1', 'www.firstangle.example.evil.example'])(
  'host %s appears nowhere',
  async (host) => {
    const site = fakeSite()
    for (const path of ['/', '/robots.txt', '/.well-known/security.txt', '/pricing/', '/missing']) {
      const answer = await site.get(path, { host, 'x-forwarded-host': 'evil.example' })
      const all = JSON.stringify([...answer.headers]) + (await answer.text())
      expect(all).not.toContain('evil')
    }
  },
)

test.each(['/%zz', '/%ff', '/a%00b', '/%0d%0a'])('%s is malformed', async (path) => {
  expect((await fakeSite().get(path)).status).toBe(400)
})

test('an address with hundreds of values is refused', async () => {
  const site = fakeSite()
  expect((await site.get(`/?${'a=%&'.repeat(300)}`)).status).toBe(414)
  expect((await site.get(`/?${'a=1&'.repeat(200)}b=2`)).status).toBe(200)
})

test('an address of 8 kB is too long, in its path as in its query', async () => {
  const site = fakeSite()
  expect((await site.get(`/${'a'.repeat(8192)}`)).status).toBe(414)
  expect((await site.get(`/?a=${'a'.repeat(8192)}`)).status).toBe(414)
  expect((await site.get(`/?a=${'a'.repeat(8000)}`)).status).toBe(200)
})
