import type { Page } from '@playwright/test'
import { sitePages } from '../../shared/pages.ts'
import { addressOf, locales } from './support/site.ts'
import { expect, test } from './support/test.ts'
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

/** Words of cells that go on in the next line, a bar between their parts; a browser may lack a dictionary to hyphenate. */
function partedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = (text: Text, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    const partsOf = (text: Text, from: number, word: string) =>
      [...word].reduce((parts, letter, index) => {
        const isNextLine = index > 0 && top(text, from + index) - top(text, from + index - 1) > 4
        return isNextLine && !/[-–._\u00ad\]]$/.test(parts) ? `${parts}|${letter}` : parts + letter
      }, '')
    const parted: string[] = []
    for (const cell of document.querySelectorAll('main :is(th, td, dt, dd)')) {
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
  })
}
