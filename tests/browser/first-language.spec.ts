import { home, languageNames, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { addressBar, visit } from './support/visit.ts'

const storageKey = 'firstangle.locale'

test.describe('with a German browser', { tag: '@once' }, () => {
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

  test('a visitor who has chosen English before stays in English', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'en'), storageKey)
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(addressBar(page)).toBe('/')
  })

  test('English can be chosen where storage is blocked, and stays while links are followed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await visit(page, '/careers?lang=de')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: languageNames.en }).click()
    await page.waitForURL('**/careers')
    await footer.getByRole('link', { name: 'Imprint' }).click()
    await page.waitForURL('**/imprint')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('an address with lang=de shows German even to a visitor who has chosen English', async ({
    page,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'en'), storageKey)
    await visit(page, '/?lang=de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home('de').hero.title)
  })

  test('an address with lang=en shows English, loses it and is remembered', async ({ page }) => {
    await visit(page, '/pricing?a=1&lang=en#faq')
    await page.waitForURL('**/pricing?a=1#faq')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await visit(page, '/security')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(addressBar(page)).toBe('/security')
  })

  test('a visitor who clicks English stays in English, on other pages and after a reload', async ({
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

test('an English browser goes to German where German was chosen before', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'de'), storageKey)
  await page.goto('/pricing?plan=growth')
  await page.waitForURL('**/pricing?plan=growth&lang=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('with a browser of neither language', { tag: '@once' }, () => {
  test.use({ locale: 'fr-FR' })

  test('a first visit stays in English', async ({ page }) => {
    await visit(page, '/pricing')
    expect(addressBar(page)).toBe('/pricing')
  })
})

test.describe('on the de. host', () => {
  // Browsers take every name below localhost for this machine.
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    baseURL: async ({}, use) => {
      const origin = new URL(process.env.TEST_ORIGIN ?? '')
      origin.hostname = 'de.localhost'
      await use(origin.origin)
    },
  })

  test('a visit begins in German, and a visitor who clicks English stays in English', async ({
    page,
  }) => {
    await visit(page, '/pricing?a=1')
    await page.waitForURL('**/pricing?a=1&lang=de')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: languageNames.en }).click()
    await page.waitForURL('**/pricing?a=1')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await footer.locator('a[href="/security"]').first().click()
    await page.waitForURL('**/security')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
