import { sitePages } from '../../shared/pages.ts'
import { expect, test } from './support/looking.ts'
import { addressOf } from './support/site.ts'
import { visit } from './support/visit.ts'

test('a triangle on the revised sheet leads to its change, and the cloud is around the newest one', async ({
  page,
}) => {
  await visit(page, sitePages.changelog.path)
  const sheet = page.locator('#map')
  const newest = await page.locator('.change-row').first().getAttribute('id')
  const clouds = sheet.locator('[data-latest]')
  await expect(clouds.first()).toBeVisible()
  await expect(clouds).toHaveCount(await sheet.locator(`li:has([href="#${newest}"])`).count())
  await clouds.first().locator(`[href="#${newest}"]`).click()
  await expect(page.locator(`#${newest}`)).toBeInViewport()
})

test('the balloons on the shared sheet are numbered as the kinds of partners', async ({ page }) => {
  await visit(page, addressOf(sitePages.partners.path, 'de'))
  const kinds = page.locator('.partner-kinds tbody tr')
  const numbers = await page.locator('.shared-sheet text').allTextContents()
  expect(numbers).toEqual(Array.from({ length: await kinds.count() }, (_, row) => String(row + 1)))
  await expect(kinds.nth(4).getByRole('rowheader')).toBeVisible()
})

for (const locale of ['en', 'de'] as const) {
  test(`the parts of a release are measured, and their sum stands in its title block (${locale})`, async ({
    page,
  }) => {
    await visit(page, addressOf(sitePages['press-releases'].path, locale))
    const release = page.locator('.release-sheet')
    const numberIn = (text: string) => Number(text.replace(/\D/g, ''))
    const parts = await release.locator('.measured__length').allTextContents()
    const title = (await release.locator('h2').textContent()) ?? ''
    const total = await release.locator('dd', { hasText: /\d[.,]\d{3}/ }).textContent()
    const printed = title.replaceAll('\u00ad', '').length
    expect(numberIn(total ?? '')).toBe(parts.map(numberIn).reduce((a, b) => a + b, printed))
  })
}

test('the fault of a date stands clear of the focus ring of its field', async ({ page }) => {
  await visit(page, `${sitePages.pricing.path}?start=&pages=60#simulator`)
  const field = page.locator('.figure-field', { has: page.locator('[name="start"]') })
  const gap = await field.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.querySelector('[aria-live]') ?? element)
    const input = element.querySelector('input')
    return words.getBoundingClientRect().top - (input?.getBoundingClientRect().bottom ?? 0)
  })
  expect(gap).toBeGreaterThan(5)
})

test('the lines of a short plan reach down to its button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, addressOf(sitePages.home.path, 'de'))
  const rooms = await page.locator('.plan-card').evaluateAll((cards) =>
    cards.map((card) => {
      const line = card.querySelector('.ruled')?.lastElementChild?.getBoundingClientRect()
      const button = card.lastElementChild?.getBoundingClientRect()
      return (button?.top ?? 0) - (line?.bottom ?? 0)
    }),
  )
  expect(rooms).toHaveLength(4)
  for (const room of rooms) expect(room).toBeLessThan(24)
})
