import { expect, test } from './support/looking.ts'
import { addressOf, content, locales } from './support/site.ts'

/** What each case study draws in its first screen. */
const heads = {
  'laser-cutting-marketplace': '.case-nest',
  'additive-manufacturing-analysis': '.case-print',
  'plastics-feasibility-analysis': '.case-mould',
  'process-automation': '.case-flow',
} as const

test.use({ javaScriptEnabled: false })

for (const [slug, piece] of Object.entries(heads)) {
  for (const locale of locales) {
    const address = addressOf(`/case-studies/${slug}`, locale)
    test(`${address} draws its own head, and scrolls sideways at no width`, {
      tag: '@once',
    }, async ({ page }) => {
      await page.goto(address)
      const drawn = page.locator(`${piece}:visible`)
      for (const width of [320, 390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(drawn).toHaveCount(1)
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrolled, `${width} px`).toBe(width)
      }
      // On a wide screen it begins in the first one.
      expect((await drawn.boundingBox())?.y).toBeLessThan(800)
      for (const other of Object.values(heads).filter((each) => each !== piece)) {
        await expect(page.locator(other)).toHaveCount(0)
      }
    })
  }
}

test('shares are dimensioned to scale on the sheet of metal', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/case-studies/laser-cutting-marketplace')
  const sheet = await page.locator('.case-nest:visible').boundingBox()
  const lines = page.locator('svg:visible > .case-nest-figures__measure')
  const lengths = await lines.evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().width),
  )
  const shares = lengths.map((length) => Math.round((100 * length) / (sheet?.width ?? 1)))
  // One plate of five, then 30, 70 and 95 per cent.
  expect(shares).toEqual([19, 30, 70, 95])
})

test('the part is printed as high as its figure says', { tag: '@once' }, async ({ page }) => {
  await page.goto('/case-studies/additive-manufacturing-analysis')
  const coming = await page.locator('.case-print__coming').count()
  const all = await page.locator('.case-print > path').count()
  // The platform is no layer.
  expect(Math.round((100 * (all - 1 - coming)) / (all - 1))).toBe(70)
  await expect(page.locator('.case-print text')).toHaveText('70%')
})

test('the opened mould names what its rules found, as the table below does', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/case-studies/plastics-feasibility-analysis')
  const { outcomes } = content.page('case-plastics-feasibility-analysis', 'en').solution.evidence
  const verdicts = page.locator('.case-mould__verdict')
  await expect(verdicts).toHaveCount(2)
  await expect(verdicts.first()).toContainText('R0.5')
  await expect(verdicts.first()).toContainText(outcomes.fail)
  await expect(verdicts.last()).toContainText('2.5 ±0.1')
  await expect(verdicts.last()).toContainText(outcomes.pass)
})

test('the guides draw what they explain beside the words', { tag: '@once' }, async ({ page }) => {
  await page.goto('/documentation/jobs')
  await expect(page.locator('#jobs .guide-drawing svg')).toContainText('queued')
  await expect(page.locator('#webhooks .guide-drawing svg')).toContainText('HMAC-SHA256')
  await page.goto('/documentation/errors')
  await expect(page.locator('#retry .guide-drawing svg')).toContainText('Retry-After')
})

test('on a phone the flow begins with a title block that can be read', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/case-studies/process-automation')
  const sheet = page.locator('.case-flow:visible > image')
  await expect(sheet).toHaveAttribute('href', /title-block/)
  expect((await sheet.boundingBox())?.width).toBeGreaterThan(320)
})
