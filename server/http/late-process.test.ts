import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { nodeListener, refuseConnection } from './node-listener.ts'

/* A process that gets no processor reads late what came in time. Only a client that has not sent it by then is slow. */

const limits = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 }

/** A client whose connection is accepted, after it has sent the first part of its message. */
async function begin(port: number, part: string) {
  const socket = connect(port, '127.0.0.1')
  const said = socket.setEncoding('utf8').toArray()
  await once(socket, 'connect')
  socket.write(part)
  return { socket, said }
}

/** Keeps everything else in this process waiting. */
function holdUp(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

async function startEcho(): Promise<number> {
  const app = {
    record: () => {},
    tryHit: () => undefined,
    fetch: async (request: Request) => new Response(`got ${await request.text()}`),
  }
  const server = createServer(limits, nodeListener(app))
  server.on('clientError', refuseConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n'

test.each([
  ['the whole message', '', `${head}\r\nbody`, 'got body'],
  ['the rest of its head', head, '\r\nbody', 'got body'],
  ['the rest of its body', `${head}\r\nbo`, 'dy', 'got body'],
  ['one more line of its head', head, 'More: 1\r\n', '408 Request Timeout'],
  ['one more letter of its body', `${head}\r\nb`, 'o', '408 Request Timeout'],
  ['nothing', head, '', '408 Request Timeout'],
])(
  'who has sent %s while the process stood still gets what is due',
  async (_, first, rest, due) => {
    const port = await startEcho()
    const { socket, said } = await begin(port, first)
    await sleep(60)
    socket.write(rest)
    holdUp(500)
    expect((await said).join('')).toContain(due)
  },
)
