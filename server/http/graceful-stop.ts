import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

const idleSweepMs = 100
/**
 * A proxy may have sent a request on a keep-alive connection that looks idle here; after so many sweeps without one it has
 * stopped. They are counted, because on a machine so busy that they come late the proxy is late, too.
 */
const quietSweeps = 5

/**
 * Stops a server without cutting anyone off. It takes no new connections, finishes running requests, and answers once
 * more on kept connections, telling the client that this is the last time. When no more requests come, idle connections are
 * closed, and after `deadlineMs` all that are still open, such as half-sent requests.
 */
export function stopGracefully(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close')
      quiet = 0
    })
    const sweep = setInterval(() => {
      quiet += 1
      if (quiet >= quietSweeps) server.closeIdleConnections()
    }, idleSweepMs)
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    const close = () =>
      // The close() of an HTTP server would cut idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep)
        clearTimeout(deadline)
        resolve()
      })
    // Connections that wait to be accepted would be cut off, with what a proxy has sent on them. One turn of the event loop
    // lets them in; the first of these ends the turn that is under way.
    setImmediate(() => setImmediate(close))
  })
}
