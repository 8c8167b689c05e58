import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { sampleHead, sampleWebhook } from './testing/sample-delivery.ts'
import { createWebhookPoster, webhookTimeoutMs } from './webhook.ts'

const secret = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`
const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void
type Seen = { readonly request: IncomingMessage; readonly body: string }

async function receiverOf(answer: Answer) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A delivery that is given up never ends.
    request.on('end', () => {
      seen.push({ request, body: Buffer.concat(chunks).toString() })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { seen, url: `http://127.0.0.1:${port}/leads?source=site` }
}

function posterTo(url: string, now = () => new Date(), timeoutMs = webhookTimeoutMs) {
  return createWebhookPoster({
    url,
    secret,
    siteUrl: 'https://www.firstangle.example',
    now,
    timeoutMs,
  })
}

test('a delivery is signed so that the receiver can verify it', async () => {
  const { seen, url } = await receiverOf((_, response) => response.writeHead(204).end())
  expect(await posterTo(url)(sampleHead, sampleWebhook)).toEqual({ kind: 'delivered' })
  const [{ request, body } = { request: undefined, body: '' }] = seen
  const headers = request?.headers as Record<string, string>
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('/leads?source=site')
  expect(new Webhook(secret).verify(body, headers)).toEqual(sampleWebhook)
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow()
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': sampleHead.id,
    'user-agent': 'www.firstangle.example (+https://www.firstangle.example)',
  })
})

test('the signature is the HMAC-SHA256 of id, time and body, whatever the body holds', async () => {
  const { seen, url } = await receiverOf((_, response) => response.writeHead(204).end())
  const data = { name: 'Zoë 山田 👩‍🔧', message: '\u2028" \\ \ud800' }
  await posterTo(url)(sampleHead, { ...sampleWebhook, data })
  const [{ request, body } = { request: undefined, body: '' }] = seen
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${sampleHead.id}.${request?.headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  expect(request?.headers['webhook-signature']).toBe(`v1,${expected}`)
})

test('every attempt has the same id and body, and the time of its own', async () => {
  let at = Date.parse('2026-11-21T12:00:00.900Z')
  const { seen, url } = await receiverOf((_, response) => response.writeHead(500).end())
  const post = posterTo(url, () => new Date(at))
  await post(sampleHead, sampleWebhook)
  at += 60_000
  await post(sampleHead, structuredClone(sampleWebhook))
  expect(seen[1]?.body).toBe(seen[0]?.body)
  expect(seen.map(({ request }) => request.headers['webhook-id'])).toEqual([
    sampleHead.id,
    sampleHead.id,
  ])
  const times = seen.map(({ request }) => request.headers['webhook-timestamp'])
  expect(times).toEqual(['1795262400', '1795262460'])
})

const date = 'Sat, 21 Nov 2026 12:02:00 GMT'

test.each([
  [200, {}, { kind: 'delivered' }],
  [202, {}, { kind: 'delivered' }],
  [500, {}, { kind: 'failed', error: 'webhook 500' }],
  [400, {}, { kind: 'failed', error: 'webhook 400' }],
  [404, {}, { kind: 'failed', error: 'webhook 404' }],
  [410, {}, { kind: 'permanent', error: 'webhook 410' }],
  [429, { 'retry-after': '30' }, { kind: 'failed', error: 'webhook 429', retryAfterMs: 30_000 }],
  [503, { 'retry-after': date }, { kind: 'failed', error: 'webhook 503', retryAfterMs: 120_000 }],
  [503, { 'retry-after': 'soon' }, { kind: 'failed', error: 'webhook 503' }],
] as const)('what is due after status %i with the headers %j', async (status, headers, wanted) => {
  const { url } = await receiverOf((_, response) => response.writeHead(status, headers).end('x'))
  const now = () => new Date('2026-11-21T12:00:00.000Z')
  expect(await posterTo(url, now)(sampleHead, sampleWebhook)).toEqual(wanted)
})

test.each([301, 302, 303, 307, 308])(
  'a redirect (%i) is a failure and is not followed',
  async (status) => {
    const { seen, url } = await receiverOf((_, response) =>
      response.writeHead(status, { location: '/elsewhere' }).end(),
    )
    const error = `webhook ${status}`
    expect(await posterTo(url)(sampleHead, sampleWebhook)).toEqual({ kind: 'failed', error })
    expect(seen).toHaveLength(1)
  },
)

test('a receiver that hangs is left after its time', async () => {
  expect(webhookTimeoutMs).toBe(15_000)
  const { url } = await receiverOf(() => undefined)
  const wanted = { kind: 'failed', error: 'webhook timeout' }
  expect(await posterTo(url, undefined, 400)(sampleHead, sampleWebhook)).toEqual(wanted)
})

test.each([
  [200, { kind: 'delivered' }],
  [500, { kind: 'failed', error: 'webhook 500' }],
])('a body that never ends is not read (%i)', async (status, wanted) => {
  let written = 0
  const isGone = Promise.withResolvers<void>()
  const { url } = await receiverOf((_, response) => {
    response.writeHead(status)
    const timer = setInterval(() => {
      written += 100_000
      response.write('x'.repeat(100_000))
    }, 1)
    response.on('close', () => {
      clearInterval(timer)
      isGone.resolve()
    })
  })
  expect(await posterTo(url)(sampleHead, sampleWebhook)).toEqual(wanted)
  await isGone.promise
  expect(written).toBeLessThan(10_000_000)
})

test('a cut connection and a receiver that is down are failures with a code', async () => {
  const cutting = await receiverOf((request) => request.socket.destroy())
  const down = await receiverOf((_, response) => response.end())
  for (const cleanUp of cleanUps.splice(1)) await cleanUp()
  expect(await posterTo(cutting.url)(sampleHead, sampleWebhook)).toEqual({
    kind: 'failed',
    error: 'webhook UND_ERR_SOCKET',
  })
  expect(await posterTo(down.url)(sampleHead, sampleWebhook)).toEqual({
    kind: 'failed',
    error: 'webhook ECONNREFUSED',
  })
})

test('user and password in the address are sent as Basic authorization', async () => {
  const { seen, url } = await receiverOf((_, response) => response.end())
  const attempt = await posterTo(url.replace('//', '//us%40er:p%3Ass@'))(sampleHead, sampleWebhook)
  expect(attempt).toEqual({ kind: 'delivered' })
  const wanted = `Basic ${Buffer.from('us@er:p:ss').toString('base64')}`
  expect(seen[0]?.request.headers.authorization).toBe(wanted)
})
