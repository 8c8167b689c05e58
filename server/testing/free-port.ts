import { once } from 'node:events'
import { createServer } from 'node:net'

/** A TCP port of loopback that is free now: for a server of a test or a benchmark that must know its port beforehand. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
