import { AxeBuilder } from '@axe-core/playwright'
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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Rule and places of everything axe objects to, on paper and on blueprint. The two differ in nothing but colours,
 * so on blueprint only the rule about colours is asked again.
 */
async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const onPaper = await new AxeBuilder({ page }).withTags(tags).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const onBlueprint = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  // An empty page has no faults either.
  expect(onPaper.passes.length).toBeGreaterThan(15)
  expect(onBlueprint.passes.map(({ id }) => id)).toEqual(['color-contrast'])
  return describeFaults([...onPaper.violations, ...onBlueprint.violations])
}

const widthDependent = [
  'aria-hidden-focus',
  'heading-order',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

async function faultsBesideColour(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(tags)
    .disableRules(['color-contrast'])
    .analyze()
  expect(found.passes.length).toBeGreaterThan(15)
  return describeFaults(found.violations)
}

/** Rules whose answer depends on the width; all others are asked of the same markup at 1440 px. */
async function widthDependentFaults(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withRules(widthDependent).analyze()
  expect(found.passes.map(({ id }) => id)).toContain('target-size')
  return describeFaults(found.violations)
}

function describeFaults(
  faults: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'],
): string[] {
  return faults.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

for (const locale of locales) {
  test.describe(`axe in ${languageNames[locale]}`, () => {
    // Colours are measured at rest, not on their way from one scheme to the other.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    /** All rules at 1440 px, those of colour in English only: both languages share their styles. */
    const atThisWidth = (page: Page) => {
      if ((page.viewportSize()?.width ?? 0) < 768) return widthDependentFaults(page)
      return locale === 'en' ? violations(page) : faultsBesideColour(page)
    }

    const routes = [
      ...localisedRoutes.filter((route) => route.locale === locale && route.path !== '/'),
      { address: addressOf('/blog/us-amp-eu-technical-drawings', locale) },
    ]
    const half = Math.ceil(routes.length / 2)
    for (const [name, part] of [
      ['first half', routes.slice(0, half)],
      ['second half', routes.slice(half)],
    ] as const) {
      test(`no page of the ${name} has a fault`, async ({ page }) => {
        test.setTimeout(180_000)
        for (const { address } of part) {
          await page.goto(address)
          expect.soft(await atThisWidth(page), address).toEqual([])
        }
      })
    }

    test('the home page has none with every section hydrated', async ({ page }) => {
      test.setTimeout(150_000)
      await visit(page, addressOf('/', locale))
      for (const id of ['supported-drawings', 'proof', 'devs', 'roi']) {
        await reach(page.locator(`#${id}`))
      }
      expect.soft(await violations(page), 'first tab').toEqual([])
      const tabs = page.getByRole('tab')
      for (let index = 1; index < (await tabs.count()); index += 1) {
        await tabs.nth(index).click()
        expect.soft(await violations(page), `tab ${index}`).toEqual([])
      }
      await page.locator('#roi').getByRole('textbox').first().fill('-1')
      for (const summary of await page.locator('#faq summary').all()) await summary.click()
      expect.soft(await violations(page), 'hints and answers').toEqual([])
    })

    test('an open menu has none', async ({ page }) => {
      await visit(page, addressOf('/security', locale))
      const { header } = ui(locale)
      const burger = page.getByRole('button', { name: header.openMenu })
      if (await burger.isVisible()) {
        await burger.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await violations(page)).toEqual([])
        return
      }
      const names = [header.useCases.label, header.successStories.label, header.language]
      for (const name of names) {
        await page.getByRole('banner').getByRole('button', { name }).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator('[popover]:popover-open')).toBeVisible()
        expect.soft(await violations(page), name).toEqual([])
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
      expect(await violations(page)).toEqual([])
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

function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Runs in the page: texts that stand out of a box which hides what does not fit. */
function clippedTexts(): string[] {
  const clipped: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
    if (!element.checkVisibility() || element.closest('[aria-hidden=true], .sr-only, svg')) continue
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    if (clipPath !== 'none') continue
    const isCutX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
    const isCutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
    if ((isCutX || isCutY) && (element.textContent ?? '').trim() !== '') {
      clipped.push(
        `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
      )
    }
  }
  return clipped
}
