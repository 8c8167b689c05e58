import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { startPostgres } from '../server/store/testing/postgres-server.ts'
import { type Running, startSite } from './processes.ts'
import { p99Row, type Section } from './report.ts'
import { percentile } from './statistics.ts'

const clients = 50
const secondsPerRun = 8

/** Form posts that are durable when answered, from 50 clients at once, on both stores. Every answer must be a 201. */
export async function measureSubmissions(): Promise<Section[]> {
  const sqlite = await onSite(await startSite(undefined, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' }))
  const postgres = await onPostgres()
  return [section('SQLite', sqlite), section('PostgreSQL', postgres)]
}

type Load = { perSecond: number; times: number[]; refused: number }

function section(store: string, { perSecond, times, refused }: Load): Section {
  return {
    title: `Durable submissions on ${store}, ${clients} clients`,
    rows: [
      { what: 'stored', measured: perSecond, unit: 'per s' },
      { what: 'form post, p50', measured: percentile(times, 50), unit: 'ms' },
      p99Row('form post, p99', times),
      { what: 'not stored', measured: refused, unit: 'count', goal: { atMost: 0 } },
    ],
  }
}

async function onPostgres(): Promise<Load> {
  const server = await startPostgres({ isDurable: true })
  try {
    const more = { TRUST_PROXY: '1', LOG_LEVEL: 'warn', DATABASE_URL: await server.freshDatabase() }
    return await onSite(await startSite(undefined, more))
  } finally {
    await server.stop()
  }
}

async function onSite(site: Running): Promise<Load> {
  try {
    const until = performance.now() + secondsPerRun * 1000
    const load: Load = { perSecond: 0, times: [], refused: 0 }
    const agent = new Agent({ keepAlive: true, maxSockets: clients })
    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (performance.now() < until) await postOnce(`${site.origin}/api/messages`, agent, load)
      }),
    )
    agent.destroy()
    load.perSecond = load.times.length / ((performance.now() - startedAt) / 1000)
    return load
  } finally {
    await site.stop()
  }
}

/** Posts one message, each from its own address, so that rate limits do not apply. */
async function postOnce(url: string, agent: Agent, load: Load): Promise<void> {
  const id = randomUUID()
  const body = JSON.stringify({
    topic: 'sales',
    name: 'Load test',
    email: `${id}@customer.example`,
    consent: true,
    message: 'Turned shafts, about 40 drawings a month.',
  })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': `2001:db8:${id.slice(9, 13)}:${id.slice(14, 18)}::1`,
    'Idempotency-Key': id,
  }
  const startedAt = performance.now()
  const status = await new Promise<number>((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    outgoing.on('error', reject).end(body)
  })
  if (status === 201) load.times.push(performance.now() - startedAt)
  else load.refused += 1
}
