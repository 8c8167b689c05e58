import { expect, test } from './support/looking.ts'
import { addressOf, content, locales } from './support/site.ts'

/** What each use case draws below its first words, and what of it is there to be read. */
const stages = {
  'accelerated-quoting': '.formula__sum',
  'feasibility-analysis': '.stamped-sheet',
  'supplier-matching': '.request-fan',
  'erp-data-entry': 'figure:has(.written-block__cells)',
  'pmi-extraction': '.enlarged-callout',
} as const

test.use({ javaScriptEnabled: false })

for (const [slug, piece] of Object.entries(stages)) {
  for (const locale of locales) {
    const address = addressOf(`/use-cases/${slug}`, locale)
    test(`${address} shows its own piece from edge to edge, and scrolls sideways at no width`, {
      tag: '@once',
    }, async ({ page }) => {
      await page.goto(address)
      for (const width of [320, 390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator(piece)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(
          width,
        )
      }
      // On a wide screen it begins in the first one.
      const box = await page.locator(piece).boundingBox()
      expect(box?.y).toBeLessThan(800)
    })
  }
}

test('three of twenty lines arrive at a supplier, the others name the check that stops them', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(addressOf('/use-cases/supplier-matching', 'en'))
  const { checks } = content.page('use-case-supplier-matching', 'en').matrix
  await expect(page.locator('.request-fan__fit')).toHaveCount(3)
  await expect(page.locator('.request-fan line')).toHaveCount(20)
  const reasons = await page.locator('.request-fan text').allTextContents()
  expect(reasons).toHaveLength(17)
  for (const reason of reasons) expect(Object.values(checks)).toContain(reason)
})

test('the numbers on the enlarged callout are those of its fields', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(addressOf('/use-cases/pmi-extraction', 'de'))
  const { parts } = content.page('use-case-pmi-extraction', 'de').callout
  const names = Object.values(parts)
  await expect(page.locator('.enlarged-callout text')).toHaveText(
    names.map((_, index) => `${index + 1}`),
  )
  await expect(page.locator('.callout-fields > li')).toContainText(names)
})
