import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { frameListens } from './support/visit.ts'

/** Delays the browser's report of its first paint, or withholds it. */
function delayPaints(page: Page, delayMs: number | undefined) {
  return page.addInitScript((delay) => {
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(callback: PerformanceObserverCallback) {
        super((list, observer) => {
          if (delay === undefined) return
          setTimeout(() => {
            performance.mark('paint reported')
            callback(list, observer)
          }, delay)
        })
      }
    }
  }, delayMs)
}

const faces = /\/faces-[\w-]+\.css$/

test('scripts and fonts are requested once the browser has reported its first paint @once', async ({
  page,
}) => {
  // A mouse that rests where the page appears is no sign of a visitor.
  await page.mouse.move(200, 200)
  await delayPaints(page, 150)
  const asked = page.waitForResponse(faces)
  await page.goto('/terms')
  await asked
  await frameListens(page)
  const [reported, earliest] = await page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:frame|faces)-[\w-]+\.(?:js|css)$/.test(name))
    return [
      performance.getEntriesByName('paint reported')[0]?.startTime ?? Number.NaN,
      Math.min(...files.map(({ startTime }) => startTime)),
    ]
  })
  expect(earliest).toBeGreaterThanOrEqual(reported)
})

test('they are requested even if the browser never reports a paint @once', async ({ page }) => {
  await delayPaints(page, undefined)
  const asked = page.waitForResponse(faces)
  await page.goto('/terms')
  await asked
  await frameListens(page)
})

test('the web app manifest is linked once the browser has reported its first paint @once', async ({
  page,
  request,
}) => {
  const manifest = page.locator('head link[rel=manifest]')
  await delayPaints(page, undefined)
  // Stopped, so that a slow machine does not reach the time after which the page waits no longer.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  await expect(manifest).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(manifest).toHaveAttribute('href', '/site.webmanifest')
  await expect(page.locator('head link[rel=stylesheet]')).toHaveAttribute('media', 'not all')
  // Whoever runs no scripts finds it in the head.
  const html = await (await request.get('/terms')).text()
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>')
})

/** Notes whether the last section may be left out of the layout when the document has arrived. */
function lookOnArrival(page: Page) {
  return page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const faq = document.getElementById('faq') as HTMLElement
      document.documentElement.dataset.onArrival = getComputedStyle(faq).contentVisibility
    })
  })
}

const wasLaidOutOnArrival = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.onArrival === 'visible')

/** Runs in the page: stores how many sections may be laid out, whenever a frame is drawn in which they have become more. */
function noteTurns() {
  const turns: number[] = []
  function note() {
    const parts = [...document.querySelectorAll('main > .section')]
    const whole = parts.filter((part) => getComputedStyle(part).contentVisibility === 'visible')
    if (parts.length > 0 && whole.length !== turns.at(-1)) turns.push(whole.length)
    sessionStorage.setItem('turns', JSON.stringify(turns))
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Assistive technology finds headings and tables only of parts that are laid out. */
const isWhole = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, footer')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  )

test('the rest of a page is laid out after the first screen is painted @once', async ({ page }) => {
  // On a busy machine the paint may come before the end of the document; here it is never reported.
  await delayPaints(page, undefined)
  await lookOnArrival(page)
  await page.goto('/')
  expect(await wasLaidOutOnArrival(page)).toBe(false)
  await expect.poll(() => isWhole(page)).toBe(true)
})

test('it is laid out by turns, from the top down @once', async ({ page }) => {
  await page.addInitScript(noteTurns)
  await page.goto('/')
  await expect.poll(() => isWhole(page)).toBe(true)
  const turns = await page.evaluate(() => JSON.parse(sessionStorage.getItem('turns') ?? '[]'))
  expect(turns).toEqual(turns.toSorted((one: number, other: number) => one - other))
  // What is laid out at first, whole sections in between, and all of the page.
  expect(turns.length).toBeGreaterThan(3)
})

test('it is laid out even if the fonts do not arrive @once', async ({ page }) => {
  await page.route(/\.woff2$/, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => isWhole(page)).toBe(true)
})

test('it is laid out at once when a visitor uses the page @once', async ({ page }) => {
  await delayPaints(page, undefined)
  await page.route(/\.svg$/, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await isWhole(page)).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(() => isWhole(page)).toBe(true)
})

test('a page is laid out whole at once when the address has a hash @once', async ({ page }) => {
  await lookOnArrival(page)
  await page.goto('/#faq')
  expect(await wasLaidOutOnArrival(page)).toBe(true)
  await expect(page.locator('#faq')).toBeInViewport()
})

test('a page is laid out whole at once for a visitor who comes back @once', async ({ page }) => {
  await lookOnArrival(page)
  await page.goto('/')
  await page.reload()
  expect(await wasLaidOutOnArrival(page)).toBe(true)
})

test('a page that is rendered ahead of its visit is laid out whole at once @once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => true })
  })
  await lookOnArrival(page)
  await page.goto('/')
  expect(await wasLaidOutOnArrival(page)).toBe(true)
})

test('a sheet inside a drawing far down is fetched when it comes near @once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url())
  })
  await page.goto('/documentation', { waitUntil: 'load' })
  await frameListens(page)
  const sheet = page.locator('#features foreignObject img')
  const address = await sheet.evaluate((image: HTMLImageElement) => image.src)
  expect(asked).not.toContain(address)
  await sheet.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain(address)
  await expect
    .poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
