import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumFlags } from '../scripts/setup/chromium.mjs'
import { chromiumPath } from './browser.ts'
import { startSite } from './processes.ts'
import type { Row, Section } from './report.ts'
import { percentile } from './statistics.ts'

const rounds = 5
const restMs = 1500
/** How long somebody points at a link before pressing: until the page is rendered ahead. */
const hoverMs = 1500
const targets = ['/pricing', '/security', '/documentation', '/blog', '/imprint', '/careers']

/** Where the page that is left stores when its link was pressed. */
const key = 'clicked-at'

/**
 * From the click on a link to the first paint of the new page, each time in a new context with empty caches. Driven by
 * Puppeteer, because Playwright forbids browsers to render pages ahead.
 */
export async function measureNavigation(): Promise<Section[]> {
  const site = await startSite()
  const browser = await puppeteer.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const timesOf = async (hasHover: boolean) => {
      const times: number[] = []
      for (const path of Array(rounds).fill(targets).flat() as string[]) {
        times.push(await timeOf(browser, site.origin, path, hasHover))
      }
      return times
    }
    const cold = await timesOf(false)
    const prepared = await timesOf(true)
    return [
      {
        title: `Next page, from click to heading (${targets.length} pages, ${rounds} rounds)`,
        rows: [
          row('not pointed at before', cold, { atMost: 100 }),
          row(`after pointing at it for ${hoverMs} ms`, prepared, { atMost: 40 }),
        ],
        details: { cold, prepared },
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

function row(what: string, times: readonly number[], goal: { atMost: number }): Row {
  const spread = { min: Math.min(...times), max: Math.max(...times) }
  return { what: `${what}, p50`, measured: percentile(times, 50), unit: 'ms', goal, spread }
}

async function timeOf(browser: Browser, origin: string, path: string, hasHover: boolean) {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 1440, height: 900 })
    await page.goto(`${origin}/terms`, { waitUntil: 'load' })
    await wait(restMs)
    await page.evaluate(storeClick, key)
    const link = await page.$(`footer a[href="${path}"], header a[href="${path}"]`)
    if (!link) throw new Error(`No link to ${path}`)
    await link.scrollIntoView()
    if (hasHover) {
      await link.hover()
      await wait(hoverMs)
      await page.mouse.down()
      await page.mouse.up()
    } else await link.evaluate((element) => (element as HTMLElement).click())
    await wait(restMs)
    const { ms, isAhead } = await page.evaluate(timeSinceClick, key)
    if (isAhead !== hasHover) throw new Error(`${path}: rendered ahead is ${isAhead}`)
    return ms
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function storeClick(name: string): void {
  function store({ timeStamp }: Event) {
    localStorage.setItem(name, String(performance.timeOrigin + timeStamp))
  }
  addEventListener('click', store, { capture: true })
}

/** Runs in the page. What was rendered ahead is painted when it is shown. */
function timeSinceClick(name: string): { ms: number; isAhead: boolean } {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const clickedAt = Number(localStorage.getItem(name))
  return {
    ms: performance.timeOrigin + paint - clickedAt,
    isAhead: (visit?.activationStart ?? 0) > 0,
  }
}
