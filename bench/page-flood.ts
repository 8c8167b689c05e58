import { Agent } from 'node:http'
import type { Running } from './processes.ts'
import { p99Row, type Row } from './report.ts'
import { request } from './request.ts'
import { peakMemoryRow } from './resident.ts'
import { visitPages, visitQuietly } from './visitors.ts'

const connections = 500
const seconds = 10
const visitors = 4

/** Uncached addresses, faster than pages can be rendered: the excess is refused, cached pages are still served. */
export async function measureFlood(site: Running): Promise<Row[]> {
  const quiet = await visitQuietly(site.origin, visitors, 4)
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() >= end
  const visiting = visitPages(site.origin, { clients: visitors, pauseMs: 10, isOver })
  const { made, refused, failed, times } = await flood(site.origin, isOver)
  const visits = await visiting
  return [
    { what: 'pages made', measured: made, unit: 'count', note: `${refused} refused with 503` },
    { what: 'other answers, or cut', measured: failed, unit: 'count', goal: { atMost: 0 } },
    p99Row('made page, p99', times),
    p99Row('kept page before, p99', quiet.times),
    {
      ...p99Row('kept page meanwhile, p99', visits.times, { atMost: 500 }),
      note: `${visits.times.length} pages, ${visits.failures} failed`,
    },
    peakMemoryRow(site),
  ]
}

async function flood(origin: string, isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const found = { made: 0, refused: 0, failed: 0, times: [] as number[] }
  let count = 0
  const ask = async () => {
    while (!isOver()) {
      count += 1
      const answer = await request(`${origin}/?drawings=${count}`, 'br', agent).catch(() => null)
      if (answer?.status === 200) {
        found.made += 1
        found.times.push(answer.ms)
      } else if (answer?.status === 503 && answer.headers['retry-after']) found.refused += 1
      else found.failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  return found
}
