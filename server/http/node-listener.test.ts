import { createServer, request as startRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { nodeListener } from './node-listener.ts'
import type { RequestRecord } from './request-log.ts'

/** A server that lets two requests wait; `/healthz` and what is kept are answered at once. */
async function busySite() {
  const told: RequestRecord[] = []
  const waiting: (() => void)[] = []
  const app = {
    record: (record: RequestRecord) => void told.push(record),
    tryHit: (_method: string, target: string) =>
      target === '/kept' ? { status: 200, head: [], body: Buffer.from('kept') } : undefined,
    fetch: (request: Request) =>
      new URL(request.url).pathname === '/healthz'
        ? Promise.resolve(new Response('ok'))
        : new Promise<Response>((resolve) => {
            waiting.push(() => resolve(new Response('done')))
          }),
  }
  const server = createServer(nodeListener(app, 2))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { told, waiting, origin, get: (path: string) => fetch(origin + path) }
}

test('above its capacity the site refuses requests early, the health check last', async () => {
  const { get, told, waiting } = await busySite()
  const first = [get('/a'), get('/b')]
  await expect.poll(() => waiting.length).toBe(2)
  const refused = await get('/c')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect(told).toMatchObject([{ method: 'GET', url: '/c', status: 503 }])
  expect([(await get('/healthz')).status, (await get('/kept')).status]).toEqual([200, 200])

  for (const answer of waiting) answer()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  const later = get('/d')
  await expect.poll(() => waiting.length).toBe(3)
  waiting.at(-1)?.()
  expect((await later).status).toBe(200)
})

test.each([
  ['gzip, chunked', 501],
  ['chunked', 200],
])('a body sent as "%s" gets %i', async (coding, status) => {
  const { origin } = await busySite()
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'Transfer-Encoding': coding }
    const asked = startRequest(`${origin}/healthz`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject)
    asked.end('a body')
  })

  expect(await answered).toBe(status)
})
