import { describe, expect, test } from 'vitest'
import { fakeSite, siteUrl } from './support/fake-site.ts'

test('robots.txt allows all but the endpoints and names the sitemap', async () => {
  const answer = await fakeSite().get('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  )
})

test('robots.txt can refuse the crawlers that train models, and only those', async () => {
  const robots = await (
    await fakeSite({ crawlers: { training: 'refuse', signals: null } }).get('/robots.txt')
  ).text()
  const groups = robots.split('\n\n')
  expect(groups[0]).toBe('User-agent: *\nDisallow: /api/')
  const agents = ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended']
  const lines = agents.map((agent) => `User-agent: ${agent}`)
  expect(groups[1]).toBe([...lines, 'Disallow: /'].join('\n'))
  expect(groups[2]).toBe(`Sitemap: ${siteUrl}/sitemap.xml\n`)
})

test('security.txt has what RFC 9116 asks for', async () => {
  const lines = (await (await fakeSite().get('/.well-known/security.txt')).text()).split('\n')
  expect(lines).toEqual([
    'Contact: mailto:security@firstangle.example',
    'Expires: 2027-05-20T00:00:00.000Z',
    'Preferred-Languages: en, de',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ])
})

test('version.json and healthz say what they must', async () => {
  const site = fakeSite()
  expect(await (await site.get('/version.json?t=123')).json()).toEqual({
    version: '1.2.3',
    buildId: 'abc',
    buildTimestamp: '2026-11-21T08:00:00.000Z',
  })
  expect(await (await site.get('/healthz')).json()).toEqual({ status: 'ok' })
})

describe('/api/*', () => {
  const site = fakeSite({
    async api(request, context) {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/throws') throw new Error('secret cause')
      if (pathname !== '/api/echo') return undefined
      return Response.json({ url: request.url, body: await request.text(), ...context })
    },
  })

  test('gets the request on our own origin, and the address it counts for', async () => {
    const request = new Request('http://evil.example/api/echo?x=1', {
      method: 'POST',
      body: 'hello',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    const answer = await site.app.fetch(request, '192.0.2.1')
    expect(await answer.json()).toMatchObject({
      url: `${siteUrl}/api/echo?x=1`,
      body: 'hello',
      clientAddress: '192.0.2.1',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('answers HEAD as GET without the body', async () => {
    const answer = await site.send('HEAD', '/api/echo')
    expect([answer.status, answer.body]).toEqual([200, null])
  })

  test.each([
    ['/api/none', 404, 'Not Found'],
    ['/api', 404, 'Not Found'],
    ['/api/throws', 500, 'Internal Server Error'],
  ])('%s answers %i as problem details', async (path, status, title) => {
    const answer = await site.send('POST', path)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    const body = (await answer.json()) as object
    expect(body).toMatchObject({ type: 'about:blank', status, title })
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})

describe('methods', () => {
  test.each([
    ['PUT', '/'],
    ['POST', '/pricing'],
    ['DELETE', '/assets/app-1a2b.js'],
    ['PATCH', '/robots.txt'],
    ['PROPFIND', '/'],
  ])('%s %s is refused with the list of those that work', async (method, path) => {
    const answer = await fakeSite().send(method, path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('OPTIONS says what works', async () => {
    const answer = await fakeSite().send('OPTIONS', '/pricing')
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})
