import type { TcpNetConnectOpts } from 'node:net'
import { type ConnectionOptions, connect } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { type Cluster, startCluster } from './support/cluster.ts'
import { someAddress, visit } from './support/visitors.ts'

/* What deploy/nginx.conf keeps away from the processes behind it, and what it passes on. */

let cluster: Cluster

beforeAll(async () => {
  cluster = await startCluster(await postgresUrl(), { LOG_LEVEL: 'info' })
})

afterAll(() => cluster?.stop())

/** What comes back for bytes as they are, until the connection is closed. */
function raw(from: string, bytes: string): Promise<string> {
  const { port } = new URL(cluster.origin)
  return new Promise((resolve) => {
    const place: ConnectionOptions & TcpNetConnectOpts = {
      host: '127.0.0.1',
      port: Number(port),
      localAddress: from,
      rejectUnauthorized: false,
    }
    const socket = connect(place)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
    socket.once('secureConnect', () => socket.write(bytes))
  })
}

test('one address that asks for too much is refused with words to wait, and nobody else is', async () => {
  const from = someAddress()
  // A page that nginx has kept, asked for on few connections: no process behind it and no handshake sets the pace.
  for (let i = 0; i < 3; i += 1) await visit(cluster.origin, '/imprint')
  const { host } = new URL(cluster.origin)
  const ask = (connection: string) =>
    `HEAD /imprint HTTP/1.1\r\nHost: ${host}\r\nConnection: ${connection}\r\n\r\n`
  const burst = `${ask('keep-alive').repeat(99)}${ask('close')}`
  const text = (await Promise.all([1, 2, 3, 4].map(() => raw(from, burst)))).join('')
  const statuses = text.match(/(?<=^HTTP\/1\.1 )\d+/gm) ?? []
  expect(statuses).toHaveLength(400)
  expect(new Set(statuses)).toEqual(new Set(['200', '429']))
  const refused = statuses.filter((status) => status === '429')
  expect(text.match(/^retry-after: 5\r$/gim)).toHaveLength(refused.length)
  expect((await visit(cluster.origin, '/')).status).toBe(200)
})

test('a header, an address or a body that is too large is refused', async () => {
  const field = `X: ${'x'.repeat(9_000)}`
  const large = await raw(someAddress(), `GET / HTTP/1.1\r\nHost: x\r\n${field}\r\n\r\n`)
  expect(large).toMatch(/^HTTP\/1\.1 400 /)
  const long = await raw(someAddress(), `GET /${'x'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1\.1 414 /)
  const body = await visit(cluster.origin, '/api/messages', {
    method: 'POST',
    body: { message: 'x'.repeat(70_000) },
  })
  expect(body.status).toBe(413)
})

/** Its body never comes. */
const halfPost =
  'POST /api/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{'

// What nginx waits for takes twenty seconds: these wait together.
test.concurrent('a client that never finishes a header or a body is cut off', async ({
  expect,
}) => {
  const cut = await Promise.all([
    raw(someAddress(), 'GET / HTTP/1.1\r\n'),
    raw(someAddress(), halfPost),
  ])
  expect(cut).toEqual(['', ''])
})

test.concurrent('too many connections of one address are refused', async ({ expect }) => {
  const from = someAddress()
  // Requests that wait for the rest of their body hold their place.
  const answers = await Promise.all(Array.from({ length: 120 }, () => raw(from, halfPost)))
  const statuses = answers.map((text) => text.slice(0, 12)).toSorted()
  expect(statuses).toEqual([...Array(100).fill(''), ...Array(20).fill('HTTP/1.1 429')])
})

test('its log names no query, since links to calls carry their key there', async () => {
  await visit(cluster.origin, '/schedule-call?call=secret-key')
  // It is written after the answer.
  await vi.waitFor(
    () => expect(cluster.nginx.accessLog()).toContain('"GET /schedule-call"'),
    20_000,
  )
  expect(cluster.nginx.accessLog()).not.toContain('secret-key')
})
