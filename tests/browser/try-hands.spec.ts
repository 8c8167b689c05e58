import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { dropFiles as drop } from './support/drop-files.ts'
import { restrictedPdf } from './support/restricted-pdf.ts'
import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { hydrated, visit } from './support/visit.ts'

const words = content.wording('reader', 'en')
const { start } = content.page('try', 'en')
const shaft = readFileSync('src/generated/try/shaft.pdf')

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
}

async function saved(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return PDFDocument.load(readFileSync(await download.path()))
}

test('several files at once are not guessed among, and a refusal takes the next file', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try')
  const dwg = { name: 'a.pdf', text: 'AC1032' }
  await drop(page, [dwg, dwg])
  await expect(page.getByText(start.several)).toBeVisible()
  await drop(page, [dwg])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('DWG')
  await drop(page, [{ name: 'b.pdf', text: 'ISO-10303-21;' }])
  await expect(alert).toContainText('STEP')
})

test('the focus stays where the work is', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/try')
  const button = page.getByRole('button', { name: start.choose })
  await hydrated(button)
  // Playwright must be ready to catch the dialog before a key can open it.
  const chooser = page.waitForEvent('filechooser')
  await button.focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'shaft.pdf', mimeType: '', buffer: shaft })
  await expect(page.locator('.try-session[data-phase=ready]')).toBeFocused()

  const rows = page.locator('.try-kind').first().getByRole('row')
  const edit = rows.nth(1).getByRole('button', { name: words.list.edit.split(' ')[0] ?? '' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()

  const next = await rows.nth(2).getAttribute('data-key')
  await rows.nth(1).locator('.try-actions button').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-key="${next}"] .try-actions button:focus`)).toHaveCount(1)

  await page.getByRole('button', { name: words.summary.another }).press('Enter')
  await expect(button).toBeFocused()
})

test('a sheet that cannot be vouched for stays out of the redacted file', {
  tag: '@once',
}, async ({ page }) => {
  const file = await PDFDocument.load(shaft)
  const font = await file.embedFont(StandardFonts.Helvetica)
  file.addPage([842, 595]).drawText('R12.5', { x: 300, y: 300, size: 12, font })
  await visit(page, '/try')
  await choose(page, 'two.pdf', Buffer.from(await file.save()))
  await expect(page.getByRole('button', { name: words.exports.redacted })).toBeVisible()
  expect((await saved(page, words.exports.redacted)).getPageCount()).toBe(1)
  await expect(page.getByText(words.exports.leftOut.replace('{pages}', '2'))).toBeVisible()
})

test('a PDF that may not be changed gets its balloons on a picture', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/try')
  await choose(page, 'restricted.pdf', restrictedPdf(['4x M8', 'R12.5', '45 \xb10.1']))
  await expect(page.getByRole('rowheader').filter({ hasText: '4x M8' })).toBeVisible()
  expect((await saved(page, words.exports.ballooned)).getPageCount()).toBe(2)
})
