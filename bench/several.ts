import { join } from 'node:path'
import { startPostgres } from '../server/store/testing/postgres-server.ts'
import { behindNginx } from './behind-nginx.ts'
import { type Running, startSite } from './processes.ts'
import { medianRow, type Section } from './report.ts'
import { ratios } from './statistics.ts'
import { type Load, loadWithWrk } from './wrk.ts'

const searches = join(import.meta.dirname, 'changing-searches.lua')

const pairs = 3
/** Enough to keep both processes busy, few enough that no request is refused. */
const connections = 8

/** Pages that are made for each visitor, and one that nginx keeps: there the processes have nothing to do. */
const subjects = [
  { what: 'pages rendered for each request', script: searches, goal: { atLeast: 1.5 } },
  { what: 'a kept page', script: undefined, goal: undefined },
]

/** Two processes on one PostgreSQL behind deploy/nginx.conf against one, under the same load, pair by pair in turn. */
export async function measureSeveral(): Promise<Section[]> {
  const database = await startPostgres()
  const running: Running[] = []
  try {
    const more = {
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      DATABASE_URL: await database.freshDatabase(),
    }
    const sites = [await startSite(undefined, more), await startSite(undefined, more)]
    running.push(...sites)
    const one = await behindNginx(sites.slice(0, 1))
    const two = await behindNginx(sites)
    running.push(one, two)
    const sections: Section[] = []
    for (const subject of subjects) sections.push(await compare(one, two, subject))
    return sections
  } finally {
    for (const each of running.reverse()) await each.stop()
    await database.stop()
  }
}

async function compare(
  one: Running,
  two: Running,
  { what, script, goal }: (typeof subjects)[number],
): Promise<Section> {
  const single: Load[] = []
  const double: Load[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    single.push(await loadWithWrk(`${one.origin}/`, { connections, script }))
    double.push(await loadWithWrk(`${two.origin}/`, { connections, script }))
  }
  const rate = (loads: readonly Load[]) => loads.map(({ perSecond }) => perSecond)
  const ratio = ratios(rate(double), rate(single))
  const failures = [...single, ...double].reduce((sum, load) => sum + load.failures, 0)
  return {
    title: `Two processes against one behind nginx, ${what}, ${connections} connections`,
    rows: [
      medianRow('one process', 'per s', rate(single)),
      medianRow('two processes', 'per s', rate(double)),
      medianRow('two / one', 'ratio', ratio, goal),
      { what: 'failed requests', measured: failures, unit: 'count', goal: { atMost: 0 } },
    ],
  }
}
