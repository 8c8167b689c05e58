import type { Locator } from '@playwright/test'
import { scrollToEnd } from './support/page-bytes.ts'
import { addressOf } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/*
 * Parts of long pages are laid out when they come near the screen, with heights that `scripts/part-heights.ts` has measured.
 * When this fails because words were changed: `npm run build`, then run that script.
 */

const pages = [
  '/',
  addressOf('/', 'de'),
  '/pricing',
  addressOf('/documentation', 'de'),
  '/blog/us-amp-eu-technical-drawings',
]

for (const address of pages) {
  test(`the scroll bar of ${address} stays as long while the page is read`, async ({ page }) => {
    await visit(page, address)
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollToEnd(page)
    const after = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(Math.abs(after / before - 1)).toBeLessThan(0.03)
  })
}

const isLaidOut = (part: Locator) =>
  part.evaluate((element) =>
    element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  )

test('what is far from the screen waits until the browser is idle, and is printed at once', {
  tag: '@once',
}, async ({ page }) => {
  const idle = Promise.withResolvers<void>()
  await page.route('**/assets/frame-*.js', async (route) => {
    await idle.promise
    await route.continue()
  })
  await page.goto('/')
  const last = page.locator('[data-part=faq]')
  expect(await isLaidOut(last)).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut(last)).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  expect(await isLaidOut(last)).toBe(false)
  idle.resolve()
  await expect.poll(() => isLaidOut(last)).toBe(true)
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('nothing waits', async ({ page }) => {
    await page.goto('/')
    const style = page.locator('[data-part=faq]')
    await expect(style).toHaveCSS('content-visibility', 'visible')
  })
})
