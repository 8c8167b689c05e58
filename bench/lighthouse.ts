import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../scripts/setup/chromium.mjs'
import { chromiumPath } from './browser.ts'
import { startSite } from './processes.ts'
import { type Goal, medianRow, type Section, type Unit } from './report.ts'
import { everyRoute, homeRoutes } from './routes.ts'

const homeRuns = 5
const everyRouteRuns = 3
const loadLimitMs = 45_000

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const figures: { id: string; what: string; unit: Unit; scale: number; goal?: Goal }[] = [
  { id: 'first-contentful-paint', what: 'FCP', unit: 's', scale: 1000 },
  { id: 'largest-contentful-paint', what: 'LCP', unit: 's', scale: 1000, goal: { atMost: 1.5 } },
  { id: 'total-blocking-time', what: 'TBT', unit: 'ms', scale: 1, goal: { atMost: 50 } },
  { id: 'cumulative-layout-shift', what: 'CLS', unit: 'CLS', scale: 1, goal: { atMost: 0 } },
]

interface Run {
  readonly scores: Readonly<Record<string, number>>
  readonly values: Readonly<Record<string, number>>
  readonly lost: readonly string[]
}

/** Lighthouse as a phone on its simulated slow network; each run has a browser of its own. */
export async function measureLighthouse(isEveryRoute: boolean): Promise<Section[]> {
  const site = await startSite()
  const runs = isEveryRoute ? everyRouteRuns : homeRuns
  try {
    const sections: Section[] = []
    for (const route of isEveryRoute ? everyRoute() : homeRoutes) {
      const results: Run[] = []
      for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(site.origin + route))
      sections.push(sectionOf(route, results))
    }
    return sections
  } finally {
    await site.stop()
  }
}

/** A browser sometimes loses its own trace; a page that cannot be measured fails twice. */
export async function runLighthouse(url: string): Promise<Run> {
  try {
    return await runOnce(url)
  } catch (error) {
    console.warn(`${error instanceof Error ? error.message : error} Measured again.`)
    return runOnce(url)
  }
}

async function runOnce(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: [...chromiumFlags, '--headless=new'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories,
      maxWaitForLoad: loadLimitMs,
    })
    if (!result) throw new Error(`${url}: Lighthouse gave no result`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return {
      scores: Object.fromEntries(
        categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
      ),
      values: Object.fromEntries(
        figures.map(({ id }) => [id, lhr.audits[id]?.numericValue ?? Number.NaN]),
      ),
      lost: categories.flatMap((id) => lostAudits(lhr, id)),
    }
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Audits with weight that cost their category points. */
function lostAudits(lhr: Report, category: string): string[] {
  const references = lhr.categories[category]?.auditRefs ?? []
  return references
    .map(({ id, weight }) => ({ id, weight, score: lhr.audits[id]?.score ?? 1 }))
    .filter(({ weight, score }) => weight > 0 && score < 1)
    .map(({ id, score }) => `${id} ${score}`)
}

function sectionOf(route: string, runs: readonly Run[]): Section {
  const lost = [...new Set(runs.flatMap((run) => run.lost.map((text) => text.split(' ')[0] ?? '')))]
  return {
    title: `${route} Lighthouse mobile, median of ${runs.length}`,
    note: lost.length > 0 ? `below 1: ${lost.join(', ')}` : undefined,
    rows: [
      ...categories.map((id) => {
        const scores = runs.map((run) => run.scores[id] ?? 0)
        return medianRow(id, 'points', scores, { atLeast: 100 })
      }),
      ...figures.map(({ id, what, unit, scale, goal }) => {
        const values = runs.map((run) => (run.values[id] ?? Number.NaN) / scale)
        return medianRow(what, unit, values, goal)
      }),
    ],
    details: runs,
  }
}
