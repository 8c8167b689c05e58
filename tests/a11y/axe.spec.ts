import { expect, test } from '../browser/support/looking.ts'
import { addressOf, home, languageNames, languageOn, locales, ui } from '../browser/support/site.ts'
import { reach, visit } from '../browser/support/visit.ts'
import { violations } from './support/axe.ts'
import { clippedTexts, sidewaysOverflow } from './support/fit.ts'

test.describe('axe finds nothing', () => {
  test('on the home page with every section hydrated', async ({ page, isMobile }) => {
    await visit(page, addressOf('/', languageOn(isMobile)))
    for (const id of ['supported-drawings', 'proof', 'devs', 'roi']) {
      await reach(page.locator(`#${id}`))
    }
    expect.soft(await violations(page), 'first tab').toEqual([])
    // Roles and colours of a panel are the same at every width.
    const others = isMobile ? [] : (await page.getByRole('tab').all()).slice(1)
    for (const tab of others) {
      await tab.click()
      const section = await tab.evaluate((node) => node.closest('section[id]')?.id)
      const name = (await tab.textContent()) ?? ''
      expect.soft(await violations(page, [], [`#${section}`]), name).toEqual([])
    }
    await page.locator('#roi').getByRole('textbox').first().fill('-1')
    for (const summary of await page.locator('#faq summary').all()) await summary.click()
    const changed = await violations(page, [], ['#roi', '#faq'])
    expect.soft(changed, 'hints and answers').toEqual([])
  })

  test('in an open menu', async ({ page, isMobile }) => {
    const { header } = ui(languageOn(isMobile))
    await visit(page, addressOf('/security', languageOn(isMobile)))
    if (isMobile) {
      await page.getByRole('button', { name: header.openMenu }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
      return
    }
    const names = [header.useCases.label, header.successStories.label, header.language]
    for (const name of names) {
      await page.getByRole('banner').getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[popover]:popover-open')).toBeVisible()
      expect.soft(await violations(page, [], ['header']), name).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test('in the update notice', async ({ page, isMobile }) => {
    const locale = languageOn(isMobile)
    await visit(page, addressOf('/security', locale))
    await page.route(/version\.json/, (route) =>
      route.fulfill({
        json: { version: '9', buildId: 'f', buildTimestamp: '2999-01-01T00:00:00.000Z' },
      }),
    )
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText(ui(locale).updateNotice.text)).toBeVisible()
    expect(await violations(page, [], ['.notices'])).toEqual([])
  })
})

for (const locale of locales) {
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
