import { expect, test } from './support/looking.ts'
import { addressOf, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

/** How tall the longest pages may be on a phone, px: what stood below each other is swiped, folded or chosen. */
const tallest = { '/': 14_000, '/documentation': 16_000, '/pricing': 8_000 } as const

test.use({ viewport: { width: 390, height: 844 } })

for (const [path, height] of Object.entries(tallest)) {
  for (const locale of locales) {
    test(`${path} in ${languageNames[locale]} is no longer than its measure on a phone`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, addressOf(path, locale))
      const size = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }))
      expect(size.width, 'scrolls sideways nowhere').toBe(390)
      expect(size.height).toBeLessThanOrEqual(height)
    })
  }
}

test('the last of what is swiped in pages can be reached', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  const lists = page.locator('.swipe-pages')
  await expect(lists).toHaveCount(2)
  for (const list of await lists.all()) {
    const last = list.locator('li').last()
    await last.evaluate((item) => item.scrollIntoView({ behavior: 'instant' }))
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

test('the focus brings a card into view that only looked in', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/')
  const actions = page.locator('#pricing .swipe').getByRole('link')
  await actions.first().focus()
  for (const action of (await actions.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(action).toBeFocused()
    await expect(action).toBeInViewport({ ratio: 1 })
  }
})
