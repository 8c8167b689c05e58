import type { Page } from '@playwright/test'
import { sitePages } from '../../shared/pages.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

/** Pages with tables of many columns or of paths, or with lists in narrow cells. */
const pages = [
  sitePages.security.path,
  sitePages.partners.path,
  sitePages.integrations.path,
  sitePages.pricing.path,
  sitePages.documentation.path,
  sitePages['case-plastics-feasibility-analysis'].path,
] as const

for (const path of pages) {
  for (const locale of locales) {
    const address = addressOf(path, locale)

    test(`the tables and lists of ${address} part words only at a hyphen, a dot or an underscore`, {
      tag: '@once',
    }, async ({ page }) => {
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        if (width === 768) await visit(page, address)
        await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
        expect(await partedWords(page), `${width} px`).toEqual([])
      }
    })
  }
}

for (const name of ['case-plastics-feasibility-analysis', 'case-process-automation'] as const) {
  for (const locale of locales) {
    const address = addressOf(sitePages[name].path, locale)

    test(`the key figures of ${address} part no word on a phone`, { tag: '@once' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, address)
      await expect(page.locator('.sized-figures p').first()).toBeVisible()
      expect(await partedWords(page, '.sized-figures p')).toEqual([])
    })
  }
}

for (const name of ['integrations', 'documentation-agents'] as const) {
  const address = addressOf(sitePages[name].path, 'de')

  test(`texts with code on ${address} part it only at its joints on a phone`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, address)
    const withCode = 'main :is(p, dt, dd, td):has(> code)'
    await expect(page.locator(withCode).first()).toBeVisible()
    expect(await partedWords(page, withCode)).toEqual([])
  })
}

for (const [address, names] of [
  ['/try/accuracy', '.chart th'],
  ['/try/accuracy?lang=de', '.chart th'],
  ['/reference/iso-fits?lang=de', '.chart th'],
  ['/reference/metric-threads', '.chart th'],
  ['/reference/metric-threads?lang=de', '.chart th'],
  ['/knowledge-base/bill-of-material-and-balloons?lang=de', '.contents-list a'],
  ['/knowledge-base/us-and-eu-drawings?lang=de', '.prose td'],
  ['/case-studies/process-automation', '.evidence-table__value'],
  ['/try/callout?q=zwei+Bohrungen+bitte&lang=de', '#answer'],
] as const) {
  test(`${names} of ${address} parts no word on a phone`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, address)
    await expect(page.locator(names).first()).toBeVisible()
    expect(await partedWords(page, names)).toEqual([])
  })
}

for (const [address, names] of [
  ['/documentation?lang=de', '.output-links b, .output-table a, .thumbnail-card :is(dt, dd)'],
  ['/documentation', '.output-links b, .output-table a, #insights h3'],
  ['/knowledge-base/glossary', '.term-table :is(dt, dd)'],
  ['/knowledge-base/glossary?lang=de', '.term-table :is(dt, dd)'],
  ['/changelog', '.revisions a'],
  ['/changelog?lang=de', '.change-row h3'],
  ['/case-studies?lang=de', '.register__title'],
  ['/documentation/errors', '.error-scale span'],
  ['/knowledge-base?lang=de', '.article-sheets h3'],
  ['/press/press-releases?lang=de', '.release-sheet :is(h2, p, dt, dd)'],
  ['/integrations?lang=de', '.field-map code'],
  ['/security?lang=de', '.title-block dd'],
  ['/security/pack?lang=de', '.found-gauge dt'],
  ['/gdpr?lang=de', 'main :is(h1, h2)'],
  ['/privacy-policy?lang=de', 'main :is(h1, h2)'],
  ['/terms?lang=de', 'main :is(h1, h2)'],
  ['/gdpr/data-processing-agreement?lang=de', 'main :is(h1, h2)'],
  ['/accessibility?lang=de', 'main :is(h1, h2)'],
  ['/imprint?lang=de', 'main :is(h1, h2, dt)'],
  ['/press/press-kit?lang=de', 'main :is(h1, h2, h3, dt)'],
  ['/use-cases/feasibility-analysis?lang=de', '.verdict span'],
] as const) {
  test(`${names} of ${address} parts no word on the narrowest phone`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, address)
    await expect(page.locator(names).first()).toBeVisible()
    expect(await partedWords(page, names)).toEqual([])
  })
}

