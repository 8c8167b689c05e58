import type { Page } from '@playwright/test'
import { languageNames } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

// Whether a page fades in is the same at every width.
test.describe('where motion is wanted', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page fades into its other language', async ({ page }) => {
    await noteFades(page)
    await visit(page, '/security')
    await page.getByRole('contentinfo').getByRole('link', { name: languageNames.de }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await fades(page)).toBe('true')
  })

  test('a page fades in, too, where a visitor touches it before it is painted', async ({
    page,
  }) => {
    await noteFades(page)
    await page.addInitScript(touchBeforePaint)
    await page.route('/late.css', () => {})
    await visit(page, '/security')
    await page.getByRole('contentinfo').getByRole('link', { name: languageNames.de }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await fades(page)).toBe('true')
  })

  test('nobody waits for a fade on the way to another page', async ({ page }) => {
    await noteFades(page)
    await visit(page, '/security')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    expect(await fades(page)).toBe('false')
    // Nor was a picture of the page asked for that was left.
    expect(await page.evaluate(() => sessionStorage.getItem('pictured'))).toBe('false')
  })
})

/** In the German page: a sheet that does not come holds the first paint back until a touch has started the frame. */
function touchBeforePaint(): void {
  if (location.search !== '?lang=de') return
  const sheet = document.createElement('link')
  Object.assign(sheet, { rel: 'stylesheet', href: '/late.css', blocking: 'render' })
  new MutationObserver((_, observer) => {
    if (!document.head) return
    observer.disconnect()
    document.head.append(sheet)
  }).observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointerdown')))
  const untilFramed = setInterval(() => {
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
    if (!rules.some(({ cssText }) => cssText.startsWith('@view-transition'))) return
    clearInterval(untilFramed)
    // Islands measure the page, which applies the rules.
    document.body.checkVisibility()
    sheet.remove()
  }, 10)
}

/** From now on each page notes whether it fades in, as it is shown, and whether it is pictured, as it is left. */
async function noteFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(viewTransition !== null)
    })
    addEventListener('pageswap', ({ viewTransition }) => {
      sessionStorage.setItem('pictured', String(viewTransition !== null))
    })
  })
}

async function fades(page: Page): Promise<string | undefined> {
  await page.waitForFunction(() => document.documentElement.dataset.fades)
  return page.evaluate(() => document.documentElement.dataset.fades)
}
