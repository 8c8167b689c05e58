import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { frameListens } from './support/visit.ts'

/** Has the browser tell of paints so much later, or never. */
function delayPaints(page: Page, delayMs: number | undefined) {
  return page.addInitScript((delay) => {
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(callback: PerformanceObserverCallback) {
        super((list, observer) => {
          if (delay === undefined) return
          setTimeout(() => {
            performance.mark('told')
            callback(list, observer)
          }, delay)
        })
      }
    }
  }, delayMs)
}

const faces = /\/faces-[\w-]+\.css$/

test('scripts and faces are asked for once the browser has told of its first paint @once', async ({
  page,
}) => {
  // A mouse that rests where the page appears is no sign of a visitor.
  await page.mouse.move(200, 200)
  await delayPaints(page, 150)
  const asked = page.waitForResponse(faces)
  await page.goto('/terms')
  await asked
  await frameListens(page)
  const [told, earliest] = await page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:frame|faces)-[\w-]+\.(?:js|css)$/.test(name))
    return [
      performance.getEntriesByName('told')[0]?.startTime ?? Number.NaN,
      Math.min(...files.map(({ startTime }) => startTime)),
    ]
  })
  expect(earliest).toBeGreaterThanOrEqual(told)
})

test('they come as well where no browser tells of a paint @once', async ({ page }) => {
  await delayPaints(page, undefined)
  const asked = page.waitForResponse(faces)
  await page.goto('/terms')
  await asked
  await frameListens(page)
})
