import type { Running } from './processes.ts'
import type { Row } from './report.ts'
import { visitPages, visitQuietly, visitRows } from './visitors.ts'

const seconds = 8
const clients = 4
const address = { 'X-Forwarded-For': '192.0.2.77' }

/** One address posts as fast as eight connections can, and reads pages at the same time. */
export async function measureLimited(site: Running): Promise<Row[]> {
  const quiet = await visitQuietly(site.origin, clients, 3)
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() >= end
  const statuses: number[] = []
  let withoutWait = 0
  const poster = async () => {
    while (!isOver()) {
      const answer = await fetch(`${site.origin}/api/messages`, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json', ...address },
      })
      await answer.arrayBuffer()
      statuses.push(answer.status)
      if (answer.status === 429 && !answer.headers.has('retry-after')) withoutWait += 1
    }
  }
  const visiting = visitPages(site.origin, { clients, pauseMs: 10, isOver })
  await Promise.all(Array.from({ length: 8 }, poster))
  const visits = await visiting
  const admitted = statuses.filter((status) => status !== 429).length
  return [
    {
      what: 'posts looked at',
      measured: admitted,
      unit: 'count',
      goal: { atMost: 60 },
      note: `of ${statuses.length}; the rest got 429`,
    },
    { what: '429 without Retry-After', measured: withoutWait, unit: 'count', goal: { atMost: 0 } },
    ...visitRows(quiet, visits, 500),
  ]
}
