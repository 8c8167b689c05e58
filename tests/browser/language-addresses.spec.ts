import { addressOf, locales, siteRoutes } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { addressBar, navigateTo, visit } from './support/visit.ts'

const normalisations: [from: string, to: string][] = [
  ['/pricing?lang=DE', '/pricing?lang=de'],
  ['/pricing?lang=de-DE', '/pricing?lang=de'],
  ['/pricing?lang=de_AT&a=1', '/pricing?lang=de&a=1'],
  ['/pricing?lang=en', '/pricing'],
  ['/pricing?a=1&lang=EN&b=2', '/pricing?a=1&b=2'],
  ['/pricing?lang=fr', '/pricing'],
  ['/pricing?lang=', '/pricing'],
  ['/pricing?lang', '/pricing'],
  ['/pricing?lang=de&lang=en', '/pricing?lang=de'],
  ['/pricing?lang=en&lang=de', '/pricing'],
  ['/pricing/?lang=EN&utm_source=x', '/pricing?utm_source=x'],
  ['/case-study/?lang=DE&a=1', '/case-studies?lang=de&a=1'],
]

for (const [from, to] of normalisations) {
  test(`${from} moves to ${to} in one redirect`, { tag: '@once' }, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, to])
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  })
}

for (const [wrong, right] of [
  ['/careers?lang=DE', '/careers?lang=de'],
  ['/careers/?lang=fr', '/careers'],
  ['/careers?lang=en', '/careers'],
] as const) {
  test(`a client navigation to ${wrong} arrives at ${right}, in one history entry`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/imprint')
    const before = await page.evaluate(() => history.length)
    await navigateTo(page, wrong)
    await page.waitForURL(`**${right}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^$/)
    expect(addressBar(page)).toBe(right)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })
}

test('the server says the language of each page in its header, too', { tag: '@once' }, async ({
  request,
}) => {
  for (const { path } of siteRoutes.slice(0, 5)) {
    for (const locale of locales) {
      const { 'content-language': language } = (
        await request.head(addressOf(path, locale))
      ).headers()
      expect(language, addressOf(path, locale)).toBe(locale)
    }
  }
})
