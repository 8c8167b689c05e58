import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a store and its server, and fails like a network. */
interface CuttableProxy {
  /** The given connection string, by way of this proxy. */
  readonly url: string
  /** Ends all connections; new ones are refused. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** From now on nothing passes in either direction; connections stay, and new ones are accepted. */
  freeze(): void
  /** What was held back arrives. */
  thaw(): void
}

/** A proxy for the server of a connection string; it is cut at first. */
export async function cuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const pairs = new Set<readonly [near: Socket, far: Socket]>()
  let isFrozen = false
  const join = ([near, far]: readonly [Socket, Socket]) => near.pipe(far).pipe(near)
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      // Both ends go when one fails: that is what a cut is.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    const pair = [near, far] as const
    pairs.add(pair)
    near.on('close', () => pairs.delete(pair))
    if (!isFrozen) join(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await cut()
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    cut,
    async restore() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    freeze() {
      isFrozen = true
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    thaw() {
      isFrozen = false
      for (const pair of pairs) join(pair)
    },
  }
}
