import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** A proxy may have sent a request on a kept connection that looks idle here: within this it has come or never will. */
const quietMs = 500
const idleSweepMs = 100

/**
 * Stops a server without cutting anyone off. It takes no new connections, finishes running requests, and answers once
 * more on kept connections, telling the client that this is the last time. Then idle connections are closed, and after
 * `deadlineMs` all that are still open, such as half-sent requests.
 */
export function stopGracefully(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close')
    })
    let sweep: NodeJS.Timeout | undefined
    const quiet = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs)
    }, quietMs)
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    // The close() of an HTTP server would cut idle connections at once.
    NetServer.prototype.close.call(server, () => {
      for (const timer of [quiet, sweep, deadline]) clearTimeout(timer)
      resolve()
    })
  })
}
