import { setTimeout as wait } from 'node:timers/promises'
import { sitePages } from '../shared/pages.ts'
import { startSite } from './processes.ts'
import type { Row, Section } from './report.ts'
import { request } from './request.ts'
import { everyRoute, homeRoutes } from './routes.ts'
import { percentile } from './statistics.ts'

const starts = 3
const uncachedHomes = 100
/** By then the server has cached what it renders after its start. */
const warmUpMs = 2500

/** The server renders these itself after its start, so a request would only measure the cache. */
const renderedAtStart = [...homeRoutes, sitePages['try-callout'].path]

type Timed = { route: string; ms: number }

/** Pages that are not cached yet, as their first visitor gets them: rendered and compressed, one at a time. */
export async function measureFirstRender(): Promise<Section[]> {
  const brotli = await firstRenders('br')
  const plain = await firstRenders('identity')
  const home = await uncachedHome()
  return [
    {
      title: `First render, every page after each of ${starts} starts`,
      rows: [
        ...rowsOf('brotli', brotli, { atMost: 40 }),
        ...rowsOf('not compressed', plain, { atMost: 40 }),
        ...rowsOf('home with figures of a visitor, brotli', home),
      ],
      details: { brotli, plain },
    },
  ]
}

async function firstRenders(acceptEncoding: string): Promise<Timed[]> {
  const times: Timed[] = []
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite()
    try {
      await wait(warmUpMs)
      for (const route of everyRoute().filter((path) => !renderedAtStart.includes(path))) {
        times.push({ route, ms: await timeOf(site.origin + route, acceptEncoding) })
      }
    } finally {
      await site.stop()
    }
  }
  return times
}

async function uncachedHome(): Promise<Timed[]> {
  const site = await startSite()
  try {
    await wait(warmUpMs)
    const times: Timed[] = []
    for (let count = 1; count <= uncachedHomes; count += 1) {
      const route = `/?drawings=${count}`
      times.push({ route, ms: await timeOf(site.origin + route, 'br') })
    }
    return times
  } finally {
    await site.stop()
  }
}

async function timeOf(url: string, acceptEncoding: string): Promise<number> {
  const { status, ms } = await request(url, acceptEncoding)
  if (status !== 200) throw new Error(`${url} answers ${status}`)
  return ms
}

function rowsOf(what: string, times: readonly Timed[], goal?: { atMost: number }): Row[] {
  const values = times.map(({ ms }) => ms)
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0]
  return [
    { what: `${what}, p50`, measured: percentile(values, 50), unit: 'ms' },
    {
      what: `${what}, p99`,
      measured: percentile(values, 99),
      unit: 'ms',
      goal,
      spread: { min: Math.min(...values), max: Math.max(...values) },
      note: slowest ? `slowest ${slowest.route}` : undefined,
    },
  ]
}
