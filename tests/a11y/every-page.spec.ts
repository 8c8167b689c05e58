import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/looking.ts'
import { addressOf, languageNames, locales, siteRoutes } from '../browser/support/site.ts'
import { visit } from '../browser/support/visit.ts'
import { faultsBesideColour, violations } from './support/axe.ts'
import { clippedTexts, doubleText, overlappingTexts, sidewaysOverflow } from './support/fit.ts'
import { ambiguousLinks, namelessNodes } from './support/names.ts'
import { walkContent } from './support/tab-stops.ts'

/*
 * What holds for every page, checked in one visit. Languages share their markup and their styles, so what follows from
 * these is checked in one of them: colours and names in English on a desktop, room for text in German on a phone, as its
 * words are longer.
 */

/** The site map, and pages beside it that have something of their own. */
const paths = [
  ...siteRoutes.map(({ path }) => path),
  '/blog/us-amp-eu-technical-drawings',
  '/try/callout?q=Ø20+H7',
  '/search?q=thread',
]
const parts = 4
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

for (const locale of locales) {
  for (let part = 1; part <= parts; part += 1) {
    test(`pages in ${languageNames[locale]} are sound and fit every window, part ${part} of ${parts}`, {
      tag: '@once',
    }, async ({ page }) => {
      test.slow()
      // Long and short pages stand in groups, so neighbours go to different parts.
      for (const path of paths.filter((_, index) => index % parts === part - 1)) {
        const address = addressOf(path, locale)
        await test.step(address, async () => {
          // Loaded there: some scripts look at the width when they start.
          await page.setViewportSize(locale === 'en' ? wide : narrow)
          await visit(page, address)
          await expect.soft(page.locator('h1'), address).toHaveCount(1)
          if (locale === 'en') await expectSoundInEnglish(page, address)
          else await expectSoundInGerman(page, address)
        })
      }
    })
  }
}

/** As on a desktop. */
async function expectSoundInEnglish(page: Page, address: string): Promise<void> {
  expect.soft(await violations(page), address).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNames(page, address)
  await expectWidths(page, address, [1440, 768, 390, 320])
  await page.setViewportSize(wide)
  await expectWalk(page, address)
  expect.soft(await page.evaluate(movingParts), `${address} stands still`).toEqual([])
}

/** As on a phone, save for the room of large text. */
async function expectSoundInGerman(page: Page, address: string): Promise<void> {
  await expectWidths(page, address, [390, 320, 768, 1440])
  await expectRoom(page, address)
  await page.setViewportSize(narrow)
  expect.soft(await faultsBesideColour(page), address).toEqual([])
  await expectWalk(page, address)
}

/** Names in the accessibility tree, and links that say what they lead to. */
async function expectNames(page: Page, address: string): Promise<void> {
  const { nodes, faults } = await namelessNodes(page)
  expect.soft(nodes, `${address}: nodes of the accessibility tree`).toBeGreaterThan(100)
  expect.soft([...faults, ...(await page.evaluate(ambiguousLinks))], address).toEqual([])
}

/** The content is walked through with Tab, in order, each stop seen and named. */
async function expectWalk(page: Page, address: string): Promise<void> {
  // Free times come again in the visitor's own zone.
  await page.waitForLoadState('networkidle')
  const { stops, missed, faults, isThrough } = await walkContent(page)
  expect.soft(stops, address).toBeGreaterThan(0)
  expect.soft([...missed, ...faults], address).toEqual([])
  expect.soft(isThrough, `${address} lets the focus out`).toBe(true)
}

/** Nothing is wider than these windows, of which the first has the width that the page has already. */
async function expectWidths(
  page: Page,
  address: string,
  [shown, ...others]: readonly [number, ...number[]],
): Promise<void> {
  expect(page.viewportSize()?.width).toBe(shown)
  expect.soft(await sidewaysOverflow(page), `${address} sideways at ${shown} px`).toBe(0)
  for (const width of others) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await sidewaysOverflow(page), `${address} sideways at ${width} px`).toBe(0)
  }
}

/** Text of twice the size has room in a window of 1280 px. */
async function expectRoom(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await doubleText(page)
  expect.soft(await sidewaysOverflow(page), `${address} sideways with large text`).toBe(0)
  const lost = [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overlappingTexts))]
  expect.soft(lost, `${address} with large text`).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Runs in the page: what moves or would move, though the system asks for rest. */
function movingParts(): string[] {
  const moving = document.getAnimations().map(({ id, playState }) => `${id} is ${playState}`)
  for (const element of document.querySelectorAll('body, body *')) {
    for (const part of [undefined, '::before', '::after']) {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part)
      const isQuick = /^0s(?:, 0s)*$/.test(transitionDuration || '0s')
      if (isQuick && /^(?:none)?$/.test(animationName) && scrollBehavior !== 'smooth') continue
      moving.push(`${element.localName}.${element.getAttribute('class')}${part ?? ''}`)
    }
  }
  return moving
}
