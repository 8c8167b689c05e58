import type { BuildInfo } from '../build-info.ts'
import type { Environment } from '../environment.ts'
import type { RequestRecord } from '../http/request-log.ts'
import type { Log } from '../log.ts'
import type { OpenDeliveries } from '../store/store.ts'

interface OpenMetricsOptions {
  readonly environment: Pick<Environment, 'metrics'>
  readonly build: BuildInfo
  readonly log: Pick<Log, 'error'>
  readonly now: () => Date
  readonly openDeliveries: (now: string) => Promise<OpenDeliveries[]>
  readonly probeStore: () => Promise<void>
}

/** Metrics on their own port where `METRICS_PORT` is set; nothing of them is loaded where it is not. */
export async function openMetrics({
  environment,
  build,
  log,
  now,
  openDeliveries,
  probeStore,
}: OpenMetricsOptions) {
  if (!environment.metrics) return undefined
  const { createMetrics } = await import('./create-metrics.ts')
  const { serveMetrics } = await import('./serve-metrics.ts')
  const metrics = createMetrics({
    build,
    now,
    openDeliveries: () => openDeliveries(now().toISOString()),
    probeStore,
  })
  const server = await serveMetrics(metrics, environment.metrics, log)
  return {
    observe: (record: RequestRecord) => metrics.observe(record),
    address: server.address(),
    close: () => server.close(),
  }
}
