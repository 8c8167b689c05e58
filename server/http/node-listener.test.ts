import { createServer, request as startRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { nodeListener } from './node-listener.ts'
import type { RequestRecord } from './request-log.ts'

/** A server that lets two requests wait; `/healthz` and what is kept are answered at once. */
async function busySite(limit = 2) {
  const records: RequestRecord[] = []
  const waiting: (() => void)[] = []
  const app = {
    record: (record: RequestRecord) => void records.push(record),
    tryHit: (_method: string, target: string) =>
      target === '/kept' ? { status: 200, head: [], body: Buffer.from('kept') } : undefined,
    fetch: (request: Request) =>
      new URL(request.url).pathname === '/healthz'
        ? Promise.resolve(new Response('ok'))
        : new Promise<Response>((resolve) => {
            waiting.push(() => resolve(new Response('done')))
          }),
  }
  const server = createServer(nodeListener(app, limit))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { records, waiting, origin, get: (path: string) => fetch(origin + path) }
}

test('above its capacity the site refuses requests early, the health check last', async () => {
  const { get, records, waiting } = await busySite()
  const first = [get('/a'), get('/b')]
  await expect.poll(() => waiting.length).toBe(2)
  const refused = await get('/c')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect(records).toMatchObject([{ method: 'GET', url: '/c', status: 503 }])
  expect([(await get('/healthz')).status, (await get('/kept')).status]).toEqual([200, 200])

  for (const answer of waiting) answer()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  const later = get('/d')
  await expect.poll(() => waiting.length).toBe(3)
  waiting.at(-1)?.()
  expect((await later).status).toBe(200)
})

test('who sends requests ahead of their answers gets 503 for most, and holds up nobody', async () => {
  const { get, waiting, origin } = await busySite(100)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const sent = (count: number) => 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)
  socket.write(sent(300))
  await expect.poll(() => waiting.length).toBe(16)
  const other = get('/b')
  await expect.poll(() => waiting.length).toBe(17)
  for (const answer of waiting) answer()
  expect((await other).status).toBe(200)
  let received = ''
  for await (const part of socket) {
    received += part
    if (received.split('HTTP/1.1 ').length > 300) break
  }
  const statuses = Array.from(received.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status)
  expect(statuses.slice(0, 16)).toEqual(Array(16).fill('200'))
  expect(new Set(statuses.slice(16))).toEqual(new Set(['503']))
})

test('connections that send ahead and read nothing are cut before they fill the memory', async () => {
  const { get, origin } = await busySite(100)
  let cut = 0
  const flood = () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    // It may be cut while it still sends.
    socket.on('error', () => undefined).once('close', () => (cut += 1))
    // More at once, and Node would stop reading, and not see that the connection is gone.
    const kept = 'GET /kept HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(250)
    socket.write(`GET /a HTTP/1.1\r\nHost: a\r\n\r\n${kept}`)
    return socket
  }
  const sockets = Array.from({ length: 20 }, flood)
  await expect.poll(() => cut).toBe(4)
  expect((await get('/kept')).status).toBe(200)

  for (const socket of sockets) socket.destroy()
  const isLetIn = async () => {
    const socket = flood()
    await delay(100)
    return !socket.destroyed
  }
  await expect.poll(isLetIn).toBe(true)
})

test('requests of a connection that is gone count no longer', async () => {
  const { get, waiting, origin } = await busySite(10)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(10))
  await expect.poll(() => waiting.length).toBe(10)
  socket.destroy()
  const later = () => get('/b').then(({ status }) => status)
  await expect.poll(() => Promise.race([later(), delay(50, 'admitted')])).toBe('admitted')
  for (const answer of waiting) answer()
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

test.each(['1.0', '0.9', '2.0'])(
  'a body in chunks under HTTP/%s is refused, and what follows it is not read',
  async (version) => {
    const { origin } = await busySite()
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const head = 'Host: x\r\nConnection: keep-alive\r\n'
    socket.write(`POST /healthz HTTP/${version}\r\n${head}Transfer-Encoding: chunked\r\n\r\n`)
    socket.write(`0\r\n\r\nGET /kept HTTP/1.1\r\n${head}\r\n`)
    const answers = (await text(socket)).match(/HTTP\/1\.1 \d+/g)
    expect(answers).toEqual(['HTTP/1.1 400'])
  },
)

test.each([
  ['www.firstangle.example', 200],
  ['WWW.Firstangle.example:8080', 200],
  ['[2001:db8::1]:3000', 200],
  ['127.0.0.1:3000', 200],
  ['', 200],
  ['a b', 400],
  ['b/c@d', 400],
  ['user@host', 400],
  ['host:port', 400],
  ['fr.127.0.0.1', 400],
  ['1.2.3.4.5', 400],
  [':80', 400],
  ['[2001:db8::1', 400],
  ['a,b?c', 400],
])('what is kept is answered for the host "%s" with %i', async (host, status) => {
  const { origin } = await busySite()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`GET /kept HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('a crowd that makes the site compute does not hold up who asks for something kept', async () => {
  let computed = 0
  const app = {
    record: () => undefined,
    tryHit: (_method: string, target: string) =>
      target === '/kept' ? { status: 200, head: [], body: Buffer.from('kept') } : undefined,
    async fetch() {
      const end = performance.now() + 5
      while (performance.now() < end);
      computed += 1
      return new Response('done')
    },
  }
  const server = createServer(nodeListener(app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  const crowd = Array.from({ length: 100 }, () => ask('/computed'))
  await expect.poll(() => computed, { interval: 1 }).toBeGreaterThan(0)
  expect(await ask('/kept')).toContain('kept')
  expect(computed).toBeLessThan(50)
  expect(new Set((await Promise.all(crowd)).map((answer) => answer.slice(9, 12)))).toEqual(
    new Set(['200']),
  )
})

test('a request whose client has left before its turn is not begun', async () => {
  let begun = 0
  const app = {
    record: () => undefined,
    tryHit: () => undefined,
    async fetch() {
      const end = performance.now() + 15
      while (performance.now() < end);
      begun += 1
      return new Response('done')
    },
  }
  const server = createServer(nodeListener(app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const crowd = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
  for (const socket of crowd) {
    socket.on('error', () => undefined).write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n')
  }
  await expect.poll(() => begun, { interval: 1 }).toBeGreaterThan(0)
  for (const socket of crowd) socket.destroy()
  const last = connect(port, '127.0.0.1')
  last.write('GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await text(last)).toContain('done')
  expect(begun).toBeLessThan(30)
})
