import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { dropFiles } from './support/drop-files.ts'
import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'

const words = content.wording('reader', 'en')
const { start } = content.page('try', 'en')

/** The page is shown, its script is still on the way until `arrive` is called. */
async function openBeforeItsScript(page: Page) {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const script = chunkOf('src/pages/try/read-drawings.enhance.ts')
  await page.route(`**${script}`, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/try')
  await expect(page.getByRole('button', { name: start.choose })).toBeVisible()
  return arrive
}

test('a sample chosen before the script is there is read', async ({ page }) => {
  const arrive = await openBeforeItsScript(page)
  await page.getByRole('button', { name: start.samples.shaft }).click()
  arrive()
  await expect(page.getByRole('rowheader').filter({ hasText: 'Ø20 g6' })).toBeVisible()
})

test.describe('before the script is there', { tag: '@once' }, () => {
  const dwg = { name: 'a.pdf', text: 'AC1032' }

  test('a dropped file is kept, and does not replace the page', async ({ page }) => {
    const arrive = await openBeforeItsScript(page)
    expect(await dropFiles(page, [dwg])).toBe(true)
    arrive()
    await expect(page.getByRole('alert')).toContainText('DWG')
  })

  test('a chosen file is kept', async ({ page }) => {
    const arrive = await openBeforeItsScript(page)
    const buffer = Buffer.from(dwg.text)
    await page.locator('input[type=file]').setInputFiles({ name: dwg.name, mimeType: '', buffer })
    arrive()
    await expect(page.getByRole('alert')).toContainText('DWG')
  })

  test('the button opens the dialog once the script has come', async ({ page }) => {
    const arrive = await openBeforeItsScript(page)
    await page.getByRole('button', { name: start.choose }).click()
    const chooser = page.waitForEvent('filechooser')
    arrive()
    await chooser
  })
})

test('words that do not arrive are reported, and the next try works', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/words/reader.json?*', (route) => route.fulfill({ status: 204 }), {
    times: 1,
  })
  await page.goto('/try')
  const sample = page.getByRole('button', { name: start.samples.shaft })
  await sample.click()
  await expect(page.getByText(start.loadFailed)).toBeVisible()
  await sample.click()
  await expect(page.getByRole('button', { name: words.summary.another })).toBeVisible()
})
