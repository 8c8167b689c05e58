import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newMessage, post } from './support/posts.ts'
import { newDataDir, startSite } from './support/site-process.ts'

/*
 * A receiver that fails in every way, a power cut in between, and each event still arrives: signed, under
 * one id, and never again after a 2xx.
 */
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, yes').toString('base64')}`
const seen: { headers: IncomingHttpHeaders; body: string; status: number }[] = []
const visitedRedirects: string[] = []
let next: () => number = () => 200

const receiver = createServer((request, response) => {
  if (request.url === '/elsewhere') visitedRedirects.push(request.method ?? '')
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const status = next()
    seen.push({ headers: request.headers, body, status })
    if (status === 0) request.socket.destroy()
    else response.writeHead(status, { Location: '/elsewhere', 'Retry-After': '1' }).end()
  })
})

let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}/leads`
})
afterAll(() => receiver.close())

test('a webhook arrives despite limits, redirects, cut connections and a power cut', async () => {
  const environment = {
    DATA_DIR: newDataDir(),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    LEAD_WEBHOOK_URL: url,
    LEAD_WEBHOOK_SECRET: secret,
  }
  const failures = [429, 302, 0]
  next = () => failures.shift() ?? 503
  const first = await startSite(environment)
  const answer = await post(`${first.origin}/api/messages`, newMessage())
  expect(answer.status).toBe(201)
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(1), { timeout: 60_000 })
  await first.kill()

  const second = await startSite(environment)
  next = () => failures.shift() ?? 200
  const isDelivered = () => expect(seen.at(-1)?.status).toBe(200)
  await vi.waitFor(isDelivered, { timeout: 120_000, interval: 200 })
  const count = seen.length
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await second.stop()

  expect(seen.length).toBe(count)
  expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
  expect(visitedRedirects).toEqual([])
  for (const { body, headers } of seen) {
    const event = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(event).toMatchObject({ type: 'message.received', data: { id: answer.body.id } })
  }
})
