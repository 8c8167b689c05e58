import { expect, test } from './support/looking.ts'
import { addressOf, content, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

/* Contact and trial: the title block of the drawing beside the form is filled in as somebody types. */

test.use({ viewport: { width: 1440, height: 900 } })

for (const locale of locales) {
  for (const path of ['/contact', '/trial-license']) {
    test(`what is typed stands in the title block of ${path} (${locale})`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, addressOf(path, locale))
      const cell = page.locator('.request-sheet [data-fills=name]')
      await expect(cell).toHaveText('')
      await page.locator('#request [name=name]').fill('Erika Beispiel')
      await expect(cell).toHaveText('Erika Beispiel')
    })
  }
}

test('the topic that is chosen stands in the title block', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/contact?topic=partner')
  const cell = page.locator('.request-sheet [data-fills=topic]')
  const choice = page.locator('#request .form-choice', { has: page.locator('[value=security]') })
  await expect(cell).not.toHaveText('')
  await choice.click()
  await expect(cell).toHaveText(await choice.innerText())
})

for (const locale of locales) {
  test(`the press kit draws the logo with its sizes (${locale})`, { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, addressOf('/press/press-kit', locale))
    const { construction } = content.page('press-kit', locale)
    const drawing = page.getByRole('img', { name: construction.label })
    await expect(drawing).toContainText(locale === 'de' ? '0,86 D' : '0.86 D')
    await expect(drawing).toContainText(locale === 'de' ? '0,5 D' : '0.5 D')
  })
}
