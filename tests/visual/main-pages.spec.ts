import { evenLetters } from '../browser/support/even-letters.ts'
import { expect, test } from '../browser/support/looking.ts'
import { addressOf, languageOn, type PageId, sitePages } from '../browser/support/site.ts'
import { visit } from '../browser/support/visit.ts'

/*
 * The main pages beside pictures of them: on paper in English as on a desk, on blueprint in German as on a phone. Each
 * picture is the upper part of a page at half its size, where the edges of letters, which differ from browser to browser,
 * hardly count. README.md beside this file says how to renew them.
 */

/** No page here shows the current day in the part that is compared. */
const mainPages: PageId[] = [
  'home',
  'pricing',
  'try',
  'try-callout',
  'documentation',
  'integrations',
  'security',
  'use-case-accelerated-quoting',
  'case-studies',
  'knowledge-base',
  'blog',
  'trial-license',
]

/** CSS pixels of a page that are compared. */
const height = 1800

test.use({
  // Playwright hides carets and dates by rules of its own, which the policy of the site would refuse.
  bypassCSP: true,
  deviceScaleFactor: 0.5,
  launchOptions: evenLetters,
})

for (const id of mainPages) {
  test(`${id} looks as in its picture`, async ({ page, isMobile }) => {
    const [locale, colorScheme] = [languageOn(isMobile), isMobile ? 'dark' : 'light'] as const
    const width = page.viewportSize()?.width ?? 0
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visit(page, addressOf(sitePages[id].path, locale))
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`${id}-${width}-${colorScheme}-${locale}.png`, {
      mask: [page.locator('time')],
      maskColor: '#888',
      scale: 'device',
    })
  })
}
