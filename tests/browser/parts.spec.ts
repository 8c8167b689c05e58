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

test('what is far from the screen is left out, is found and is printed all the same', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/')
  const faq = page.locator('[data-part=faq]')
  const isLaidOut = () =>
    faq.evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await expect(faq.getByRole('group').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
})
