import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

/* The decoder as an instrument: line, answer and drawing in one view. */

const path = '/try/callout'
const copy = (locale: 'en' | 'de') => content.page('try-callout', locale)
const views = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const locale of locales) {
  for (const viewport of views) {
    test(`at ${viewport.width} px the decoder in ${languageNames[locale]} shows line and answer at once`, {
      tag: '@once',
    }, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false })
      const { form, answer } = copy(locale)
      const example = form.example.find(({ id }) => id === 'fit')?.line ?? ''
      await page.goto(addressOf(path, locale))
      await expect(page.getByText(answer.example)).toBeInViewport()
      await expect(page.getByRole('heading').filter({ hasText: example })).toBeInViewport()
      await expect(page.getByLabel(form.label, { exact: true })).toBeInViewport()

      await page.goto(addressOf(`${path}?q=M8x1`, locale))
      await expect(page.getByText(answer.example)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'M8x1' })).toBeInViewport()
      await expect(page.locator('.callout-figures svg')).toBeVisible()
      await page.close()
    })
  }
}

test('the drawing follows the typing, and stands beside the line', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, path)
  const drawings = page.locator('.callout-figures svg')
  await expect(drawings).toHaveCount(2)
  const field = page.getByLabel(copy('en').form.label, { exact: true })
  await field.fill('R5')
  await expect(drawings).toHaveCount(1)
  await expect(drawings).toBeInViewport({ ratio: 1 })
  await field.fill('no callout at all')
  await expect(drawings).toHaveCount(0)
  await expect(page.locator('#answer')).toBeInViewport()
  await field.fill('')
  await expect(page.getByText(copy('en').answer.example)).toBeVisible()
})
