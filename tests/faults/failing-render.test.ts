import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { type SiteProcess, startFailingSite } from './support/site-process.ts'

let browser: Browser
let site: SiteProcess
let brokenSite: SiteProcess

beforeAll(async () => {
  browser = await openBrowser()
  site = await startFailingSite(['/pricing'], { LOG_LEVEL: 'error' })
  brokenSite = await startFailingSite(['/pricing'], { LOG_LEVEL: 'silent' })
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.stop(), brokenSite?.stop()])
})

async function withPage(
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  try {
    await look(await context.newPage())
  } finally {
    await context.close()
  }
}

const shellTitle = {
  en: 'This page could not be shown',
  de: 'Diese Seite ließ sich nicht anzeigen',
}

describe('a page that the server cannot render', () => {
  test.each([
    ['/pricing', 'en', '/imprint'],
    ['/pricing?lang=de', 'de', '/imprint?lang=de'],
  ] as const)('%s answers 500 with the shell, kept by nobody', async (path, language, imprint) => {
    const response = await fetch(site.origin + path)
    const body = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain(shellTitle[language])
    expect(body).toContain(`href="${imprint}"`)
    expect(body).not.toContain('Deliberate')
    // The log writes in blocks.
    await vi.waitFor(
      () => expect(site.output()).toContain('Deliberate failure of /pricing'),
      30_000,
    )
    for (const [, file] of body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
      expect((await fetch(site.origin + file)).status).toBe(200)
    }
  })

  test('gives way to the page once that can be rendered', async () => {
    await withPage({}, async (page) => {
      let isRepaired = false
      await page.route('**/pricing', (route) =>
        isRepaired
          ? route.fulfill({ contentType: 'text/html', body: '<h1>Here again</h1>' })
          : route.continue(),
      )
      expect((await page.goto(`${site.origin}/pricing`))?.status()).toBe(500)
      await expectShell(page)
      isRepaired = true
      await page.getByText('Here again').waitFor()
    })
  })

  test('keeps a chosen scheme', async () => {
    await withPage({}, async (page) => {
      await page.addInitScript(() => localStorage.setItem('firstangle.scheme', 'dark'))
      await page.goto(`${site.origin}/pricing`)
      await page.locator('html[data-scheme=dark] #initial-h1').waitFor()
    })
  })

  test('reads well without scripts', async () => {
    await withPage(
      { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
      async (page) => {
        await page.goto(`${site.origin}/pricing?lang=de`)
        expect(await page.locator('h1').textContent()).toBe(shellTitle.de)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.getByRole('link', { name: 'Startseite' }).getAttribute('href')).toBe(
          '/?lang=de',
        )
        await page.getByRole('link', { name: 'Noch einmal laden' }).click()
        expect(page.url()).toBe(`${site.origin}/pricing?lang=de`)
        await page.getByRole('link', { name: 'Impressum' }).click()
        expect(page.url()).toBe(`${site.origin}/imprint?lang=de`)
      },
    )
  })
})

test('the shell asks again, and keeps its words as long as the page cannot be rendered', async () => {
  await withPage({}, async (page) => {
    const asked: number[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/pricing') asked.push(response.status())
    })
    await page.goto(`${brokenSite.origin}/pricing`)
    await vi.waitFor(() => expect(asked).toEqual([500, 500]), 90_000)
    await page.waitForTimeout(500)
    await expectShell(page)
  })
})

async function expectShell(page: Page): Promise<void> {
  expect(await page.locator('h1').allTextContents()).toEqual([shellTitle.en])
  expect(await page.locator('#initial-h1').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Load again' }).isVisible()).toBe(true)
  expect(await isStyled(page)).toBe(true)
}

/** Whether the site's own heading face and paper colour are applied. */
function isStyled(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1')
    const face = '600 1em "Barlow Semi Condensed"'
    if (!heading || !getComputedStyle(heading).fontFamily.includes('Barlow')) return false
    return document.fonts.load(face).then((faces) => faces.length > 0)
  })
}
