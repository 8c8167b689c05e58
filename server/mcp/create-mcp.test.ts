import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createRateLimit } from '../api/rate-limit.ts'
import { mcpPath } from '../http/discovery.ts'
import type { SiteEnv } from '../http/steps.ts'
import { createMcp } from './create-mcp.ts'
import type { McpTools } from './dependencies.ts'

const app = new Hono<SiteEnv>()
app.all(
  mcpPath,
  createMcp({
    siteUrl: 'https://www.firstangle.example',
    trustProxy: true,
    limits: { requestsPerMinute: 2, bodyKilobytes: 64 },
    rateLimit: createRateLimit({ name: 'mcp', max: 2, windowMs: 60_000 }),
  } as McpTools),
)

const post = (body: string, client: string) =>
  app.request(mcpPath, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      'X-Forwarded-For': client,
    },
  })

/** Something that is counted, and refused before any tool is needed. */
const ask = (client: string) => post('{', client)

test('a client over its limit is told when to come back; others are not kept waiting', async () => {
  expect([(await ask('192.0.2.1')).status, (await ask('192.0.2.1')).status]).toEqual([400, 400])
  const refused = await ask('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await refused.json()).error.message).toContain('More than 2 requests')
  expect((await ask('198.51.100.1')).status).toBe(400)
})

test('long messages are read at a time up to a limit; short ones are let in meanwhile', async () => {
  const senders: ReadableStreamDefaultController[] = []
  const slow = Array.from({ length: 256 }, (_, at) => {
    const body = new ReadableStream({ start: (controller) => senders.push(controller) })
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${at}` }
    return app.request(mcpPath, { method: 'POST', body, duplex: 'half', headers } as RequestInit)
  })
  const long = `{${' '.repeat(5000)}`
  let client = 0
  // Once all of them have a place, however long that takes.
  const next = await vi.waitFor(async () => {
    client += 1
    const answer = await post(long, `198.18.0.${client}`)
    expect(answer.status).toBe(503)
    return answer
  })
  expect(next.headers.get('retry-after')).toBe('5')
  expect((await ask('192.0.2.8')).status).toBe(400)
  for (const sender of senders) sender.close()
  for (const answer of await Promise.all(slow)) expect(answer.status).toBe(400)
  expect((await post(long, '192.0.2.9')).status).toBe(400)
})

test('of more clients at once than can wait for their turn, the last are told to come back', async () => {
  // There are no tools here: whoever gets a turn gets 500 in this test.
  app.onError((_, c) => c.body(null, 500))
  const crowd = Array.from({ length: 1_050 }, (_, at) =>
    post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', `198.51.${at >> 8}.${at & 255}`),
  )
  const answers = await Promise.all(crowd)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.length).toBeLessThan(60)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect((await refused[0]?.json())?.error.message).toBe('Too many messages at once')
})
