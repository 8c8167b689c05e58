import { join } from 'node:path'
import { type Running, run } from './processes.ts'
import type { Row } from './report.ts'
import { request } from './request.ts'
import { peakMemoryRow, residentMegabytes } from './resident.ts'
import { everyRoute } from './routes.ts'

/** Addresses asked for, no two the same; `BENCH_ADDRESSES` makes it fewer for a first look. */
const wanted = Number(process.env.BENCH_ADDRESSES ?? 1_000_000)
const connections = 64
const roundSeconds = 20
const script = join(import.meta.dirname, 'unknown-addresses.lua')

/** Asks for addresses that do not exist, no two the same: they must leave nothing behind in memory. */
export async function measureAddresses(site: Running): Promise<Row[]> {
  for (const route of everyRoute()) await request(site.origin + route, 'br')
  const startedAt = performance.now()
  let asked = 0
  let failed = 0
  let early = 0
  while (asked < wanted) {
    const round = await askRound(site.origin, asked)
    asked += round.made
    failed += round.failed
    // After a fifth of them the process holds all the memory it needs for them.
    if (early === 0 && asked >= wanted / 5) early = residentMegabytes(site.pid)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const growth = Math.max(0, residentMegabytes(site.pid) - early)
  return [
    { what: 'different addresses', measured: asked, unit: 'count' },
    { what: 'addresses per second', measured: asked / seconds, unit: 'count' },
    { what: '5xx', measured: failed, unit: 'count', goal: { atMost: 0 } },
    peakMemoryRow(site),
    { what: 'growth from a fifth of them on', measured: growth, unit: 'MB', goal: { atMost: 48 } },
  ]
}

async function askRound(origin: string, from: number): Promise<{ made: number; failed: number }> {
  const options = ['-t1', `-c${connections}`, `-d${roundSeconds}s`, '--timeout', '10s']
  const header = ['-H', 'Accept-Encoding: br']
  const command = ['wrk', ...options, ...header, '-s', script, origin, '--', String(from)]
  const text = await run(command, (roundSeconds + 20) * 1000)
  const [, made, failed] = /made (\d+) failed (\d+)/.exec(text) ?? []
  if (!made) throw new Error(`wrk printed no figures:\n${text}`)
  return { made: Number(made), failed: Number(failed) }
}
