import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from './processes.ts'
import { p99Row, type Row } from './report.ts'
import { peakMemoryRow, residentMegabytes } from './resident.ts'
import { percentile, spread } from './statistics.ts'
import { type Visits, visitPages } from './visitors.ts'

const seconds = 60
const warmUpSeconds = 6
const clients = 64

/** As many pages as the server makes in a minute, and what that does to its memory. */
export async function measureSaturation(site: Running): Promise<Row[]> {
  const warmUp = await load(site, warmUpSeconds)
  const warm = residentMegabytes(site.pid)
  const visits: Visits[] = []
  // Six parts: their spread says how steady it is.
  for (let part = 0; part < 6; part += 1) visits.push(await load(site, seconds / 6))
  const loaded = residentMegabytes(site.pid)
  const times = visits.flatMap((part) => part.times)
  const rates = visits.map((part) => part.times.length / (seconds / 6))
  const p99s = visits.map((part) => percentile(part.times, 99))
  const failures = [warmUp, ...visits].reduce((sum, part) => sum + part.failures, 0)
  await wait(3000)
  return [
    { what: 'not 200, or cut', measured: failures, unit: 'count', goal: { atMost: 0 } },
    {
      what: 'pages',
      measured: times.length / seconds,
      unit: 'per s',
      goal: { atLeast: 1000 },
      spread: spread(rates),
    },
    { ...p99Row('page, p99', times, { atMost: 500 }), spread: spread(p99s) },
    { what: 'memory more than warm', measured: loaded - warm, unit: 'MB', goal: { atMost: 48 } },
    peakMemoryRow(site),
    { what: 'memory 3 s later', measured: residentMegabytes(site.pid), unit: 'MB' },
  ]
}

function load(site: Running, forSeconds: number): Promise<Visits> {
  const end = performance.now() + forSeconds * 1000
  return visitPages(site.origin, { clients, pauseMs: 0, isOver: () => performance.now() >= end })
}
