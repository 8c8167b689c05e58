import { getDrawing } from '@firstangle/drawings'
import type { Page } from '@playwright/test'
import { addressOf, content, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { holdClock, reach, settledTop, visit } from './support/visit.ts'

const { responses, fields } = getDrawing('shaft')
const path = '/documentation'

async function openSection(page: Page, id: string, locale: 'en' | 'de' = 'en') {
  await visit(page, addressOf(`${path}#${id}`, locale))
  const section = page.locator(`section#${id}`)
  await reach(section.locator('summary, figure button'))
  return section
}

for (const locale of locales) {
  test(`the quick navigation leads to each request type (${locale})`, { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, addressOf(path, locale))
    const { navigation, returns } = content.page('documentation', locale)
    const links = page.getByRole('navigation', { name: navigation.types }).getByRole('link')
    await expect(links).toHaveCount(returns.types.length)
    for (const [index, { id, name }] of returns.types.entries()) {
      await expect(links.nth(index)).toContainText(name)
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`)
      await expect(page.locator(`section#${id}`)).toHaveCount(1)
    }
  })
}

for (const id of ['features', 'insights']) {
  test(`what #${id} leads to stays 80 px from the top when what is above it comes to life`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(`/documentation#${id}`)
    await expect(page.locator('#features button[data-entry]').first()).toBeAttached()
    const top = await settledTop(page.locator(`#${id}`))
    expect(Math.abs(top - 80)).toBeLessThan(2)
  })
}

test.describe('the quick start', { tag: '@once' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies each command by itself, without its prompt', async ({ page }) => {
    const section = await openSection(page, 'quick-start')
    const copied: string[] = []
    await holdClock(page)
    for (const step of await section.getByRole('listitem').all()) {
      await step.getByRole('button', { name: ui('en').code.copy }).click()
      await expect(step.getByText(ui('en').code.copied)).toBeVisible()
      copied.push(await page.evaluate(() => navigator.clipboard.readText()))
    }
    expect(copied.slice(0, 3)).toEqual([
      'pip install firstangle',
      'firstangle init',
      'firstangle health-check',
    ])
    expect(copied[3]).toContain('firstangle.read_drawing(')
  })
})

test('an entry lights its box and its JSON, and fills in the values of its fields', {
  tag: '@once',
}, async ({ page }) => {
  const section = await openSection(page, 'features')
  const thread = responses.features.threads[0]
  if (!thread) throw new Error('The shaft has no thread')
  await section
    .locator('summary')
    .filter({ hasText: /^threads/ })
    .click()
  await section.getByRole('button', { name: thread.label }).focus()
  const box = fields.find(({ referenceId }) => referenceId === thread.reference_id)?.box
  const lit = section.locator('.evidence-boxes rect[data-active]')
  expect(Number(await lit.getAttribute('x'))).toBeCloseTo((box?.x ?? 0) - 1.2, 1)
  const objects = section.locator('.code .is-active')
  await expect(objects.first()).toContainText(thread.label)
  await expect(objects.last()).toContainText('"polygon"')
  await expect(section.getByRole('row', { name: /pitch_in_mm/ })).toContainText(
    `"${thread.spacing.pitch_in_mm}"`,
  )
  await expect(section.locator('#features-entry')).toContainText(thread.confidence.score)
})

test('a box on the sheet finds its entry, whose fields are one link away', {
  tag: '@once',
}, async ({ page }) => {
  const section = await openSection(page, 'metadata')
  const boxes = fields.filter(({ path: field }) => field.startsWith('metadata.'))
  const index = boxes.findIndex((field) => field.path === 'metadata.material_options[0]')
  const material = boxes[index]
  await section.locator('figure').first().locator('svg').first().locator('rect').nth(index).hover()
  await section.getByRole('link', { name: 'material_options[0]' }).click()
  const row = section.getByRole('row', { name: /raw_ocr/ })
  await expect(row).toBeVisible()
  await expect(row).toContainText(material?.label ?? '')
})

test('without scripts all fields are there, in groups that open', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(path)
  const group = page.locator('details').filter({ has: page.locator('#features-bores') })
  await group.locator('summary').click()
  await expect(group.getByRole('row', { name: /countersink.*angle/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '/schemas/features.json' })).toBeVisible()
  await context.close()
})
