import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One item of a Sentry envelope; the payload of a replay segment is its list of recorded events. */
interface EnvelopeItem {
  readonly type: string
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at whatever came over the wire
  readonly payload: any
}

/** A request as it arrived. */
interface ReceivedRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly items: readonly EnvelopeItem[]
}

/** An error-reporting service on loopback. */
export interface EnvelopeReceiver {
  readonly dsn: string
  readonly requests: ReceivedRequest[]
  /** Items of one type, in order of arrival. */
  items(type: string): EnvelopeItem[]
  stop(): Promise<void>
}

/** Starts the receiver on a free port. */
export async function startReceiver(): Promise<EnvelopeReceiver> {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A browser that is closed cuts off what it is sending: that never ends, and does not count.
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const { url = '', headers } = request
      requests.push({ url, headers, body, items: parseEnvelope(body) })
      response.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'application/json',
      })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://0123456789abcdef0123456789abcdef@127.0.0.1:${port}/7`,
    requests,
    items: (type) => requests.flatMap(({ items }) => items.filter((item) => item.type === type)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Reads an envelope: a header line, then items of a header line and a payload of `length` bytes or one line. */
function parseEnvelope(body: Buffer): EnvelopeItem[] {
  const items: EnvelopeItem[] = []
  let at = lineEnd(body, 0) + 1
  while (at < body.length) {
    const headerEnd = lineEnd(body, at)
    const header = JSON.parse(body.toString('utf8', at, headerEnd)) as {
      type: string
      length?: number
    }
    const start = headerEnd + 1
    const end = header.length === undefined ? lineEnd(body, start) : start + header.length
    const text = body.toString('utf8', start, end)
    // A replay segment starts with a header line of its own.
    const json = header.type === 'replay_recording' ? text.slice(text.indexOf('\n') + 1) : text
    items.push({ type: header.type, payload: JSON.parse(json) })
    at = end + 1
  }
  return items
}

function lineEnd(body: Buffer, from: number): number {
  const end = body.indexOf('\n', from)
  return end < 0 ? body.length : end
}
