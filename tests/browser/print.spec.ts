import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { addressOf, languageNames, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/* On paper every page is a drawing sheet: A4, with a title block on each sheet. */

/** A point of a PDF, in millimetres. */
const mm = 25.4 / 72

/** Size and words of each sheet. */
async function sheetsOf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const sheets = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1)
      const { items } = await page.getTextContent()
      const [, , width = 0, height = 0] = page.view
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return { width: width * mm, height: height * mm, words: words.replaceAll(/\s+/g, ' ') }
    }),
  )
  await task.destroy()
  return sheets
}

for (const locale of locales) {
  for (const path of ['/knowledge-base/fits', '/security', '/try/callout?q=M8']) {
    test(`${path} in ${languageNames[locale]} prints as numbered A4 sheets`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, addressOf(path, locale))
      const sheets = await sheetsOf(
        await page.pdf({ preferCSSPageSize: true, printBackground: true }),
      )
      const { revision, sheet } = ui(locale).footer
      expect(sheets.length).toBeGreaterThan(1)
      for (const [index, { width, height, words }] of sheets.entries()) {
        expect([Math.round(width), Math.round(height)]).toEqual([210, 297])
        expect(words).toContain(`${sheet} ${index + 1}/${sheets.length}`)
        expect(words).toContain(revision)
      }
    })
  }
}

test('an answer of the decoder takes two sheets at most, without the rest of its page', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try/callout?q=M8')
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(sheets.length).toBeLessThanOrEqual(2)
})
