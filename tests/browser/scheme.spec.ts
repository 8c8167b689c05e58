import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { addressOf, languageNames, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const key = 'firstangle.scheme'
const papers = { light: 'rgb(250, 250, 247)', dark: 'rgb(10, 26, 51)' }

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

function choice(page: Page, locale: 'en' | 'de', scheme: 'system' | 'light' | 'dark') {
  const { label, ...names } = ui(locale).header.scheme
  return page
    .getByRole('contentinfo')
    .getByRole('group', { name: label })
    .getByRole('radio', { name: names[scheme] })
}

/** Notes the scheme when the document is parsed, and each change before that would show. */
async function watchScheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { schemeAtStart: document.documentElement.dataset.scheme })
    })
  })
}

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light'

  test.describe(`where the system is ${system}`, { tag: '@once' }, () => {
    test.use({ colorScheme: system })

    test('the page follows it, and a change of it', async ({ page }) => {
      await visit(page, '/pricing')
      expect(await paper(page)).toBe(papers[system])
      await page.emulateMedia({ colorScheme: other })
      expect(await paper(page)).toBe(papers[other])
    })

    test(`choosing ${other} shows it at once and before the first paint after a reload`, async ({
      page,
    }) => {
      await watchScheme(page)
      await visit(page, '/pricing')
      await choice(page, 'en', other).check({ force: true })
      expect(await paper(page)).toBe(papers[other])
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(other)
      await page.reload()
      const atStart = () => (globalThis as { schemeAtStart?: string }).schemeAtStart
      expect(await page.evaluate(atStart)).toBe(other)
      expect(await paper(page)).toBe(papers[other])
      await expect(choice(page, 'en', other)).toBeChecked()
      // React takes over and must not take the choice away.
      await page.waitForTimeout(500)
      expect(await paper(page)).toBe(papers[other])
    })

    test('choosing the system again forgets the choice', async ({ page }) => {
      await visit(page, '/pricing')
      await choice(page, 'en', other).check({ force: true })
      await choice(page, 'en', 'system').check({ force: true })
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
      expect(await paper(page)).toBe(papers[system])
    })
  })
}

for (const locale of locales) {
  test(`the scheme can be chosen by keyboard in ${languageNames[locale]}`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/pricing', locale))
    await expect(choice(page, locale, 'system')).toBeChecked()
    await choice(page, locale, 'system').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(choice(page, locale, 'dark')).toBeChecked()
    expect(await paper(page)).toBe(papers.dark)
  })
}

test('a choice made before the frame has its script is kept', { tag: '@once' }, async ({
  page,
}) => {
  const frame = Promise.withResolvers<void>()
  await page.route(`**${chunkOf('src/frame/frame.ts')}`, async (route) => {
    await frame.promise
    await route.continue()
  })
  await page.goto('/pricing')
  await choice(page, 'en', 'system').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'en', 'dark')).toBeChecked()
  frame.resolve()
  await expect.poll(() => paper(page)).toBe(papers.dark)
  await expect(choice(page, 'en', 'dark')).toBeChecked()
})

test('a page that is open elsewhere follows the choice', { tag: '@once' }, async ({ page }) => {
  const other = await page.context().newPage()
  await visit(other, '/security')
  await visit(page, '/pricing')
  await choice(page, 'en', 'dark').check({ force: true })
  await expect.poll(() => paper(other)).toBe(papers.dark)
  await expect(choice(other, 'en', 'dark')).toBeChecked()
})

test('the choice stays through a change of language and of page', async ({ page }) => {
  await visit(page, '/pricing')
  await choice(page, 'en', 'dark').check({ force: true })
  await page.getByRole('contentinfo').getByRole('link', { name: languageNames.de }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(await paper(page)).toBe(papers.dark)
})

test('the browser chrome gets the colour of paper in light and of blueprint in dark', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  const colors = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((tags) =>
      tags.map((tag) => [tag.getAttribute('media'), tag.getAttribute('content')]),
    )
  expect(colors).toEqual([
    ['(prefers-color-scheme: light)', '#fafaf7'],
    ['(prefers-color-scheme: dark)', '#0a1a33'],
  ])
})
