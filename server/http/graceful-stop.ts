import type { Server } from 'node:http'

const idleSweepMs = 100

/**
 * Stops a server without cutting anyone off: no new connections, requests in flight are finished, idle connections are
 * closed as they become idle. What is still open after `deadlineMs` (half-sent requests of gone clients) is closed then.
 */
export function stopGracefully(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs)
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(deadline)
      resolve()
    })
  })
}
