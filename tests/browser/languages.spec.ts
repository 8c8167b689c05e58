import { fetchDocument } from './support/documents.ts'
import {
  addressOf,
  home,
  languageNames,
  locales,
  localisedRoutes,
  siteRoutes,
  ui,
} from './support/site.ts'
import { expect, test } from './support/test.ts'
import { addressBar, navigateTo, reach, visit } from './support/visit.ts'

const storageKey = 'firstangle.locale'
const other = { en: 'de', de: 'en' } as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`the home page is written in ${languageNames[locale]} by the server`, async ({ page }) => {
      await page.goto(addressOf('/', locale))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home(locale).hero.title)
      await expect(page.getByText(home(locale).faq.closing)).toBeVisible()
    })

    test(`the footer of a page in ${languageNames[locale]} changes the language`, async ({
      page,
    }) => {
      await page.goto(addressOf('/pricing', locale))
      const target = other[locale]
      const link = page.getByRole('contentinfo').getByRole('link', { name: languageNames[target] })
      await link.click()
      expect(addressBar(page)).toBe(addressOf('/pricing', target))
      await expect(page.locator('html')).toHaveAttribute('lang', target)
    })
  }
})

for (const locale of locales) {
  test(`the language links of a page in ${languageNames[locale]} are real, named in their own language and mark the current one`, async ({
    page,
  }) => {
    await page.goto(addressOf('/security', locale))
    for (const target of locales) {
      const link = page.getByRole('contentinfo').getByRole('link', {
        name: languageNames[target],
        exact: true,
      })
      await expect(link).toHaveAttribute('href', addressOf('/security', target))
      await expect(link).toHaveAttribute('hreflang', target)
      await expect(link).toHaveAttribute('lang', target)
      if (target === locale) await expect(link).toHaveAttribute('aria-current', 'true')
      else await expect(link).not.toHaveAttribute('aria-current')
      // The flag is decoration: hidden from screen readers, never the only label.
      await expect(link.locator('svg')).toHaveAttribute('aria-hidden', 'true')
    }
  })
}

