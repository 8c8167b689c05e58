import { rmSync } from 'node:fs'
import { startPostgres } from '../server/store/testing/postgres-server.ts'
import { nginxDirectory, writeNginx } from '../server/testing/deployed-nginx.ts'
import { freePort } from '../server/testing/free-port.ts'
import { type Running, startOnFreePort, startSite } from './processes.ts'
import type { Section } from './report.ts'
import { median, ratios, spread } from './statistics.ts'
import { type Load, loadWithWrk } from './wrk.ts'

const pairs = 3
/** Enough to keep both processes busy, few enough that nobody waits until they are refused. */
const connections = 8

/** Pages that are made for each visitor, and one that is kept: there the proxy and the load weigh as much as the site. */
const subjects = [
  { what: 'pages made anew', path: '/search?q=tolerance', goal: { atLeast: 1.5 } },
  { what: 'a kept page', path: '/', goal: undefined },
]

/** All visitors have one address here; nobody has less than the file allows. */
const withoutLimits = (conf: string) =>
  conf.replace(/^ *limit_(?:req|conn) zone=.*;$|^ *limit_conn .*;$/gm, '')

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

async function behindNginx(sites: readonly Running[]): Promise<Running> {
  const directory = nginxDirectory()
  const processes = sites.map(({ origin }) => Number(new URL(origin).port))
  const tlsPort = await freePort()
  const nginx = await startOnFreePort((plainPort) => ({
    command: writeNginx({ directory, plainPort, tlsPort, processes }, withoutLimits),
  }))
  return {
    ...nginx,
    origin: `https://127.0.0.1:${tlsPort}`,
    async stop() {
      await nginx.stop()
      rmSync(directory, { recursive: true })
    },
  }
}

async function compare(
  one: Running,
  two: Running,
  { what, path, goal }: (typeof subjects)[number],
): Promise<Section> {
  const single: Load[] = []
  const double: Load[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    single.push(await loadWithWrk(one.origin + path, 'br', connections))
    double.push(await loadWithWrk(two.origin + path, 'br', connections))
  }
  const rate = (loads: readonly Load[]) => loads.map(({ perSecond }) => perSecond)
  const ratio = ratios(rate(double), rate(single))
  const failures = [...single, ...double].reduce((sum, load) => sum + load.failures, 0)
  return {
    title: `Two processes against one behind nginx, ${what}, ${connections} connections`,
    rows: [
      {
        what: 'one process',
        measured: median(rate(single)),
        unit: 'per s',
        spread: spread(rate(single)),
      },
      {
        what: 'two processes',
        measured: median(rate(double)),
        unit: 'per s',
        spread: spread(rate(double)),
      },
      {
        what: 'two / one',
        measured: median(ratio),
        unit: 'ratio',
        spread: spread(ratio),
        ...(goal ? { goal } : {}),
      },
      { what: 'failed requests', measured: failures, unit: 'count', goal: { atMost: 0 } },
    ],
  }
}
