import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { StoreUnavailable } from '../store/store.ts'
import { createMetrics } from './create-metrics.ts'
import { openMetrics } from './open-metrics.ts'

const build = { version: '1.2.3', buildId: 'abc', buildTimestamp: '2026-11-21T08:00:00.000Z' }
const now = () => new Date('2026-11-21T12:00:00Z')
const rest = { build, now, probeStore: async () => {} }
const record = { method: 'GET', url: '/pricing?x=1', status: 200, startedAt: performance.now() }

/** The lines of one metric. */
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))

test('requests are counted by kind, method and status, and by nothing a visitor can choose', async () => {
  const metrics = createMetrics({ ...rest, openDeliveries: async () => [] })
  metrics.observe(record)
  metrics.observe({ ...record, url: '/blog/ada@works.example' })
  metrics.observe({ ...record, url: '/api/messages', method: 'POST', status: 201 })
  metrics.observe({ ...record, url: '/assets/a.js', method: 'BREW', status: 405 })
  const text = await metrics.text()
  expect(linesOf(text, 'http_requests_total')).toEqual([
    'http_requests_total{kind="page",method="GET",code="200"} 2',
    'http_requests_total{kind="api",method="POST",code="201"} 1',
    'http_requests_total{kind="asset",method="other",code="405"} 1',
  ])
  expect(linesOf(text, 'http_request_duration_seconds_count')).toHaveLength(3)
  expect(linesOf(text, 'firstangle_build_info')).toEqual([
    'firstangle_build_info{version="1.2.3",build_id="abc"} 1',
  ])
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('ada')
})

test('what waits or was given up is shown with the age of the oldest, and no longer than it is so', async () => {
  const open = [
    {
      channel: 'mail' as const,
      state: 'dead' as const,
      count: 2,
      oldestDueAt: '2026-11-21T11:59:00Z',
    },
  ]
  const metrics = createMetrics({ ...rest, openDeliveries: async () => open })
  const text = await metrics.text()
  expect(linesOf(text, 'firstangle_deliveries')).toEqual([
    'firstangle_deliveries{channel="mail",state="dead"} 2',
  ])
  expect(linesOf(text, 'firstangle_oldest_delivery_seconds')).toEqual([
    'firstangle_oldest_delivery_seconds{channel="mail",state="dead"} 60',
  ])
  expect(linesOf(text, 'firstangle_store_up')).toEqual(['firstangle_store_up 1'])
  open.pop()
  expect(linesOf(await metrics.text(), 'firstangle_deliveries')).toEqual([])
})

test('an unavailable store is a metric, too, also one that can only be read', async () => {
  const fail = async () => {
    throw new StoreUnavailable(new Error('away'))
  }
  for (const openDeliveries of [fail, async () => []]) {
    const metrics = createMetrics({ ...rest, openDeliveries, probeStore: fail })
    expect(linesOf(await metrics.text(), 'firstangle_store_up')).toEqual(['firstangle_store_up 0'])
  }
})

test('they have a port of their own that knows one address, and none unless asked for', async () => {
  const options = { ...rest, log: { error: () => {} }, openDeliveries: async () => [] }
  expect(await openMetrics({ ...options, environment: {} })).toBeUndefined()
  const environment = { metrics: { port: 0, host: '127.0.0.1' } }
  const metrics = await openMetrics({ ...options, environment })
  if (!metrics) throw new Error('They were asked for')
  const { port } = metrics.address as AddressInfo
  metrics.observe(record)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  expect(await answer.text()).toContain(
    'http_requests_total{kind="page",method="GET",code="200"} 1',
  )
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await expect(
    openMetrics({ ...options, environment: { metrics: { port, host: '127.0.0.1' } } }),
  ).rejects.toThrow('EADDRINUSE')
  metrics.close()
})
