import type { Page } from '@playwright/test'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** Small, of our own origin and without scripts: where a page waits for the next test. */
const restingPlace = '/robots.txt'

/**
 * For tests that look at pages and use what is on them. A context and a page of its own cost a test as much as loading
 * what it looks at, so these go on in the page of the test before, at the size that they ask for and with nothing stored.
 * A test that fails ends its worker, and this page with it.
 *
 * Tests of a first visit, of what is loaded, and those that watch a page, run scripts before its own or hold its clock
 * take `./test.ts`.
 */
export const test = base.extend({
  context: async (
    {
      keptContexts,
      browser,
      baseURL,
      bypassCSP,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
    },
    use,
  ) => {
    // What cannot be changed in an open context.
    const fixed = { bypassCSP, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, locale }
    const options = { ...contextOptions, ...fixed, baseURL }
    const key = JSON.stringify(options)
    const context = keptContexts.get(key) ?? (await browser.newContext(options))
    keptContexts.set(key, context)
    await use(context)
  },

  page: async ({ context, viewport, colorScheme }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light' })
    await use(page)
    await leave(page)
  },
})

/** Leaves nothing of a test to the next one. */
async function leave(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(restingPlace)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await page.mouse.move(0, 0)
}
