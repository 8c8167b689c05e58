import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames } from './support/site.ts'
import { hydrated, reach, visit } from './support/visit.ts'

const supplier = content.page('use-case-supplier-matching', 'de')
const erp = (locale: 'en' | 'de') => content.page('use-case-erp-data-entry', locale)
const pmi = content.page('use-case-pmi-extraction', 'en')

/** The item record with its controls, brought to life by coming into view. */
async function record(page: Page, locale: 'en' | 'de') {
  const copy = erp(locale).record
  await visit(page, addressOf('/use-cases/erp-data-entry', locale))
  await reach(page.locator('#record'))
  const section = page.locator('#record')
  const number = section.getByRole('textbox', { name: copy.threshold })
  await hydrated(number)
  const queued = section.getByRole('cell', { name: copy.isQueued })
  return { copy, section, number, queued, slider: section.getByRole('slider') }
}

test.describe('the pieces of the use cases', { tag: '@once' }, () => {
  test('the matrix names the field that decides, and says that suppliers are invented', async ({
    page,
  }) => {
    await page.goto(addressOf('/use-cases/supplier-matching', 'de'))
    const row = page.getByRole('row').filter({ hasText: `${supplier.matrix.profile} A` })
    await expect(row.getByRole('cell').first()).toContainText(
      `${supplier.matrix.checks.grade}: IT6`,
    )
    await expect(row.getByRole('cell').first()).toContainText('tolerance_grade')
    await expect(page.locator('#matrix')).toContainText('Beispielprofile, keine echten Lieferanten')
    const fitting = page.locator('#matrix').getByText(supplier.matrix.fits, { exact: true })
    await expect(fitting).toHaveCount(3)
  })

  test('the verdicts of a supplier stand four beside each other on a phone, two on the narrowest', async ({
    page,
  }) => {
    const row = page.locator('.fit-matrix tbody tr').first()
    const columns = () =>
      row
        .locator('.fit-matrix__verdict')
        .evaluateAll(
          (found) => new Set(found.map((each) => each.getBoundingClientRect().left)).size,
        )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(addressOf('/use-cases/supplier-matching', 'de'))
    await expect(row).toBeVisible()
    expect(await columns()).toBe(4)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await columns()).toBe(2)
  })

  test('a higher threshold sends more fields to the review queue', async ({ page }) => {
    const { number, queued, section, slider } = await record(page, 'de')
    await expect(queued).toHaveCount(2)
    await number.fill('0,95')
    await expect(queued).toHaveCount(7)
    await expect(slider).toHaveValue('0.95')
    await expect(section.getByRole('definition').nth(2)).toHaveText('22\u00a0%')
    await slider.press('Home')
    await expect(queued).toHaveCount(0)
    await expect(number).toHaveValue('0,80')
  })

  test('a threshold that makes no sense is named and changes nothing', async ({ page }) => {
    const { copy, number, queued, section } = await record(page, 'en')
    await number.fill('9')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(section).toContainText(copy.thresholdFault.replace('{max}', '0.80–1.00'))
    await expect(queued).toHaveCount(2)
  })

  test('in the other language the pieces stand complete at once, and work', async ({ page }) => {
    await visit(page, '/use-cases/erp-data-entry')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: languageNames.de })
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/use-cases/erp-data-entry?lang=de')
    const { record: copy } = erp('de')
    const section = page.locator('#record')
    await expect(section.getByRole('cell', { name: copy.isQueued })).toHaveCount(2)
    await expect(section.getByRole('rowheader').first()).toContainText(copy.fields.number)
    await reach(section.getByRole('textbox', { name: copy.threshold }))
    await section.getByRole('slider').press('End')
    await expect(section.getByRole('textbox', { name: copy.threshold })).toHaveValue('1,00')
  })

  test('a threshold typed before the script is there counts as soon as it is', async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    const script = chunkOf('src/pages/use-case/erp/review-record.enhance.ts')
    await page.route(`**${script}`, async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto('/use-cases/erp-data-entry')
    const { record: copy } = erp('en')
    await page.getByRole('textbox', { name: copy.threshold }).fill('0.95')
    arrive()
    await expect(page.getByRole('cell', { name: copy.isQueued })).toHaveCount(7)
  })

  test('a field and its place on the sheet light each other up', async ({ page }) => {
    const { copy, section } = await record(page, 'en')
    const box = section.locator('.evidence-boxes rect')
    const button = page.getByRole('button', { name: copy.fields.weight, exact: true })
    await button.focus()
    await expect(section.locator('.evidence-boxes rect[data-active]')).toHaveCount(1)
    await expect(section.getByRole('row').filter({ has: button })).toHaveAttribute('data-active')
    await box.first().hover()
    await expect(box.first()).toHaveAttribute('data-active')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('row and balloon light each other up', async ({ page }) => {
    await visit(page, '/use-cases/pmi-extraction')
    await reach(page.locator('#plan'))
    const button = (number: string) =>
      page.getByRole('button', { name: `${pmi.plan.number} ${number}`, exact: true })
    const balloon = (number: number) => page.locator('#plan circle').nth(number - 1)
    await hydrated(button('1'))
    await button('6').focus()
    await expect(balloon(6)).toHaveAttribute('data-active')
    await expect(balloon(1)).not.toHaveAttribute('data-active')
    const detail = page.getByRole('complementary', { name: pmi.plan.detail })
    await expect(detail.getByRole('img', { name: `${pmi.plan.detailAlt} 6` })).toBeVisible()
    await balloon(2).hover()
    await expect(detail.getByRole('definition').first()).toContainText(/^2 · \S/)
    await expect(button('2')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('6')).toHaveAttribute('aria-pressed', 'false')
    // A row further down is brought into view in its list.
    const list = page.getByRole('region', { name: pmi.plan.list })
    await balloon(20).hover()
    await expect
      .poll(async () => {
        const [row, region] = [await button('20').boundingBox(), await list.boundingBox()]
        return row && region && row.y > region.y && row.y + row.height <= region.y + region.height
      })
      .toBe(true)
  })
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('record and characteristic list stand complete', async ({ page }) => {
    await page.goto('/use-cases/erp-data-entry')
    const { record: copy } = erp('en')
    const rows = page.locator('#record tbody').getByRole('row')
    await expect(rows).toHaveCount(Object.keys(copy.fields).length)
    await expect(page.getByRole('cell', { name: copy.isQueued })).toHaveCount(2)
    await expect(page.getByRole('slider')).toBeHidden()
    await page.goto('/use-cases/pmi-extraction')
    await expect(page.getByRole('rowheader', { name: pmi.plan.what.POSITION })).toHaveCount(4)
  })
})

test('figures of responses that stand in a German page have a comma', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(addressOf('/integrations', 'de'))
  const mapping = page.locator('#mapping-content')
  await expect(mapping.locator('p').first()).toContainText('0,90')
  await expect(mapping.getByRole('row').filter({ hasText: 'identifiers[0]' })).toContainText('0,99')
  await page.goto(addressOf('/use-cases/pmi-extraction', 'de'))
  await expect(page.locator('.callout-fields')).toContainText('0,1 mm')
})
