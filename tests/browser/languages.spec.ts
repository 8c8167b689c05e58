import type { Page } from '@playwright/test'
import { placeKey } from '../../shared/i18n/storage-keys.ts'
import { fetchDocument } from './support/documents.ts'
import { handOverLate } from './support/late-entry.ts'
import { expect, test } from './support/looking.ts'
import {
  addressOf,
  home,
  languageNames,
  locales,
  localisedRoutes,
  ui,
  widthOf,
} from './support/site.ts'
import { addressBar, reach, settledTop, visit } from './support/visit.ts'

const other = { en: 'de', de: 'en' } as const

const prices = {
  en: { base: '€990', perPage: '€0.85' },
  de: { base: '990\u00a0€', perPage: '0,85\u00a0€' },
}

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`the home page is written in ${languageNames[locale]} by the server, prices as the language spells them`, async ({
      page,
    }) => {
      await page.goto(addressOf('/', locale))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home(locale).hero.title)
      await expect(page.getByText(home(locale).faq.closing)).toBeVisible()
      const essential = page.locator('#pricing').getByRole('listitem').first()
      await expect(essential).toContainText(prices[locale].base)
      await expect(essential).toContainText(prices[locale].perPage)
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
  test(`the language links of a page in ${languageNames[locale]} are real, named in their own language and mark the current one`, {
    tag: '@once',
  }, async ({ page }) => {
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

  test(`the whole ${languageNames[locale]} home page comes to life without a word in the console, and its links keep the language`, {
    tag: widthOf(locale),
  }, async ({ page }) => {
    // The base fixture fails this test on any message of the console.
    await visit(page, addressOf('/', locale))
    for (const id of ['supported-drawings', 'proof', 'devs', 'roi']) {
      await reach(page.locator(`#${id}`))
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home(locale).hero.title)
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

/** Below a heading of the prices, as the page before says it. */
const handOverPlace = (page: Page, hash = '') =>
  handOverLate(page, placeKey, { path: '/pricing', id: 'billing', top: 100, hash })
/** Of this place alone: what a form of the test before has stored may arrive late as well. */
const isTaken = (page: Page) =>
  expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), placeKey)).toBeNull()

test('the place is found, too, when it arrives after the page has begun', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/pricing')
  await handOverPlace(page)
  await expect
    .poll(() => page.locator('#billing').evaluate((part) => part.getBoundingClientRect().top))
    .toBeCloseTo(100, -1)
  await isTaken(page)
})

test('a place that arrives late moves nobody who has begun to scroll, and its hash is kept', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/pricing')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await handOverPlace(page, '#billing')
  await isTaken(page)
  await expect.poll(() => addressBar(page)).toBe('/pricing#billing')
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

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
    await expect
      .poll(() => page.locator('#why').evaluate((node) => node.getBoundingClientRect().top))
      .toBeCloseTo(100, -1)
  })

  test(`changing from ${languageNames[locale]} further down than the hash keeps the place, and the hash`, async ({
    page,
  }) => {
    await visit(page, addressOf('/pricing#billing', locale))
    const next = page.locator('#invoice-example-title')
    await next.evaluate((heading) => {
      scrollBy({ top: heading.getBoundingClientRect().top - 100, behavior: 'instant' })
    })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: languageNames[target] })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('html')).toHaveAttribute('lang', target)
    await expect.poll(() => addressBar(page)).toBe(addressOf('/pricing#billing', target))
    // A browser that goes to the hash has done so by now.
    await page.waitForLoadState()
    expect(await settledTop(next)).toBeCloseTo(100, -1)
  })

  test(`changing from ${languageNames[locale]} keeps every parameter, known or not, and the hash`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/?drawings=500&plan=growth&x=1#roi', locale))
    await page.getByRole('contentinfo').getByRole('link', { name: languageNames[target] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', target)
    await expect
      .poll(() => addressBar(page))
      .toBe(`/?drawings=500&plan=growth&x=1${target === 'de' ? '&lang=de' : ''}#roi`)
  })
}
