import type { Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { addressOf, home, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

/* What of the front page stood apart, stood empty or was cut between the widths that everybody looks at. */

for (const locale of locales) {
  const address = addressOf('/', locale)

  test(`no action of the hero stands alone in ${languageNames[locale]}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(page, address)
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [first, second, third] = await actions(page)
      expect.soft(second?.top, `${width} px`).toBe(first?.top)
      const note = await rectOf(page, '.hero__actions p')
      const middle = ((third?.top ?? 0) + (third?.bottom ?? 0)) / 2
      expect.soft(note.top, `${width} px: beside the third`).toBeLessThan(middle)
      expect.soft(note.bottom, `${width} px: beside the third`).toBeGreaterThan(middle)
      expect.soft(note.left, `${width} px: beside the third`).toBeGreaterThan(third?.right ?? 0)
    }
  })
}

test('calls below each other are as wide as each other', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit(page, addressOf('/', 'de'))
  const [first, second] = await actions(page)
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
  expect(second?.width).toBe(first?.width)
})

test('what is swiped in pages leaves little empty below its first page', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, addressOf('/', 'de'))
  const rests = await page.locator('.swipe-pages > ul').evaluateAll((lists) =>
    lists.map((list) => {
      const { left, bottom } = list.getBoundingClientRect()
      const items = [...list.children].map((item) => item.getBoundingClientRect())
      const first = items.filter((item) => item.left < left + 20)
      return bottom - Math.max(...first.map((item) => item.bottom))
    }),
  )
  expect(rests).toHaveLength(2)
  for (const rest of rests) expect(rest).toBeLessThan(64)
})

test('the lines of a plan are not drawn apart on the narrowest phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, addressOf('/', 'de'))
  const heights = await page
    .locator('#pricing .plan-card:first-child .ruled > li')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeLessThan(36)
})

test('the record of the fourth step has no line that is broken', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit(page, addressOf('/', 'de'))
  const record = page.locator('.step-picture > pre')
  const { outside, size } = await record.evaluate((element) => ({
    outside: element.scrollWidth - element.clientWidth,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }))
  expect(outside).toBe(0)
  expect(size).toBeGreaterThanOrEqual(11)
  await expect(record).toHaveCSS('white-space', 'pre')
})

test('on a tablet the front page is no taller than its measure', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, addressOf('/', 'de'))
  const [fields, result] = await Promise.all(
    ['#roi form', '.roi-result'].map((part) => rectOf(page, part)),
  )
  expect(result?.left).toBeGreaterThanOrEqual(fields?.right ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(17_300)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the sheet that reads itself has no lettering below 11 px', { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await visit(page, '/')
    const sizes = await page
      .locator('.reading__sheet > :is(pre, p)')
      .evaluateAll((parts) =>
        parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      )
    expect(sizes).toHaveLength(2)
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(11)
  })
})

test('the front page is printed without the box that offers a call', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#faq').getByText(home('en').faq.title)).toBeVisible()
  await expect(page.locator('#faq a[href^="/schedule-call"]')).toBeHidden()
  await page.emulateMedia({ media: null })
})

const rectOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element): DOMRect => element.getBoundingClientRect().toJSON())

/** Where the three actions of the hero stand. */
const actions = (page: Page) =>
  page
    .locator('.hero__actions a')
    .evaluateAll((links): DOMRect[] => links.map((link) => link.getBoundingClientRect().toJSON()))
