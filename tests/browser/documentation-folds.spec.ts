import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { settledTop, visit } from './support/visit.ts'

/* Groups of fields are folded on a phone, and nobody loses their place by it. */

const path = '/documentation'
test.use({ viewport: { width: 390, height: 844 } })

const openGroups = (page: Page) => page.locator('.field-groups > details[open]')
const isFolded = (page: Page) =>
  expect(page.locator('.field-groups:not([data-folded])')).toHaveCount(0)

test('groups are folded, but for the one that the address leads to', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, `${path}#features-bores`)
  await isFolded(page)
  await expect(openGroups(page)).toHaveCount(1)
  await expect(openGroups(page).locator('#features-bores')).toBeInViewport()
  await page
    .locator('summary')
    .filter({ hasText: /^threads/ })
    .click()
  await expect(openGroups(page)).toHaveCount(2)
  await expect(page.locator('#features-threads')).toBeVisible()
})

test('a visitor who comes back finds the position as it was', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, path)
  await isFolded(page)
  await page.locator('#limits').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  // The browser notes the position a moment after scrolling has ended.
  await page.waitForTimeout(800)
  const before = await settledTop(page.locator('#limits'))
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/imprint"]')?.click())
  await page.waitForURL('**/imprint')
  await page.goBack()
  await page.waitForURL(`**${path}`)
  await isFolded(page)
  const after = await settledTop(page.locator('#limits'))
  expect(Math.abs(after - before)).toBeLessThan(10)
})

test('a script that comes late moves nothing that is read', { tag: '@once' }, async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/fold-on-phones*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(path)
  await page.locator('#limits').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  const before = await settledTop(page.locator('#limits'))
  late.resolve()
  await isFolded(page)
  expect(Math.abs((await settledTop(page.locator('#limits'))) - before)).toBeLessThan(2)
})

test('on a wide window, and without scripts on a phone, groups stand open', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await visit(page, path)
  await isFolded(page)
  await expect(openGroups(page).first().locator('table')).toBeVisible()
  const plain = await browser.newPage({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await plain.goto(path)
  await expect(openGroups(plain).first().locator('table')).toBeVisible()
  await plain.close()
})
