import { fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales, ui } from './support/site.ts'
import { test as alone } from './support/test.ts'
import { addressBar, navigateTo, visit } from './support/visit.ts'

// The browser itself writes a line about a document that was answered with 404.
test.use({ expectedProblems: /^console error: Failed to load resource.*404/ })

const unknown = [
  '/no-such-page',
  '/pricing/no-such-page',
  '/404',
  '/cartoon',
  '/case-study/unknown',
]

for (const locale of locales) {
  const { hero, seo, sections } = content.page('not-found', locale)

  test(`unknown addresses in ${languageNames[locale]} are answered with 404, noindex and no canonical address`, {
    tag: '@once',
  }, async ({ page, request }) => {
    for (const path of unknown) {
      const found = await fetchDocument(request, page, addressOf(path, locale))
      expect.soft(found.status, path).toBe(404)
      expect.soft(found.lang, path).toBe(locale)
      expect.soft(found.h1, path).toEqual([hero.title])
      expect.soft(found.title, path).toContain(seo.title)
      expect.soft(found.meta.robots, path).toHaveLength(1)
      expect.soft(found.meta.robots?.[0], path).toMatch(/^noindex/)
      expect.soft(found.canonical, path).toEqual([])
      expect.soft(found.alternates, path).toEqual([])
    }
  })

  test(`an unknown address in ${languageNames[locale]} shows useful links in a frame of its language`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(addressOf('/no-such-page', locale))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('link', { name: ui(locale).skipToContent })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
    const links = [...hero.actions, ...sections.flatMap((section) => section.links)]
    expect(links.length).toBeGreaterThan(3)
    for (const { label, href } of links) {
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true })
      await expect(link.first()).toHaveAttribute('href', addressOf(href, locale))
    }
    await expect(page.locator('main svg').first(), 'the missing view is drawn').toBeVisible()
    await page.getByRole('main').getByRole('link', { name: hero.actions[0]?.label }).click()
    expect(addressBar(page)).toBe(addressOf('/', locale))
  })

  test(`a mistyped address in ${languageNames[locale]} offers the page that was meant, and a search`, {
    tag: '@once',
  }, async ({ page, request }) => {
    const meant = { text: content.page('pricing', locale).seo.title, hreflang: null }
    for (const path of ['/pricng', '/Pricng', '/pricing.html']) {
      const found = await fetchDocument(request, page, addressOf(path, locale))
      expect(found.links).toContainEqual({ ...meant, href: addressOf('/pricing', locale) })
      const search = found.forms.find(({ action }) => action === '/search')
      expect(search?.fields).toEqual({ q: '', ...(locale === 'de' ? { lang: 'de' } : {}) })
    }
    await visit(page, addressOf('/imprint', locale))
    await navigateTo(page, addressOf('/pricng', locale))
    const offered = page.getByRole('main').getByText(ui(locale).search.suggestion)
    await expect(offered).toContainText(meant.text)
    await page.getByRole('main').getByRole('searchbox').fill('Ra')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=Ra/)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })

  test(`a link to an unknown address in ${languageNames[locale]} shows the same page`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/imprint', locale))
    await navigateTo(page, addressOf('/no-such-page', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
    await expect(page).toHaveTitle(new RegExp(`^${seo.title}`))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content.page('imprint', locale).hero.title,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/)
  })

  test(`the page moved landing page in ${languageNames[locale]} is answered with 200 and noindex`, {
    tag: '@once',
  }, async ({ page, request }) => {
    const found = await fetchDocument(request, page, addressOf('/legacy', locale))
    expect(found.status).toBe(200)
    expect(found.h1).toEqual([content.page('legacy', locale).hero.title])
    expect(found.meta.robots?.[0]).toMatch(/^noindex/)
  })
}

for (const path of ['/pricng?a=1', '/blog/no-such-post', '/blog?page=999', '/no%5Esuch%20page']) {
  alone(
    `${path} keeps its address, and what is shown needs nothing more`,
    {
      tag: '@once',
    },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(addressBar(page)).toBe(path)
      expect(asked.filter((name) => name.endsWith('.json') && name !== '/version.json')).toEqual([])
    },
  )
}

test('the title is the one of the specification', { tag: '@once' }, async ({ page, request }) => {
  const found = await fetchDocument(request, page, '/no-such-page')
  expect(found.title).toMatch(/^Page not found/)
})
