import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Stands between nginx and a process, and can hold requests back. */
interface Gathering {
  readonly port: number
  /** From now on no request goes on before so many are here. */
  gather(count: number): void
  stop(): void
}

/** Passes everything on to the process on this port, until it is told to gather. */
export async function startGathering(process: number): Promise<Gathering> {
  let least = 1
  const waiting: (() => void)[] = []
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming
    waiting.push(() => {
      const onward = request({ port: process, path, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    })
    if (waiting.length < least) return
    for (const passOn of waiting.splice(0)) passOn()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    port: address.port,
    gather(count) {
      least = count
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