for (const [address, names] of [
  ['/security/pack?lang=de', 'h1, .pack td:last-child a'],
  ['/privacy-policy?lang=de', 'h1'],
  ['/blog?lang=de', '.title-block dd'],
  ['/use-cases/erp-data-entry?lang=de', '.sized-figures p'],
  ['/schedule-call', '.slot-day__name'],
  ['/schedule-call?lang=de', '.slot-day__name'],
  ['/documentation?lang=de', '.thumbnail-card dt'],
  ['/press/media-coverage?lang=de', '.recognition-test h3'],
  ['/press/press-releases', '.release__block dd'],
  ['/knowledge-base/glossary', '.term-table :is(dt, dd)'],
  ['/knowledge-base/glossary?lang=de', '.term-table :is(dt, dd)'],
  ['/gdpr?lang=de', '.drawn-terms dt'],
] as const) {
  test(`${names} of ${address} parts no word where the sheet is narrow`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await visit(page, address)
    await expect(page.locator(names).first()).toBeVisible()
    expect(await partedWords(page, names)).toEqual([])
  })
}

test('the sources of answers stand whole on a tablet', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, addressOf(sitePages['security-pack'].path, 'de'))
  await expect(page.locator('.pack td:last-child a').first()).toBeVisible()
  expect(await partedWords(page, '.pack td:last-child a')).toEqual([])
})

test('the tolerances of a catalogue stand whole on a narrow phone', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, addressOf(sitePages['try-rules'].path, 'de'))
  await expect(page.locator('.rule-lines td').first()).toBeVisible()
  expect(await partedWords(page, '.rule-lines td')).toEqual([])
})

test('the record of a case study has room for its words on the narrowest phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, addressOf(sitePages['case-process-automation'].path, 'de'))
  const names = '.evidence-table td:nth-child(n + 4)'
  await expect(page.locator(names).first()).toBeVisible()
  expect(await partedWords(page, names)).toEqual([])
})

for (const [name, part] of [
  ['home', '#custom-output p'],
  ['security', '#next p'],
] as const) {
  for (const locale of locales) {
    const address = addressOf(sitePages[name].path, locale)

    test(`the addresses in ${part} of ${address} part only at their joints on the narrowest phone`, {
      tag: '@once',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await visit(page, address)
      const texts = `${part}:has(> code, > a)`
      await expect(page.locator(texts).first()).toBeVisible()
      const parted = await partedWords(page, texts)
      expect(parted.filter((word) => /\w[.@]\w/.test(word))).toEqual([])
    })
  }
}

for (const name of [
  'pricing',
  'integrations',
  'partners',
  'use-case-accelerated-quoting',
  'try',
] as const) {
  for (const locale of locales) {
    const address = addressOf(sitePages[name].path, locale)

    test(`text of twice the size parts no word on ${address}, and fits the window`, {
      tag: '@once',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await visit(page, address)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const texts = 'main :is(h1, h2, h3, p, li, th, td, dt, dd, summary):not(.sr-only *)'
      await expect(page.locator('main h1')).toBeVisible()
      expect(await partedWords(page, texts)).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(1280)
    })
  }
}

/** Words of cells that go on in the next line, a bar between their parts; a browser may lack a dictionary to hyphenate. */
function partedWords(page: Page, cells = 'main :is(th, td, dt, dd)'): Promise<string[]> {
  return page.evaluate((selector) => {
    // Where a soft hyphen shows, Chromium counts the letter behind it to the line before.
    const mayEnd = /(?:[-–._/\]]|\u00ad.?)$/
    const top = (text: Text, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    const partsOf = (text: Text, from: number, word: string) =>
      [...word].reduce((parts, letter, index) => {
        const isNextLine = index > 0 && top(text, from + index) - top(text, from + index - 1) > 4
        return isNextLine && !mayEnd.test(parts) ? `${parts}|${letter}` : parts + letter
      }, '')
    const parted: string[] = []
    for (const cell of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (cell.checkVisibility() && cell.clientWidth > 1 && texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const parts = partsOf(text, index, word)
          if (parts !== word) parted.push(parts)
        }
      }
    }
    return parted
  }, cells)
}
