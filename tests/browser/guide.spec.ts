import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { addressOf, content, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

const integration = '/documentation/integration'
const errors = '/documentation/errors'
const labels = content.wording('sandbox', 'en').guides

/** The section in which an example can be run. */
async function openFirstAnswer(page: Page): Promise<Locator> {
  await visit(page, `${integration}#first-answer`)
  return page.locator('section#first-answer')
}

for (const locale of locales) {
  test(`every section of the guide is there, with its anchor (${locale})`, {
    tag: '@once',
  }, async ({ page }) => {
    for (const name of ['integration', 'results', 'jobs', 'errors', 'clients'] as const) {
      const id = `documentation-${name}` as const
      await visit(page, addressOf(`/documentation/${name}`, locale))
      for (const section of content.page(id, locale).sections) {
        await expect(page.locator(`section#${section.id} h2`)).toHaveText(section.title)
      }
    }
  })
}

test('an example runs from the page and shows status, headers and JSON', {
  tag: '@once',
}, async ({ page }) => {
  const section = await openFirstAnswer(page)
  await section.getByRole('button', { name: labels.run }).click()
  await expect(section.getByRole('status').first()).toHaveText('200 OK')
  const answer = section.getByRole('region', { name: labels.answer })
  await expect(answer).toContainText('ratelimit: "sandbox";r=')
  await expect(answer).toContainText('"ask_type": "FEATURES"')
})

test('the examples follow the chosen request, and so does the button', {
  tag: '@once',
}, async ({ page }) => {
  const { builder } = content.page('documentation-integration', 'en')
  const section = await openFirstAnswer(page)
  await section.getByLabel(builder?.sample ?? '').selectOption('plate')
  await section.getByLabel('features').uncheck()
  await section.getByLabel('insights').check()
  await expect(section.locator('#read-sh code')).toContainText(
    '{ "sample": "plate", "request_types": ["insights"] }',
  )
  await section.getByRole('button', { name: labels.run }).click()
  const answer = section.getByRole('region', { name: labels.answer })
  await expect(answer).toContainText('"file_name": "plate.pdf"')
  await expect(answer).toContainText('"ask_type": "INSIGHTS"')
})

test('a value of the answer lights its box on the sheet, and a box its value', {
  tag: '@once',
}, async ({ page }) => {
  const { builder } = content.page('documentation-integration', 'en')
  const section = await openFirstAnswer(page)
  const sheets = section.getByRole('img', { name: builder?.sheet ?? '' })
  await section.getByLabel(builder?.sample ?? '').selectOption('two-sheets')
  await expect(section.locator('#read-sh code')).toContainText('"two-sheets"')
  await section.getByRole('button', { name: labels.run }).click()
  await expect(sheets).toHaveCount(2)
  await expect(sheets.last()).toHaveAttribute('src', /bracket/)

  const value = section.locator('.code [data-ref="2-1"]').first()
  await value.focus()
  await expect(section.locator('polygon[data-active]')).toHaveAttribute('data-ref', '2-1')

  await section.locator('polygon[data-ref="1-1"]').hover()
  await expect(section.locator('polygon[data-active]')).toHaveAttribute('data-ref', '1-1')
  const lit = section.locator('.code .is-active')
  await expect(lit.first()).toContainText('"reference_id": 1,')
  await expect(lit.first()).toBeInViewport()

  await section.getByLabel('features').uncheck()
  await section.getByLabel('insights').check()
  await section.getByRole('button', { name: labels.run }).click()
  await expect(sheets).toHaveCount(0)
})

test.describe('an error', { tag: '@once' }, () => {
  test.use({ expectedProblems: /status of 422/ })

  test('that is met there leads to its words', async ({ page }) => {
    await visit(page, errors)
    const section = page.locator('section#format')
    await section.getByRole('button', { name: labels.run }).click()
    const answer = section.getByRole('region', { name: labels.answer })
    await expect(answer).toContainText('"code": "drawing-unclear"')
    const shown = (await answer.textContent()) ?? ''
    const type = /"type": "([^"]+)"/.exec(shown)?.[1] ?? ''
    await page.goto(new URL(type).pathname + new URL(type).hash)
    await expect(page.locator('#drawing-unclear')).toBeInViewport()
  })
})

test('the client packages arrive as archives, with the sums that the page states', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/documentation/clients')
  const links = page.locator('section#install dl').getByRole('link')
  await expect(links).toHaveText([/^firstangle-[\d.]+\.tar\.gz$/, /^firstangle-[\d.]+\.tgz$/])
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    const answer = await page.request.get(href)
    expect(answer.headers()['content-type']).toBe('application/gzip')
    expect(answer.headers()['content-encoding']).toBeUndefined()
    const sum = createHash('sha256')
      .update(await answer.body())
      .digest('hex')
    await expect(page.locator('section#install dl code', { hasText: sum })).toBeVisible()
  }
})

test('without scripts all examples are there in each language', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(integration)
  for (const name of ['read.sh', 'read.py', 'read.ts', 'read.cs', 'read.java', 'file.py']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  const { builder } = content.page('documentation-integration', 'en')
  await expect(page.getByRole('img', { name: builder?.sheet ?? '' })).toBeVisible()
  expect(await page.locator('section#first-answer .evidence-boxes rect').count()).toBeGreaterThan(
    20,
  )
  await context.close()
})
