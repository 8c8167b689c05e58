import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { problem } from '../../server/http/problem.ts'
import { fakeSite, inlineScript, siteUrl } from './support/fake-site.ts'

const site = fakeSite({
  async api(request) {
    const [, status] = /\/api\/refuses-(\d+)$/.exec(request.url) ?? []
    if (status) return problem(Number(status), 'Refused', {}, { 'Retry-After': '9' })
    if (!request.url.endsWith('/form')) return undefined
    const headers = { 'content-type': 'text/html' }
    return new Response('<script>f()</script>', { status: 422, headers })
  },
})
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const kinds: [method: string, path: string, status: number, headers?: Record<string, string>][] = [
  ['GET', '/', 200],
  ['HEAD', '/', 200],
  ['GET', '/', 304, { 'if-none-match': '*' }],
  ['GET', '/', 412, { 'if-match': '"other"' }],
  ['GET', '/search?q=x', 200],
  ['GET', '/pricing/', 301],
  ['GET', '/blog', 301, { host: 'fr.firstangle.example' }],
  ['GET', '/missing', 404],
  ['GET', '/assets/app-1a2b.js', 200],
  ['GET', '/assets/gone.js', 404],
  ['GET', '/assets/hero-9f.webm', 206, { range: 'bytes=0-1' }],
  ['GET', '/assets/hero-9f.webm', 412, { range: 'bytes=0-1', 'if-match': '"other"' }],
  ['GET', '/assets/hero-9f.webm', 416, { range: 'bytes=5000-' }],
  ['GET', '/robots.txt', 200],
  ['GET', '/.well-known/security.txt', 200],
  ['GET', '/version.json', 200],
  ['GET', '/healthz', 200],
  ['GET', '/api/none', 404],
  ['POST', '/api/form', 422],
  ['POST', '/api/refuses-403', 403],
  ['POST', '/api/refuses-413', 413],
  ['POST', '/api/refuses-415', 415],
  ['POST', '/api/refuses-429', 429],
  ['POST', '/api/refuses-503', 503],
  ['POST', '/api/nothing', 404],
  ['PUT', '/', 405],
  ['OPTIONS', '/', 204],
  ['GET', '/%zz', 400],
  ['GET', `/${'a'.repeat(9000)}`, 414],
  ['GET', '/throws', 500],
]

describe.each(kinds)('%s %s answers %i', (method, path, status, headers) => {
  test('with every protection', async () => {
    const answer = await site.send(method, path, headers)
    expect(answer.status).toBe(status)
    const policy = answer.headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toContain('unsafe')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

test('HTML allows exactly its own inline scripts, other answers none', async () => {
  const policyOf = async (path: string, method = 'GET') =>
    /script-src ([^;]*)/.exec(
      (await site.send(method, path)).headers.get('content-security-policy') ?? '',
    )?.[1]
  expect(await policyOf('/pricing')).toBe(`'self' ${hashOf(inlineScript)}`)
  expect(await policyOf('/missing')).toBe(`'self' ${hashOf(inlineScript)}`)
  expect(await policyOf('/api/form', 'POST')).toBe(`'self' ${hashOf('f()')}`)
  expect(await policyOf('/throws')).toBe("'self'")
  expect(await policyOf('/assets/app-1a2b.js')).toBe("'self'")
  expect(await policyOf('/robots.txt')).toBe("'self'")
})

test('error reports may leave for the configured host only', async () => {
  const environment = { siteUrl, sentryDsn: 'https://key@o1.ingest.example/2', trustProxy: false }
  const policy = (await fakeSite({ environment }).get('/')).headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' https://o1.ingest.example;")
  const plain = (await site.get('/')).headers.get('content-security-policy')
  expect(plain).toContain("connect-src 'self';")
})

test.each([
  ['/', 'public, no-cache, stale-while-revalidate=600, stale-if-error=86400'],
  ['/search?q=x', 'public, no-cache, stale-while-revalidate=600, stale-if-error=86400'],
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/favicon.ico', 'public, max-age=3600'],
  ['/assets/gone.js', 'no-store'],
  ['/version.json', 'no-store'],
  ['/healthz', 'no-store'],
  ['/api/none', 'no-store'],
  ['/throws', 'no-store'],
  ['/%zz', 'no-store'],
  ['/pricing/', 'public, max-age=3600'],
])('%s may be stored as: %s', async (path, wanted) => {
  expect((await site.get(path)).headers.get('cache-control')).toBe(wanted)
})

test('only found pages may be bridged by a CDN', async () => {
  const cdn = async (path: string) => (await site.get(path)).headers.get('cdn-cache-control')
  expect(await cdn('/')).toMatch(/^max-age=60, /)
  expect(await cdn('/missing')).toBeNull()
  expect(await cdn('/throws')).toBeNull()
})
