import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { hydrated, visit } from './support/visit.ts'

const { viewer, list } = content.wording('reader', 'en')
const { start } = content.page('try', 'en')
const shaft = readFileSync('src/generated/try/shaft.pdf')

const adder = (page: Page) => page.getByRole('button', { name: viewer.add, exact: true })
const drawer = (page: Page) => page.getByRole('button', { name: viewer.addHint, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: viewer.addLabel })
const added = (page: Page) => page.getByRole('row').filter({ hasText: list.added })

async function open(page: Page): Promise<void> {
  await visit(page, '/try')
  await hydrated(page.getByRole('button', { name: start.choose }))
  const file = { name: 'shaft.pdf', mimeType: '', buffer: shaft }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('.try-stage svg').first()).toBeVisible({ timeout: 30_000 })
}

test('a missed value is read in a box that is dragged around it', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  const known = page.locator('.try-stage rect[data-kind=thread]').first()
  await adder(page).click()
  await expect(drawer(page)).toBeFocused()
  const { x, y, width, height } = (await known.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x - 4, y - 4)
  await page.mouse.down()
  await page.mouse.move(x + width + 4, y + height + 4, { steps: 4 })
  await page.mouse.up()
  await expect(field(page)).toHaveValue(/M\d/)
  await page.keyboard.press('Enter')
  await expect(added(page)).toHaveCount(1)
  await expect(adder(page)).toBeFocused()
})

test('by keyboard a box is moved, and what stands there is written', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  await adder(page).focus()
  await page.keyboard.press('Enter')
  const box = page.locator('.try-frame rect')
  const before = Number(await box.getAttribute('x'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Number(await box.getAttribute('x'))).toBeGreaterThan(before)
  await page.keyboard.press('Enter')

  await field(page).fill('nothing of the kind')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(viewer.addNothing)
  await field(page).fill('Ø31 H7')
  await page.keyboard.press('Enter')
  await expect(added(page)).toContainText('Ø31 H7')
  await expect(page.locator('.try-stage rect[data-key*=added]')).toHaveCount(1)
})

test('Escape ends the framing and leaves everything as it was', { tag: '@once' }, async ({
  page,
}) => {
  await open(page)
  await adder(page).click()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(adder(page)).toBeFocused()
  await expect(added(page)).toHaveCount(0)
})

test('a harder sheet is read with one click, and its expected JSON can be taken', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try')
  const row = page.getByRole('listitem').filter({ hasText: start.sheets.assembly })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: start.expected }).click(),
  ])
  const expected = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(expected.pages[0].parts).toHaveLength(5)
  const sample = row.getByRole('button', { name: start.sheets.assembly })
  await hydrated(sample)
  await sample.click()
  await expect(page.locator('[data-key*=-part-]').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${start.sheets.assembly}.pdf`,
  )
})
