import type { Page } from '@playwright/test'
import { sitePages } from '../../shared/pages.ts'
import { expect, test } from './support/looking.ts'
import { addressOf } from './support/site.ts'
import { scrollToEnd, visit } from './support/visit.ts'

/* Drawings shrink with the window, their lettering must not: it is measured as it stands on the screen. */

/** Pages whose drawings fill the column of a phone. */
const onPhones = [
  'home',
  'integrations',
  'security',
  'partners',
  'try-accuracy',
  'documentation-jobs',
  'documentation-results',
  'use-case-accelerated-quoting',
  'use-case-feasibility-analysis',
  'reference-true-position',
  'careers',
  'media-coverage',
  'press-kit',
] as const

for (const name of onPhones) {
  const address = addressOf(sitePages[name].path, 'de')

  test(`the lettering of drawings on ${address} can be read on the narrowest phone`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, address)
    await scrollToEnd(page)
    expect(await smallLettering(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })
}

for (const name of [
  'documentation-jobs',
  'documentation-results',
  'media-coverage',
  'careers',
  'integrations',
  'security',
] as const) {
  const address = addressOf(sitePages[name].path, 'de')

  test(`the lettering of drawings on ${address} can be read where the sheet is narrow`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await visit(page, address)
    expect(await smallLettering(page)).toEqual([])
  })
}

test('what is read on a phone has headings of the size of the others', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, '/try')
  const file = {
    name: 'part.dwg',
    mimeType: 'image/vnd.dwg',
    buffer: Buffer.from('AC1032 no sheet'),
  }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const title = page.locator('.try-refusal h2')
  await expect(title).toBeVisible()
  const sizeOf = (element: Element) => getComputedStyle(element).fontSize
  expect(await title.evaluate(sizeOf)).toBe(await page.locator('h2#refused-title').evaluate(sizeOf))
})

/** Words of drawings below 11 px, which is what the smallest print of a sheet has. */
function smallLettering(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.querySelectorAll<SVGTextElement>('main svg:not(.evidence-sheet) text')
    return [...texts]
      .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width > 0)
      .map((text) => {
        // Also of words that stand upright.
        const { b, d } = text.getScreenCTM() ?? new DOMMatrix()
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d)
        return { words: text.textContent, size: Math.round(size * 10) / 10 }
      })
      .filter(({ size }) => size < 10.8)
      .map(({ words, size }) => `${size} px: ${words}`)
  })
}
