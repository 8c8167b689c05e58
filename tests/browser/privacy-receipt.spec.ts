import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from '../a11y/support/axe.ts'
import { sheetsOf } from './support/printed-sheets.ts'
import { addressOf, content, type Locale, languageOn } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const receiptWords = (locale: Locale) => content.wording('receipt', locale)
const shaft = readFileSync('src/generated/try/shaft.pdf')

/** Reads a drawing on /try and asks for the receipt. */
async function receiptOf(page: Page, locale: Locale = 'en', before = async () => {}) {
  await visit(page, addressOf('/try', locale))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shaft.pdf', mimeType: 'application/pdf', buffer: shaft })
  const { label } = content.wording('reader', locale).receipt
  const button = page.getByRole('button', { name: label, exact: true })
  await expect(button).toBeVisible()
  await before()
  await button.click()
  const { title } = receiptWords(locale)
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  return page.getByRole('region', { name: title })
}

test('the receipt names what was loaded, and the file by its hash', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const locale = languageOn(isMobile)
  const asked = new Set<string>()
  page.on('requestfinished', (request) => asked.add(new URL(request.url()).pathname))
  const receipt = await receiptOf(page, locale)
  const { sent, kept } = receiptWords(locale)
  await expect(receipt).toContainText(createHash('sha256').update(shaft).digest('hex'))
  await expect(receipt).toContainText(sent.nothing)
  await expect(receipt).toContainText(kept.nothing)
  await expect(receipt.locator('caption')).toHaveCount(1)
  await expect(receipt.locator('caption')).toContainText(baseURL ?? '')
  const text = await receipt.locator('table').last().innerText()
  // Of the page, of the worker that reads, and of the worker in that.
  const parts = [/\/try/, /reader-worker-/, /pdfjs-worker-/, /open-session-/, /words\/reader\.json/]
  for (const part of parts) expect(text).toMatch(part)
  // What the test saw go over the line stands there.
  const files = [...asked].filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect(text).toContain(file)
  // The drawing around it is judged where it is read (try.spec.ts, a11y/states.spec.ts).
  expect(await violations(page, ['target-size'], ['.receipt'])).toEqual([])
})

test('what is sent, and what is kept, stands on the receipt', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('**/collect', (route) => route.fulfill({ status: 204 }))
  const receipt = await receiptOf(page, 'en', async () => {
    await page.evaluate(async () => {
      await fetch('/collect', { method: 'POST', body: 'Ø 8' })
      navigator.sendBeacon('/collect', 'four')
      localStorage.setItem('left.behind', '1')
      // biome-ignore lint/suspicious/noDocumentCookie: what a script would do
      document.cookie = 'crumb=1'
    })
  })
  const { sent, kept } = receiptWords('en')
  await expect(receipt).not.toContainText(sent.nothing)
  await expect(receipt.getByRole('row', { name: /^POST/ })).toHaveText([
    /^POST.*\/collect.*4 B$/,
    /^POST.*\/collect.*4 B$/,
  ])
  await expect(receipt).not.toContainText(kept.nothing)
  await expect(receipt).toContainText('left.behind')
  await expect(receipt).toContainText('crumb')
})

test('it is printed alone, on the sheet of the site', { tag: '@once' }, async ({ page }) => {
  await receiptOf(page)
  await page.evaluate(() => {
    document.documentElement.dataset.print = 'marked'
  })
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
  expect(sheets.map(({ width, height }) => [Math.round(width), Math.round(height)])).toContainEqual(
    [210, 297],
  )
  // Letters that are set apart come as words of their own.
  const text = sheets.map(({ words }) => words.replaceAll(' ', '')).join('')
  const compact = (words: string) => words.replaceAll(' ', '')
  expect(text).toContain(compact(receiptWords('en').limits.title))
  expect(text).toContain(compact(content.site().brand.name))
  expect(text).not.toContain(compact(content.page('try', 'en').callToAction.title))
})
