import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BuildInfo } from '../build-info.ts'
import type { RequestRecord } from '../http/request-log.ts'
import type { OpenDeliveries } from '../store/store.ts'

interface MetricsOptions {
  readonly build: BuildInfo
  /** What is still to be delivered or has been given up. */
  readonly openDeliveries: () => Promise<OpenDeliveries[]>
  /** Rejects while no request can be stored. */
  readonly probeStore: () => Promise<void>
  readonly now: () => Date
}

/** What a monitoring system reads of one process. */
export interface Metrics {
  observe(record: RequestRecord): void
  /** Prometheus text format, version 0.0.4. */
  text(): Promise<string>
  readonly contentType: string
}

/** Upper ends in seconds: kept pages take less than a millisecond, first renders some tens, mails are not among them. */
const durations = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Anything else is one label: visitors must not be able to make new ones. */
const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Counts requests, and asks for the rest when it is read. Names follow Prometheus' conventions; no label is personal. */
export function createMetrics(options: MetricsOptions): Metrics {
  const { build } = options
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['kind', 'method', 'code'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was ready',
    labelNames: ['kind'],
    buckets: durations,
    registers,
  })
  new Gauge({
    name: 'firstangle_build_info',
    help: 'The build that is running; always 1',
    labelNames: ['version', 'build_id'],
    registers,
  }).set({ version: build.version, build_id: build.buildId }, 1)
  const refresh = storeGauges(registers, options)

  return {
    contentType: registry.contentType,
    async text() {
      await refresh()
      return registry.metrics()
    },
    observe({ url, method, status, startedAt }) {
      const kind = kindOf(url)
      const known = methods.includes(method) ? method : 'other'
      requests.inc({ kind, method: known, code: status })
      seconds.observe({ kind }, (performance.now() - startedAt) / 1000)
    },
  }
}

/**
 * What the operator must act on: deliveries that wait too long, those that have been given up, and a store that takes no
 * requests.
 *
 * @returns a function that brings the figures up to date
 */
function storeGauges(
  registers: Registry[],
  { openDeliveries, probeStore, now }: MetricsOptions,
): () => Promise<void> {
  const labelNames = ['channel', 'state'] as const
  const counts = new Gauge({
    name: 'firstangle_deliveries',
    help: 'Mails and webhook calls that are due (pending) or given up (dead)',
    labelNames,
    registers,
  })
  const oldest = new Gauge({
    name: 'firstangle_oldest_delivery_seconds',
    help: 'For how long the oldest delivery of this state has been due',
    labelNames,
    registers,
  })
  const isUp = new Gauge({
    name: 'firstangle_store_up',
    help: '1 when a request could have been stored just now',
    registers,
  })
  return async () => {
    // An unavailable store is logged elsewhere; here it is a metric. On a full disk it can still be read.
    const [deliveries, canStore] = await Promise.all([
      openDeliveries().catch(() => []),
      probeStore().then(
        () => true,
        () => false,
      ),
    ])
    counts.reset()
    oldest.reset()
    isUp.set(canStore ? 1 : 0)
    for (const { channel, state, count, oldestDueAt } of deliveries) {
      counts.set({ channel, state }, count)
      const age = (now().getTime() - Date.parse(oldestDueAt)) / 1000
      oldest.set({ channel, state }, Math.max(0, age))
    }
  }
}

function kindOf(url: string): 'asset' | 'api' | 'page' {
  if (url.startsWith('/assets/')) return 'asset'
  return url.startsWith('/api/') ? 'api' : 'page'
}
