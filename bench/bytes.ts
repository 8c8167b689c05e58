import type { Browser, Page } from 'playwright-core'
import {
  type Kind,
  type LoadedPage,
  loadCounting,
  loadShifting,
  type Shift,
  totalShift,
} from '../tests/browser/support/page-bytes.ts'
import { launchBrowser } from './browser.ts'
import { type Running, startSite } from './processes.ts'
import type { Goal, Row, Section } from './report.ts'
import { everyRoute, homeRoutes } from './routes.ts'

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const goals: Partial<Record<Kind, { before: number; after: number }>> = {
  html: { before: 45, after: 45 },
  css: { before: 16, after: 16 },
  js: { before: 105, after: 130 },
  fonts: { before: 80, after: 80 },
}

const labels: Record<Kind, string> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  fonts: 'fonts',
  images: 'images',
  media: 'video',
  other: 'other',
}

type Loaded = { route: string; width: number; loaded: LoadedPage; shifts: readonly Shift[] }

/** Cold loads in a real browser: bytes by kind before and after scrolling to the end, blocking files, layout shift. */
export async function measureBytes(isEveryRoute: boolean): Promise<Section[]> {
  await using site = await startSite()
  await using browser = await launchBrowser()
  const sections: Section[] = []
  for (const route of isEveryRoute ? everyRoute() : homeRoutes) {
    const loads: Loaded[] = []
    for (const viewport of viewports) loads.push(await load(browser, site, route, viewport))
    const rows = isEveryRoute ? shortRows(loads) : loads.flatMap(fullRows)
    sections.push({ title: `${route} cold, brotli`, rows, details: loads })
  }
  return sections
}

async function load(
  browser: Browser,
  site: Running,
  route: string,
  viewport: (typeof viewports)[number],
): Promise<Loaded> {
  const visit = async <T>(look: (page: Page) => Promise<T>): Promise<T> => {
    // A language that is not German, so that the first-visit choice keeps the address.
    await using context = await browser.newContext({ viewport, locale: 'en-US' })
    return await look(await context.newPage())
  }
  const url = site.origin + route
  const loaded = await visit((page) => loadCounting(page, url))
  const { shifts } = await visit((page) => loadShifting(page, url))
  return { route, width: viewport.width, loaded, shifts }
}

function fullRows({ width, loaded, shifts }: Loaded): Row[] {
  const byKind = (Object.keys(labels) as Kind[]).flatMap((kind): Row[] => {
    const before = loaded.before[kind] / 1000
    const after = loaded.after[kind] / 1000
    const what = `${width} px ${labels[kind]}`
    const goal = goals[kind]
    if (before === after) return [kilobytes(what, after, goal?.before)]
    return [
      kilobytes(what, before, goal?.before),
      kilobytes(`${what}, scrolled to the end`, after, goal?.after),
    ]
  })
  return [...byKind, blockingRow(width, loaded), shiftRow(width, shifts)]
}

/** The largest of both viewports, for the long list of every route. */
function shortRows(loads: readonly Loaded[]): Row[] {
  const largest = (kind: Kind, when: 'before' | 'after') =>
    Math.max(...loads.map(({ loaded }) => loaded[when][kind])) / 1000
  const shifts = loads.map((load) => shiftRow(load.width, load.shifts))
  return [
    kilobytes('HTML', largest('html', 'after'), goals.html?.after),
    kilobytes('CSS', largest('css', 'after'), goals.css?.after),
    kilobytes('JavaScript', largest('js', 'before'), goals.js?.before),
    kilobytes('JavaScript, scrolled to the end', largest('js', 'after'), goals.js?.after),
    kilobytes('fonts', largest('fonts', 'after'), goals.fonts?.after),
    ...loads.map(({ width, loaded }) => blockingRow(width, loaded)),
    ...shifts,
  ]
}

function kilobytes(what: string, measured: number, atMost?: number): Row {
  const goal: Goal | undefined = atMost === undefined ? undefined : { atMost }
  return { what, measured, unit: 'kB', goal }
}

function blockingRow(width: number, { blocking }: LoadedPage): Row {
  const others = blocking.filter(({ kind }) => kind !== 'css')
  const styles = blocking.length - others.length
  return {
    what: `${width} px render-blocking beside CSS`,
    measured: others.length,
    unit: 'count',
    goal: { atMost: 0 },
    note: `${styles} style sheet${styles === 1 ? '' : 's'}`,
  }
}

function shiftRow(width: number, shifts: readonly Shift[]): Row {
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0]
  return {
    what: `${width} px layout shift, fonts late`,
    measured: totalShift(shifts),
    unit: 'CLS',
    goal: { atMost: 0 },
    note: worst && worst.value >= 0.0005 ? `most by ${worst.nodes.join(', ')}` : undefined,
  }
}
