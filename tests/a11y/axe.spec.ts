import type { Page } from '@playwright/test'
import {
  addressOf,
  home,
  languageNames,
  locales,
  localisedRoutes,
  ui,
} from '../browser/support/site.ts'
import { expect, test } from '../browser/support/test.ts'
import { reach, visit } from '../browser/support/visit.ts'
import { faultsBesideColour, violations, widthDependentFaults } from './support/axe.ts'
import { clippedTexts, doubleText, overlappingTexts, sidewaysOverflow } from './support/fit.ts'
import { ambiguousLinks, namelessNodes } from './support/names.ts'

/** Names in the accessibility tree, and links that say what they lead to. */
async function expectNames(page: Page, address: string): Promise<void> {
  const { nodes, faults } = await namelessNodes(page)
  expect.soft(nodes, `${address}: nodes of the accessibility tree`).toBeGreaterThan(100)
  expect.soft([...faults, ...(await page.evaluate(ambiguousLinks))], address).toEqual([])
}

/** Text of twice the size has room in a window of 1280 px. */
async function expectRoom(page: Page, address: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await doubleText(page)
  expect.soft(await sidewaysOverflow(page), `${address} sideways with large text`).toBe(0)
  const lost = [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overlappingTexts))]
  expect.soft(lost, `${address} with large text`).toEqual([])
  if (before) await page.setViewportSize(before)
}

for (const locale of locales) {
  test.describe(`axe in ${languageNames[locale]}`, () => {
    /** All rules, those of colour in English only: both languages share their styles. */
    const faultsWithin = (page: Page, ...within: string[]) =>
      locale === 'en' ? violations(page, [], within) : faultsBesideColour(page, within)

    /** All rules at 1440 px, and at the other width those whose answer may be another there. */
    const atThisWidth = (page: Page) =>
      (page.viewportSize()?.width ?? 0) < 768 ? widthDependentFaults(page) : faultsWithin(page)

    const routes = [
      ...localisedRoutes.filter((route) => route.locale === locale && route.path !== '/'),
      { address: addressOf('/blog/us-amp-eu-technical-drawings', locale) },
    ]
    const half = Math.ceil(routes.length / 2)
    for (const [name, part] of [
      ['first half', routes.slice(0, half)],
      ['second half', routes.slice(half)],
    ] as const) {
      test(`no page of the ${name} has a fault`, async ({ page, isMobile }) => {
        test.setTimeout(300_000)
        for (const { address } of part) {
          await page.goto(address)
          expect.soft(await atThisWidth(page), address).toEqual([])
          // Names are given in the markup, which both languages share; German has the longer words.
          if (!isMobile) await (locale === 'en' ? expectNames : expectRoom)(page, address)
        }
      })
    }

    test('the home page has none with every section hydrated', async ({ page }) => {
      test.setTimeout(150_000)
      await visit(page, addressOf('/', locale))
      for (const id of ['supported-drawings', 'proof', 'devs', 'roi']) {
        await reach(page.locator(`#${id}`))
      }
      expect.soft(await faultsWithin(page), 'first tab').toEqual([])
      const tabs = page.getByRole('tab')
      for (let index = 1; index < (await tabs.count()); index += 1) {
        await tabs.nth(index).click()
        const section = await tabs.nth(index).evaluate((tab) => tab.closest('section[id]')?.id)
        expect.soft(await faultsWithin(page, `#${section}`), `tab ${index}`).toEqual([])
      }
      await page.locator('#roi').getByRole('textbox').first().fill('-1')
      for (const summary of await page.locator('#faq summary').all()) await summary.click()
      expect.soft(await faultsWithin(page, '#roi', '#faq'), 'hints and answers').toEqual([])
    })

    test('an open menu has none', async ({ page }) => {
      await visit(page, addressOf('/security', locale))
      const { header } = ui(locale)
      const burger = page.getByRole('button', { name: header.openMenu })
      if (await burger.isVisible()) {
        await burger.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await faultsWithin(page)).toEqual([])
        return
      }
      const names = [header.useCases.label, header.successStories.label, header.language]
      for (const name of names) {
        await page.getByRole('banner').getByRole('button', { name }).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator('[popover]:popover-open')).toBeVisible()
        expect.soft(await faultsWithin(page, 'header'), name).toEqual([])
        await page.keyboard.press('Escape')
      }
    })

    test('the update notice has none', async ({ page }) => {
      await visit(page, addressOf('/security', locale))
      await page.route(/version\.json/, (route) =>
        route.fulfill({
          json: { version: '9', buildId: 'f', buildTimestamp: '2999-01-01T00:00:00.000Z' },
        }),
      )
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(page.getByText(ui(locale).updateNotice.text)).toBeVisible()
      expect(await faultsWithin(page)).toEqual([])
    })
  })

  test.describe(`the home page in ${languageNames[locale]}`, () => {
    test('loses nothing with the text spacing of WCAG 1.4.12', async ({ page }) => {
      await visit(page, addressOf('/', locale))
      for (const id of ['supported-drawings', 'proof', 'devs', 'roi']) {
        await reach(page.locator(`#${id}`))
      }
      // A constructed sheet, as user styles are: the policy allows no inline styles.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        )
        document.adoptedStyleSheets = [sheet]
      })
      expect.soft(await sidewaysOverflow(page), 'sideways scroll').toBe(0)
      expect(await page.evaluate(clippedTexts)).toEqual([])
    })

    test('loses nothing at 200 % zoom', async ({ page }) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      // Zoom of 200 % halves the viewport in CSS px; below 320 px WCAG 1.4.10 asks for nothing.
      await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 })
      await visit(page, addressOf('/', locale))
      expect.soft(await sidewaysOverflow(page), 'sideways scroll').toBe(0)
      expect.soft(await page.evaluate(clippedTexts)).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home(locale).hero.title)
    })
  })
}
