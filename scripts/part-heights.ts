/**
 * Measures the parts of all pages, so that browsers can leave out what is far from the screen without moving the rest
 * (`server/rendering/part-heights.ts`). Run it when pages have become longer or shorter, after `npm run build`:
 * `npx node scripts/part-heights.ts && npx biome check --write server/rendering`. The result is committed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startSite } from '../bench/processes.ts'
import { chromiumFlags, findChromium } from './setup/chromium.mjs'

const file = join(import.meta.dirname, '../server/rendering/part-heights.json')
/** A phone and a desk. */
const widths = [390, 1440]
/** Parts that hardly cost anything are laid out at once. */
const leastHeight = 300

type Heights = Record<string, Record<string, Record<string, number[]>>>

const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const heights: Heights = {}
  for (const { pathname, search, searchParams } of await pagesOf(site.origin)) {
    const parts = await measure(browser, site.origin + pathname + search)
    if (Object.keys(parts).length === 0) continue
    heights[pathname] = { ...heights[pathname], [searchParams.get('lang') ?? 'en']: parts }
  }
  writeFileSync(file, `${JSON.stringify(heights)}\n`)
} finally {
  await browser.close()
  await site.stop()
}

/** Heights of the parts of a page that are worth leaving out, at each width. */
async function measure(browser: Browser, address: string): Promise<Record<string, number[]>> {
  const heights: Record<string, number[]> = {}
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(address)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const [id, height] of await partsOf(page)) heights[id] = [...(heights[id] ?? []), height]
  }
  await page.close()
  const worth = Object.entries(heights).filter(([, each]) => Math.max(...each) >= leastHeight)
  return Object.fromEntries(worth)
}

/** All pages that the site map names, in both languages. */
async function pagesOf(origin: string): Promise<URL[]> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
}

/** All parts laid out, with the faces of the site. */
async function partsOf(page: Page): Promise<[string, number][]> {
  await page.waitForFunction(() => document.fonts.size > 3)
  return page.evaluate(async () => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
    for (const part of parts) part.style.contentVisibility = 'visible'
    await document.fonts.ready
    return parts.map((part): [string, number] => [part.dataset.part ?? '', part.offsetHeight])
  })
}
