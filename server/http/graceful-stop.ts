import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/**
 * A proxy may have sent a request on a keep-alive connection that looks idle here; after this silence it has stopped.
 */
const quietMs = 500
const idleSweepMs = 100

/**
 * Stops a server without cutting anyone off. It takes no new connections, finishes running requests, and answers once
 * more on kept connections, telling the client that this is the last time. When no more requests come, idle connections are
 * closed, and after `deadlineMs` all that are still open, such as half-sent requests.
 */
export function stopGracefully(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    let lastAt = performance.now()
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close')
      lastAt = performance.now()
    })
    const sweep = setInterval(() => {
      if (performance.now() - lastAt >= quietMs) server.closeIdleConnections()
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
