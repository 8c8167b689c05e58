import { createServer, type Server } from 'node:http'
import type { Log } from '../log.ts'
import type { Metrics } from './create-metrics.ts'

/** The port for metrics is in use, or may not be used. */
class MetricsUnusable extends Error {
  override readonly name = 'MetricsUnusable'
}

/**
 * Serves `/metrics` on a port of its own, which a firewall keeps from visitors. Resolves when it listens; rejects with a
 * MetricsUnusable when it cannot.
 */
export function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host }: { readonly port: number; readonly host: string },
  log: Pick<Log, 'error'>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
    } catch (error) {
      log.error({ err: error }, 'metrics could not be read')
      response.writeHead(500).end()
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new MetricsUnusable(`METRICS_PORT ${port} on ${host} cannot be listened on: ${code}.`),
      ),
    )
    server.listen(port, host, () => resolve(server.unref()))
  })
}
