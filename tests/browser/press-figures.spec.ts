import { addressOf, content, languageNames, locales } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const path = '/press/press-kit'

for (const locale of locales) {
  test(`the figures of the press kit in ${languageNames[locale]} are quoted with their condition`, {
    tag: '@once',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, addressOf(path, locale))
    const { items } = content.page('press-kit', locale).figures
    const shown = page.locator('#figures').getByRole('figure')
    await expect(shown).toHaveCount(items.length)
    for (const [index, { value, quote }] of items.entries()) {
      await expect(shown.nth(index)).toContainText(value)
      await expect(shown.nth(index).getByRole('blockquote')).toHaveText(quote)
    }
    const third = shown.nth(2)
    await third.getByRole('button').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await third.getByRole('blockquote').textContent())
  })
}

test('without scripts the sentences stand there, and no button does', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await plain.goto(path)
  await expect(plain.locator('#figures blockquote').first()).toBeVisible()
  await expect(plain.locator('#figures').getByRole('button')).toHaveCount(0)
  await plain.close()
})
