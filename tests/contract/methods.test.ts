import { describe, expect, test } from 'vitest'
import { createSearchApi } from '../../server/api/search.ts'
import { complete, createSampleApi, paths } from '../../server/api/testing/sample-api.ts'
import { fakeSite } from './support/fake-site.ts'

/* What each address can be asked for, and that it says so. */

const readings = 'GET, HEAD, OPTIONS'
const postings = 'POST, OPTIONS'

function site() {
  const sample = createSampleApi()
  const words = { detail: 'd', q: 'q', lang: 'l', limit: 'm' }
  const found = { total: 0, results: [] }
  const search = createSearchApi(
    { search: ({ query, locale }) => ({ query, locale, ...found }), close() {} },
    () => words,
  )
  return fakeSite({
    async api(request, { clientAddress }) {
      const { pathname, search: query } = new URL(request.url)
      if (pathname === '/api/search') return search(request)
      const { method, headers } = request
      const body = method === 'POST' ? await request.text() : null
      const answer = await sample.ask(pathname + query, {
        method,
        headers,
        from: clientAddress,
        ...(body !== null && { body }),
      })
      return answer.status === 404 && !answer.headers.has('content-type') ? undefined : answer
    },
  })
}

const readable = [
  '/',
  '/pricing',
  '/pricing.md',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/schemas/features.json',
  '/words/search.json',
  '/robots.txt',
  '/.well-known/security.txt',
  '/healthz',
  '/version.json',
  '/assets/app-1a2b.js',
  '/favicon.ico',
  '/missing',
  '/api/search?q=a',
  '/api/calls/slots',
  '/api/calls/event.ics?call=x',
]

describe.each(readable)('%s', (path) => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    'cannot be asked to %s',
    async (method) => {
      const answer = await site().send(method, path)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, readings])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test('lists the methods it accepts', async () => {
    const answer = await site().send('OPTIONS', path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, readings])
  })

  test('has the same head with and without its body', async () => {
    const { send } = site()
    const [whole, head] = [await send('GET', path), await send('HEAD', path)]
    expect(await head.text()).toBe('')
    expect(head.status).toBe(whole.status)
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
  })
})

describe.each(Object.values(paths))('%s', (path) => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('cannot be asked to %s', async (method) => {
    const answer = await site().send(method, path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, postings])
  })

  test('lists POST', async () => {
    const answer = await site().send('OPTIONS', path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, postings])
  })
})

test.each([
  ['/pricing', readings],
  ['/api/search', readings],
  [paths.message, postings],
])('TRACE %s gets the methods that work instead', async (path, allowed) => {
  // No client makes such a request; node hands it on as it came.
  const request = new Request(`http://127.0.0.1:3000${path}`)
  Object.defineProperty(request, 'method', { value: 'TRACE' })
  const answer = await site().app.fetch(request)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
})

test.each(['GET', 'POST', 'OPTIONS'])('there is no endpoint to %s elsewhere', async (method) => {
  const answer = await site().send(method, '/api/none')
  expect([answer.status, answer.headers.get('allow')]).toEqual([404, null])
})

describe('below /api/', () => {
  test.each([
    ['GET', '/api/search?q=a'],
    ['GET', '/api/search'],
    ['GET', '/api/search?q=a&lang=en'],
    ['HEAD', '/api/search?q=a'],
    ['POST', '/api/search'],
    ['OPTIONS', '/api/search'],
    ['GET', '//api/search/?q=a'],
    ['GET', '/api/'],
    ['GET', '/api/none'],
    ['GET', '/api/calls/slots'],
    ['GET', `${paths.call}/`],
    ['GET', paths.call],
    ['POST', paths.message],
    ['GET', '/api/%zz'],
    ['GET', `/api/${'a'.repeat(9000)}`],
  ])('no cache that others use keeps the answer to %s %s', async (method, path) => {
    const answer = await site().send(method, path)
    expect(answer.headers.get('cache-control') ?? 'no-store').toMatch(
      /^(?:no-store|private, max-age=300)$/,
    )
    expect(answer.headers.get('cdn-cache-control')).toBeNull()
  })

  test('what an endpoint calls public is not', async () => {
    const headers = { 'Cache-Control': 'public, max-age=60' }
    const answer = await fakeSite({ api: async () => new Response('x', { headers }) }).get('/api/x')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/api/search?lang=en&q=a', '/api/search?q=%41&lang=de', '/api/search?q=a&&x='])(
    '%s is answered as it was spelled',
    async (path) => {
      expect((await site().get(path)).status).toBe(200)
    },
  )

  test('a post from another page gets its answer, not a redirect', async () => {
    const { app } = site()
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(complete.message),
    }
    const answer = await app.fetch(
      new Request(`http://127.0.0.1:3000${paths.message}?lang=en`, init),
    )
    expect(answer.status).toBe(201)
  })
})
