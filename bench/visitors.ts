import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { p99Row, type Row } from './report.ts'
import { request } from './request.ts'
import { everyRoute } from './routes.ts'

/** Sixteen pages in both languages from all over the site, one of them what a search finds. */
export const mixedPages: readonly string[] = [
  ...everyRoute().slice(0, 15),
  '/search?q=tolerance&lang=de',
]

/** What visitors got while something else was going on. */
export type Visits = { readonly times: number[]; failures: number }

/**
 * Pages as visitors ask for them, `clients` at a time with a pause after each, until `isOver`. An answer that is not 200
 * and a broken connection are failures.
 */
export async function visitPages(
  origin: string,
  { clients, pauseMs, isOver }: { clients: number; pauseMs: number; isOver: () => boolean },
): Promise<Visits> {
  const visits: Visits = { times: [], failures: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const visitor = async (_: unknown, first: number) => {
    for (let count = first; !isOver(); count += 1) {
      const page = mixedPages[count % mixedPages.length] ?? '/'
      const answer = await request(origin + page, 'br', agent).catch(() => undefined)
      if (answer?.status === 200) visits.times.push(answer.ms)
      else visits.failures += 1
      if (pauseMs > 0) await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: clients }, visitor))
  agent.destroy()
  return visits
}

/**
 * The same visits for `seconds` on a site that has nothing else to do and all pages cached, so that the state of the
 * machine is known.
 */
export async function visitQuietly(
  origin: string,
  clients: number,
  seconds: number,
): Promise<Visits> {
  for (const page of mixedPages) await request(origin + page, 'br')
  const end = performance.now() + seconds * 1000
  return visitPages(origin, { clients, pauseMs: 10, isOver: () => performance.now() >= end })
}

/** Rows: pages that failed, and the time of a page before and during the load, ms. */
export function visitRows(quiet: Visits, visits: Visits, atMost: number): Row[] {
  return [
    failuresRow(visits),
    p99Row('page before, p99', quiet.times),
    {
      ...p99Row('page meanwhile, p99', visits.times, { atMost }),
      note: `${visits.times.length} pages`,
    },
  ]
}

/** Row: pages that failed; the goal is none. */
export function failuresRow({ failures }: Visits): Row {
  const goal = { atMost: 0 }
  return { what: 'pages not 200, or cut', measured: failures, unit: 'count', goal }
}