for (const locale of locales) {
  test(`the header's menu of a page in ${languageNames[locale]} leads to the other language`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, addressOf('/careers', locale))
    const name = new RegExp(`^${ui(locale).header.language}\\b`)
    await page.getByRole('banner').getByRole('button', { name }).click()
    const target = other[locale]
    await page.getByRole('banner').getByRole('link', { name: languageNames[target] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', target)
    expect(addressBar(page)).toBe(addressOf('/careers', target))
  })
}

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('a first visit goes to German and keeps path, query and hash', async ({ page }) => {
    await page.goto('/pricing?plan=growth&x=1#where-to')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(addressBar(page)).toBe('/pricing?plan=growth&x=1&lang=de#where-to')
  })

  test('nothing of the English page is painted before, however slow the German one is', async ({
    page,
  }) => {
    const painted: string[] = []
    await page.exposeBinding('notePaint', (_source, url: string) => painted.push(url))
    await page.addInitScript(() => {
      const note = (globalThis as unknown as { notePaint(url: string): void }).notePaint
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
          if (name === 'first-contentful-paint') note(location.pathname + location.search)
        }
      }).observe({ type: 'paint', buffered: true })
    })
    await page.route('**/imprint?lang=de', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/imprint')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect.poll(() => painted).toContain('/imprint?lang=de')
    expect(painted).toEqual(['/imprint?lang=de'])
  })

  test('the way to German adds nothing to the history, and back does not loop', async ({
    page,
  }) => {
    await visit(page, '/imprint?lang=de')
    const before = await page.evaluate(() => history.length)
    await page.evaluate(() => location.assign('/careers'))
    await page.waitForURL('**/careers?lang=de')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await page.waitForURL('**/imprint?lang=de')
    await page.goForward()
    await page.waitForURL('**/careers?lang=de')
  })

  test('who has chosen English before stays in English', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'en'), storageKey)
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(addressBar(page)).toBe('/')
  })

  test('an address with lang=de shows German even to who has chosen English', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'en'), storageKey)
    await visit(page, '/?lang=de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home('de').hero.title)
  })

  test('who clicks English stays in English, on other pages and after a reload', async ({
    page,
  }) => {
    await visit(page, '/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const english = page.getByRole('contentinfo').getByRole('link', { name: languageNames.en })
    await english.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(addressBar(page)).toBe('/pricing')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(addressBar(page)).toBe('/pricing')
    const security = page.getByRole('contentinfo').getByRole('link', {
      name: ui('en').footer.groups.resources.links.find(({ href }) => href === '/security')?.label,
    })
    await security.click()
    await page.waitForURL('**/security')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('an English browser goes to German where German was chosen before', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'de'), storageKey)
  await page.goto('/pricing?plan=growth')
  await page.waitForURL('**/pricing?plan=growth&lang=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('with a browser of neither language', () => {
  test.use({ locale: 'fr-FR' })

  test('a first visit stays in English', async ({ page }) => {
    await visit(page, '/pricing')
    expect(addressBar(page)).toBe('/pricing')
  })
})

for (const locale of locales) {
  test(`every internal link and form of every page in ${languageNames[locale]} keeps the language`, {
    tag: '@once',
  }, async ({ page, request }) => {
    for (const { address } of localisedRoutes.filter((route) => route.locale === locale)) {
      const { links, forms } = await fetchDocument(request, page, address)
      const pages = links.filter(({ href }) => /^[/?]/.test(href) && !/\.\w+$/.test(href))
      expect(pages.length, address).toBeGreaterThan(20)
      for (const { href, hreflang } of pages) {
        const lang = new URL(href, 'https://site.example').searchParams.get('lang') ?? 'en'
        expect.soft(lang, `${href} on ${address}`).toBe(hreflang ?? locale)
      }
      for (const { action, fields } of forms) {
        const lang = fields.lang ?? new URL(action, 'https://x.example').searchParams.get('lang')
        expect.soft(lang ?? 'en', `form ${action} on ${address}`).toBe(locale)
      }
    }
  })

  test(`links of the ${languageNames[locale]} home page keep the language after hydration`, async ({
    page,
  }) => {
    await visit(page, addressOf('/', locale))
    for (const id of ['supported-drawings', 'proof', 'devs', 'roi']) {
      await reach(page.locator(`#${id}`))
    }
    const links = await page.locator('a[href]').evaluateAll((anchors) =>
      anchors.map((link) => ({
        href: link.getAttribute('href') ?? '',
        hreflang: link.getAttribute('hreflang'),
      })),
    )
    expect(links.length).toBeGreaterThan(60)
    const wrong = links.filter(({ href, hreflang }) => {
      const isPage = /^[/?](?!assets\/)/.test(href)
      return isPage && /[?&]lang=de/.test(href) !== ((hreflang ?? locale) === 'de')
    })
    expect(wrong).toEqual([])
  })
}

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
  test(`a client navigation to ${wrong} arrives at ${right}, in one history entry`, async ({
    page,
  }) => {
    await visit(page, '/imprint')
    const before = await page.evaluate(() => history.length)
    await navigateTo(page, wrong)
    await page.waitForURL(`**${right}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^$/)
    expect(addressBar(page)).toBe(right)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })
}

for (const locale of locales) {
  const target = other[locale]
  test(`changing from ${languageNames[locale]} in the middle of the home page keeps the place`, async ({
    page,
  }) => {
    await visit(page, addressOf('/', locale))
    await page.locator('#why').scrollIntoViewIfNeeded()
    await page.locator('#why').evaluate((section) => {
      scrollBy({ top: section.getBoundingClientRect().top - 100, behavior: 'instant' })
    })
    // The footer's link, clicked without scrolling to it.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: languageNames[target] })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('html')).toHaveAttribute('lang', target)
    await expect(page.locator('#why').getByRole('heading', { level: 2 })).toHaveText(
      home(target).why.title,
    )
    // Half a screen: German sections above are longer.
    const top = await page.locator('#why').evaluate((node) => node.getBoundingClientRect().top)
    expect.soft(Math.abs(top - 100), 'distance from the place').toBeLessThan(450)
  })

  test(`changing from ${languageNames[locale]} keeps every parameter, known or not, and the hash`, async ({
    page,
  }) => {
    await visit(page, addressOf('/?drawings=500&plan=growth&x=1#roi', locale))
    await page.getByRole('contentinfo').getByRole('link', { name: languageNames[target] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', target)
    await expect
      .poll(() => addressBar(page))
      .toBe(`/?drawings=500&plan=growth&x=1${target === 'de' ? '&lang=de' : ''}#roi`)
  })
}

const prices = {
  en: { base: '€990', perPage: '€0.85' },
  de: { base: '990\u00a0€', perPage: '0,85\u00a0€' },
}
for (const locale of locales) {
  test(`prices stand in ${languageNames[locale]} spelling`, async ({ page }) => {
    await page.goto(addressOf('/', locale))
    const essential = page.locator('#pricing').getByRole('listitem').first()
    await expect(essential).toContainText(prices[locale].base)
    await expect(essential).toContainText(prices[locale].perPage)
  })

  test(`the whole ${languageNames[locale]} home page hydrates without a word in the console`, async ({
    page,
  }) => {
    // The base fixture fails this test on any message of the console.
    await visit(page, addressOf('/', locale))
    for (const id of ['supported-drawings', 'proof', 'devs', 'roi']) {
      await reach(page.locator(`#${id}`))
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home(locale).hero.title)
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
