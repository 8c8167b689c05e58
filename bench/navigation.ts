import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { startSite } from './processes.ts'
import type { Row, Section } from './report.ts'
import { percentile } from './statistics.ts'

const rounds = 5
const restMs = 1500
/** How long somebody points at a link before pressing. */
const hoverMs = 400
const targets = ['/pricing', '/security', '/documentation', '/blog', '/imprint', '/careers']

/** From the click on a link to the frame in which the new page's heading stands, each time in a new tab with empty caches. */
export async function measureNavigation(): Promise<Section[]> {
  const site = await startSite()
  const browser = await launchBrowser()
  try {
    const timesOf = async (hasHover: boolean) => {
      const times: number[] = []
      for (const path of Array(rounds).fill(targets).flat() as string[]) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const page = await context.newPage()
        await page.goto(`${site.origin}/terms`, { waitUntil: 'load' })
        await wait(restMs)
        times.push(await follow(page, path, hasHover))
        await context.close()
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

async function follow(page: Page, path: string, hasHover: boolean): Promise<number> {
  const link = page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first()
  if (hasHover) {
    await link.hover()
    await wait(hoverMs)
  }
  const clickedAt = await link.evaluate((element: HTMLElement) => {
    element.click()
    return performance.timeOrigin + performance.now()
  })
  await page.waitForURL((url) => url.pathname === path)
  await page.locator('h1').waitFor()
  const paintedAt = await page.evaluate(timeOfFirstPaint)
  return paintedAt - clickedAt
}

/** Runs in the page. A prerendered page counts as painted no earlier than its activation. */
function timeOfFirstPaint(): Promise<number> {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (!paint) return
      const shown = Math.max(paint.startTime, entry?.activationStart ?? 0)
      resolve(performance.timeOrigin + shown)
    }).observe({ type: 'paint', buffered: true })
  })
}
