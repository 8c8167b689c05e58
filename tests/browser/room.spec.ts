import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { visit } from './support/visit.ts'

/* What has room where it stands: words that belong together, fields to type in, tables, and a finger on a link. */

async function open(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await visit(page, address)
}

/** The text of those elements whose words take more than one line. */
const brokenOver = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        const middles = [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2)
        return Math.max(...middles) - Math.min(...middles) > 10
      })
      .map(({ textContent }) => textContent),
  )

for (const [width, address, words] of [
  [320, '/try?lang=de', 'main table th[scope=row]'],
  [768, '/gdpr', 'p > a[href^="mailto:"]'],
  [1024, '/gdpr?lang=de', 'p > a[href^="mailto:"]'],
  [390, '/privacy-policy', '.clause .whitespace-nowrap'],
  [1440, '/try/callout', '#next-title > span'],
  [1440, '/reference/metric-threads', '#next-title > span'],
] as const) {
  test(`${words} of ${address} stays on a line at ${width} px`, { tag: '@once' }, async ({
    page,
  }) => {
    await open(page, address, width)
    await expect(page.locator(words).first()).toBeVisible()
    expect(await brokenOver(page.locator(words))).toEqual([])
  })
}

for (const [width, address, field] of [
  [320, '/try/callout?lang=de', '#callout'],
  [1024, '/try/callout?lang=de', '#callout'],
  [320, '/reference/iso-fits?lang=de', '#q'],
  [1024, '/reference/iso-fits?lang=de', '#q'],
] as const) {
  test(`${field} of ${address} is wide enough for a fit at ${width} px`, { tag: '@once' }, async ({
    page,
  }) => {
    await open(page, address, width)
    const box = await page.locator(field).boundingBox()
    expect(box?.width).toBeGreaterThan(150)
  })
}

for (const [address, table] of [
  ['/reference/iso-fits', '#pairs .chart'],
  ['/reference/iso-fits?lang=de', '#pairs .chart'],
  ['/knowledge-base/title-block-fields?lang=de', '.table-scroll'],
  ['/try/callout', '.decoder__desk nav ul'],
] as const) {
  test(`${table} of ${address} shows all its columns at 1024 px`, { tag: '@once' }, async ({
    page,
  }) => {
    await open(page, address, 1024)
    const hidden = await page
      .locator(table)
      .first()
      .evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(hidden).toBe(0)
  })
}

for (const [address, links] of [
  ['/imprint', '.particulars a'],
  ['/gdpr/data-processing-agreement', '.legal-table a'],
  ['/press/press-releases', '.release__block a'],
  ['/security', '.title-block a, a[href$="security.txt"]'],
  ['/security/pack', '#changes a[type="application/atom+xml"]'],
  ['/changelog', 'a[type="application/atom+xml"]'],
  ['/documentation/results', 'main li > a[href^="/schemas/"]'],
  ['/documentation', '.field-hint > a, .sample-caption > a'],
  ['/try/callout', '[data-part=answer] .mt-6.grid > p > a'],
  ['/reference/true-position', '#answer p > a'],
] as const) {
  test(`a finger meets ${links} of ${address}`, { tag: '@once' }, async ({ page }) => {
    await open(page, address, 390)
    await expect(page.locator(links).first()).toBeAttached()
    const small = await page.locator(links).evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => Math.min(width, height) < 24)
        .map(([text]) => text),
    )
    expect(small).toEqual([])
  })
}
