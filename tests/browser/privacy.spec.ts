import type { Response } from '@playwright/test'
import { addressOf, languageNames, locales, siteRoutes, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { reach, visit } from './support/visit.ts'

const storage = () => ({
  cookie: document.cookie,
  local: { ...localStorage },
  session: { ...sessionStorage },
})
const nothing = { cookie: '', local: {}, session: {} }

for (const locale of locales) {
  // Requests to other origins fail every test of the suite, this one included.
  test(`a fresh visit in ${languageNames[locale]} leaves nothing on the device`, async ({
    page,
    context,
  }) => {
    const setCookies: string[] = []
    async function note(response: Response) {
      // Headers of a page that is prepared ahead and then dropped may never come.
      const value = await response.headerValue('set-cookie').catch(() => null)
      if (value) setCookies.push(response.url())
    }
    page.on('response', (response) => void note(response))
    await visit(page, addressOf('/', locale))
    for (const id of ['proof', 'roi']) await reach(page.locator(`#${id}`))
    await page.locator('#roi').getByRole('textbox').first().fill('400')
    const { groups } = ui(locale).footer
    for (const link of [
      groups.company.links[0],
      groups.resources.links[0],
      groups.product.links[2],
    ]) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: link?.label, exact: true })
        .click()
      await page.waitForTimeout(400)
    }
    await page.goBack()
    await page.waitForTimeout(300)
    await page.reload()
    expect(await page.evaluate(storage)).toEqual(nothing)
    expect(await context.cookies()).toEqual([])
    expect(setCookies).toEqual([])
  })
}

test('no page of the site sets a cookie', { tag: '@once' }, async ({ request }) => {
  for (const { path } of siteRoutes) {
    const headers = (await request.get(path)).headers()
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('being sent to German stores nothing: it was no choice of the visitor', async ({ page }) => {
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await page.evaluate(storage)).toEqual(nothing)
  })
})

test('a chosen language is the only thing kept, under its key', async ({ page }) => {
  await visit(page, '/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: languageNames.de }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(storage)).toEqual({ ...nothing, local: { 'firstangle.locale': 'de' } })
})

test('a chosen scheme is the only thing kept, under its key', async ({ page }) => {
  await visit(page, '/pricing')
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: ui('en').header.scheme.dark })
    .check({ force: true })
  expect(await page.evaluate(storage)).toEqual({
    ...nothing,
    local: { 'firstangle.scheme': 'dark' },
  })
})
