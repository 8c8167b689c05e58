import { expect, test } from 'vitest'
import { finishAnswer } from './finish-answer.ts'
import { securityHeaders } from './security-headers.ts'

const security = securityHeaders()
const conditions = { method: 'GET', acceptEncoding: 'br' }
const long = 'drawing '.repeat(200)

function answer(type: string, more: Record<string, string> = {}): Response {
  return new Response(long, { headers: { 'Content-Type': type, ...more } })
}

test('a finished answer stays as it is', async () => {
  const finished = answer('text/html', { 'Content-Security-Policy': "default-src 'none'" })
  expect(await finishAnswer(finished, conditions, security)).toBe(finished)
})

test('text is compressed and tagged', async () => {
  const { headers } = await finishAnswer(answer('application/json'), conditions, security)
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('etag')).toMatch(/-br/)
})

test('what must not be stored gets no tag', async () => {
  const unstored = answer('application/json', { 'Cache-Control': 'no-store' })
  expect((await finishAnswer(unstored, conditions, security)).headers.get('etag')).toBeNull()
})

test.each(['text/event-stream', 'application/x-ndjson', 'application/octet-stream', 'image/png'])(
  '%s is passed on as it comes, protected',
  async (type) => {
    const { headers } = await finishAnswer(answer(type), conditions, security)
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('content-length')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)
