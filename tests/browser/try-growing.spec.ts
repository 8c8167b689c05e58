import type { Page } from '@playwright/test'
import { pdfWithPicture } from './support/lettered-picture.ts'
import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const words = content.wording('reader', 'en')

const row = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: text }) })

/** Opens a sheet with values in a picture; their engine is on its way until `arrive` is called. */
async function readMixed(page: Page) {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/tesseract-core*.wasm', async (route) => {
    await arrival
    await route.continue()
  })
  await visit(page, '/try')
  const buffer = await pdfWithPicture(['M6x1', 'R12.5'], ['M10x1.5', 'M20x2.5'])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mixed.pdf', mimeType: 'application/pdf', buffer })
  await expect(row(page, 'M6x1')).toBeVisible()
  return { arrive, note: page.locator('.try-growing') }
}

test.describe('a sheet with lettering in a picture', { tag: '@once' }, () => {
  test('shows what the file says at once, and grows without disturbing', async ({ page }) => {
    const { arrive, note } = await readMixed(page)
    await expect(note).toContainText(words.growing.running)
    await expect(page.locator('.try-stage canvas').first()).toBeVisible()
    await page.locator('.try-stage').focus()
    await page.keyboard.press('+')
    const view = () => page.locator('.try-stage svg').getAttribute('viewBox')
    const near = await view()
    const key = await row(page, 'M6x1').getAttribute('data-key')
    await row(page, 'M6x1')
      .getByRole('button', { name: words.list.edit.replace('{label}', 'M6x1') })
      .click()
    const field = page.getByRole('textbox', {
      name: words.list.editLabel.replace('{label}', 'M6x1'),
    })
    await field.fill('M6x0.75')

    arrive()
    await expect(row(page, 'M10x1.5')).toBeVisible()
    await expect(note).toContainText(/values were added/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('M6x0.75')
    expect(await row(page, 'M6x1').getAttribute('data-key')).toBe(key)
    expect(await view()).toBe(near)
  })

  test('keeps its values when recognition is stopped', async ({ page }) => {
    const { arrive, note } = await readMixed(page)
    await page.getByRole('button', { name: words.growing.stop }).click()
    await expect(note).toContainText(words.growing.stopped)
    arrive()
    await expect(page.locator('.try-stage canvas').first()).toBeVisible()
    await expect(row(page, 'R12.5')).toBeVisible()
    await expect(row(page, 'M10x1.5')).toHaveCount(0)
  })

  test('keeps its values when the engine does not come', async ({ page }) => {
    await page.route('**/assets/tesseract-core*.wasm', (route) => route.fulfill({ status: 204 }))
    await visit(page, '/try')
    const buffer = await pdfWithPicture(['M6x1'], ['M10x1.5'])
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mixed.pdf', mimeType: 'application/pdf', buffer })
    await expect(row(page, 'M6x1')).toBeVisible()
    await expect(page.locator('.try-growing')).toContainText(
      words.refused.reasons['engine-missing'].what,
    )
  })
})

/** Lines of a picture, one of which does not read surely. */
const unsure = ['lI1|O0lI|I1l', 'M10x1.5']

/** Files of the network for unsure lines that a sheet with lettering in a picture asks for. */
async function networksFor(page: Page, pictured: readonly string[], typed = ['M6x1']) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/rec_infer.*\.onnx$/.test(request.url())) asked.push(new URL(request.url()).origin)
  })
  await visit(page, '/try')
  const buffer = await pdfWithPicture(typed, pictured)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mixed.pdf', mimeType: 'application/pdf', buffer })
  await expect(row(page, 'M10x1.5')).toBeVisible()
  return { asked, own: new URL(page.url()).origin }
}

test.describe('the network for lines that do not read surely', { tag: '@once' }, () => {
  test('is loaded from our own server where a sheet has such a line', async ({ page }) => {
    const { asked, own } = await networksFor(page, unsure)
    expect(asked).toEqual([own])
  })

  for (const [sheet, typed] of Object.entries({ 'beside text': ['M6x1'], 'of a scan': [] })) {
    test(`leaves the first reading ${sheet} where it does not come, and says so`, async ({
      page,
    }) => {
      await page.route('**/*.onnx', (route) => route.fulfill({ status: 204 }))
      await networksFor(page, unsure, typed)
      await expect(page.locator('.try-growing')).toContainText(words.growing.unchecked)
    })
  }

  test('is not loaded where all lettering reads surely', async ({ page }) => {
    const { asked } = await networksFor(page, ['M10x1.5'])
    expect(asked).toEqual([])
  })
})

test('files of the result are within reach in the first window', async ({ page }) => {
  await visit(page, '/try')
  const buffer = await pdfWithPicture(['M6x1'], [])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer })
  await expect(row(page, 'M6x1')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('button', { name: words.exports.json, exact: true })).toBeInViewport()
})

test('on a phone the drawing comes first, then its values, and their files stay in the window', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/try')
  await page.getByRole('button', { name: content.page('try', 'en').start.samples.bracket }).click()
  await expect(page.locator('.try-session[data-phase=ready]')).toBeVisible()
  const top = (selector: string) =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().top)
  const files = '.try-exports'
  expect(await top(files)).toBeGreaterThan(await top('.try-stage'))
  const last = page.locator('.try-panel button').last()
  await last.focus()
  await expect(page.locator(files)).toBeInViewport({ ratio: 1 })
  const lowest = await last.evaluate((button) => button.getBoundingClientRect().bottom)
  expect(lowest).toBeLessThanOrEqual(await top(files))
  await page.locator('.try-next').scrollIntoViewIfNeeded()
  expect(await top(files)).toBeLessThan(await top('.try-next'))
})
