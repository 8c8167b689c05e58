import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { startSite } from './processes.ts'
import type { Row, Section } from './report.ts'
import { percentile } from './statistics.ts'

const rounds = 5
const restMs = 1500
/** How long somebody points at a link before pressing. */
const hoverMs = 250
const targets = ['/pricing', '/security', '/documentation', '/blog', '/imprint', '/contact']

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
    const prefetched = await timesOf(true)
    return [
      {
        title: `Client navigation, from click to heading (${targets.length} pages, ${rounds} rounds)`,
        rows: [
          row('without prefetch', cold, { atMost: 100 }),
          row(`after pointing at it for ${hoverMs} ms`, prefetched, { atMost: 40 }),
        ],
        details: { cold, prefetched },
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
  return link.evaluate(
    (element: HTMLElement, href) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')
        const startedAt = performance.now()
        const look = () => {
          const heading = document.querySelector('h1')
          const isThere = location.pathname === href && heading !== null && heading !== before
          // The frame after the one that has it has been painted.
          if (isThere) requestAnimationFrame(() => resolve(performance.now() - startedAt))
          else requestAnimationFrame(look)
        }
        element.click()
        look()
      }),
    path,
  )
}
