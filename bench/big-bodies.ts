import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from './processes.ts'
import { p99Row, type Row } from './report.ts'
import { peakMegabytes, residentMegabytes } from './resident.ts'
import { failuresRow, mixedPages, visitPages } from './visitors.ts'

const bodyBytes = 20_000_000
const chunk = Buffer.alloc(64 * 1024, 32)
const limitMs = 30_000

/** How a body is announced, and how each piece of it is framed. */
const framings: readonly { announced: string; frame: (piece: Buffer) => Buffer }[] = [
  { announced: `Content-Length: ${bodyBytes}`, frame: (piece) => piece },
  {
    announced: 'Transfer-Encoding: chunked',
    frame: (piece) =>
      Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
  },
  // More than it says: what follows the first hundred bytes is not a request.
  { announced: 'Content-Length: 100', frame: (piece) => piece },
]

/** Bodies far above the limit, sent as fast as the server takes them: declared, in chunks and with a length that lies. */
export async function measureBodies(site: Running): Promise<Row[]> {
  const port = Number(new URL(site.origin).port)
  let isOver = false
  await visitPages(site.origin, { clients: 1, pauseMs: 0, isOver: visited(mixedPages.length) })
  await wait(2000)
  const before = residentMegabytes(site.pid)
  const visiting = visitPages(site.origin, { clients: 4, pauseMs: 10, isOver: () => isOver })
  const ends = await Promise.all(Array.from({ length: 60 }, (_, at) => sendBody(port, at)))
  isOver = true
  const visits = await visiting
  const refused = ends.filter(({ text, isClosed }) => isRefused(text) || (isClosed && !text)).length
  const grown = peakMegabytes(site.pid) - before
  return [
    { what: 'answered 4xx or cut', measured: refused, unit: 'count', goal: { atLeast: 60 } },
    { what: 'memory more than before', measured: grown, unit: 'MB', goal: { atMost: 64 } },
    failuresRow(visits),
    p99Row('page meanwhile, p99', visits.times),
  ]
}

/** True from the `count`th time on that it is asked. */
function visited(count: number): () => boolean {
  let asked = 0
  return () => {
    asked += 1
    return asked > count
  }
}

const isRefused = (text: string) => /^HTTP\/1\.1 4\d\d /.test(text) && !/HTTP\/1\.1 2/.test(text)

async function sendBody(port: number, at: number): Promise<{ text: string; isClosed: boolean }> {
  const { announced, frame } = framings[at % framings.length] as (typeof framings)[number]
  const socket = connect(port, '127.0.0.1')
  const end = { text: '', isClosed: false }
  socket.on('error', () => {})
  socket.on('data', (data) => {
    end.text += data.toString('latin1')
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  closed.then(() => {
    end.isClosed = true
  })
  const head = ['POST /api/messages HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  socket.write(`${[...head, `X-Forwarded-For: 192.0.2.${at}`, announced].join('\r\n')}\r\n\r\n`)
  const piece = frame(chunk)
  const sending = async () => {
    for (let sent = 0; sent < bodyBytes && socket.writable; sent += chunk.length) {
      if (!socket.write(piece)) await Promise.race([drained(socket), closed])
    }
  }
  await Promise.race([sending().then(() => closed), wait(limitMs)])
  socket.destroy()
  return end
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('drain', () => resolve()))
}
