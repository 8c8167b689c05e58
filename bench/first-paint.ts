import { runLighthouse } from './lighthouse.ts'
import { startSite } from './processes.ts'
import { medianRow, type Row, type Section } from './report.ts'
import { everyRoute, homeRoutes } from './routes.ts'
import { serveStaticCopies } from './static-copy.ts'
import { median, ratios, spread } from './statistics.ts'

const rounds = 5
/** Beside the home page: an article, a long page, one with React. */
const mainRoutes = [
  ...homeRoutes,
  '/blog/us-amp-eu-technical-drawings',
  '/documentation',
  '/pricing',
]

const figures = [
  { id: 'first-contentful-paint', what: 'FCP', goal: undefined },
  { id: 'largest-contentful-paint', what: 'LCP', goal: { atMost: 0.95 } },
  { id: 'total-blocking-time', what: 'TBT', goal: { atMost: 1 } },
]

type Values = Readonly<Record<string, number>>

/** Each page beside a naive static copy of itself, in turns, as a phone on Lighthouse's simulated slow network. */
export async function measureFirstPaint(isEveryRoute: boolean): Promise<Section[]> {
  const site = await startSite()
  const copies = await serveStaticCopies(site.origin)
  try {
    const sections: Section[] = []
    for (const route of isEveryRoute ? everyRoute() : mainRoutes) {
      // The copy is compressed when it is first asked for.
      await fetch(copies.origin + route)
      const ours: Values[] = []
      const theirs: Values[] = []
      for (let round = 0; round < rounds; round += 1) {
        ours.push((await runLighthouse(site.origin + route)).values)
        theirs.push((await runLighthouse(copies.origin + route)).values)
      }
      const title = `${route} beside its static copy, median of ${rounds}`
      sections.push({ title, rows: rowsOf(ours, theirs), details: { ours, theirs } })
    }
    return sections
  } finally {
    copies.stop()
    await site.stop()
  }
}

function rowsOf(ours: readonly Values[], theirs: readonly Values[]): Row[] {
  return figures.flatMap(({ id, what, goal }): Row[] => {
    const own = ours.map((values) => values[id] ?? Number.NaN)
    const copied = theirs.map((values) => values[id] ?? Number.NaN)
    return [
      medianRow(what, 'ms', own),
      medianRow(`${what} of the copy`, 'ms', copied),
      {
        what: `${what} to that of the copy`,
        measured: median(own) / median(copied),
        unit: 'ratio',
        goal,
        spread: spread(ratios(own, copied)),
      },
    ]
  })
}
