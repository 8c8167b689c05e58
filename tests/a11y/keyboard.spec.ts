import { addressOf, content, home, languageNames, ui } from '../browser/support/site.ts'
import { expect, test } from '../browser/support/test.ts'
import { holdClock, hydrated, movesAmongTabs, visit } from '../browser/support/visit.ts'
import { skipToContent, tabTo } from './support/keys.ts'

/*
 * What a visitor without a pointer does, from the first Tab to the end. No test here touches a pointer or moves the
 * focus by itself. Header menus, search, questions, feasibility and the loop of quoting have theirs in tests/browser.
 */

const once = { tag: '@once' }
const { header, search } = ui('en')

test(
  'the language is changed in its menu, and Escape leads back to the button',
  once,
  async ({ page }) => {
    await visit(page, '/security')
    const button = page.getByRole('banner').getByRole('button', { name: header.language })
    await tabTo(button)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: languageNames.en }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  },
)

test.describe('on a phone with a keyboard', once, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu holds the focus, chooses the scheme, closes on Escape and leads on', async ({
    page,
  }) => {
    await visit(page, '/security')
    const opener = page.getByRole('button', { name: header.openMenu })
    await tabTo(opener)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: header.navigation })
    await expect(menu).toBeVisible()
    await tabTo(menu.getByRole('radio', { name: header.scheme.system }))
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    // On from the last stop to the first one, never to the page behind.
    await tabTo(menu.getByRole('button', { name: header.closeMenu }))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(menu.getByRole('link', { name: header.links[0]?.label, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/pricing')
    await expect(menu).toBeHidden()
    // A new document is read from its top, as screen readers do by themselves.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: ui('en').skipToContent })).toBeFocused()
  })
})

test(
  'the search is opened by its link, closed by Escape and gives the focus back',
  once,
  async ({ page }) => {
    await visit(page, '/security')
    const opener = page.getByRole('banner').getByRole('link', { name: search.open })
    await tabTo(opener)
    await page.keyboard.press('Enter')
    const field = page.getByRole('combobox', { name: search.label })
    await expect(field).toBeFocused()
    await tabTo(page.getByRole('checkbox', { name: search.slash }))
    await tabTo(field)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  },
)

test(
  'the home page: carousel, code in tabs, copying, calculator',
  once,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { supportedDrawings, devs, roi } = home('en')
    const words = supportedDrawings.carousel
    await visit(page, '/')

    const carousel = page.getByRole('region', {
      name: words.label,
      exact: true,
    })
    const next = carousel.getByRole('button', { name: words.next })
    await skipToContent(next)
    await hydrated(next)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
    await expect(carousel.getByRole('group').last()).toBeInViewport({ ratio: 0.5 })
    await expect(next).toBeFocused()
    await page.keyboard.press('Tab')
    const track = carousel.getByRole('list')
    await expect(track).toBeFocused()
    const end = await track.evaluate((list) => list.scrollLeft)
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowLeft')
    await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeLessThan(end - 100)
    for (let back = 0; back < 3; back += 1) {
      await tabTo(carousel.getByRole('button', { name: words.previous }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await tabTo(track)
    }
    await expect(carousel.getByRole('group').first()).toBeInViewport({ ratio: 0.5 })

    const tabs = page.getByRole('tablist', { name: devs.tabsLabel }).getByRole('tab')
    await tabTo(tabs.first())
    await hydrated(tabs)
    for (const [key, index] of movesAmongTabs) {
      await page.keyboard.press(key)
      await expect(tabs.nth(index)).toBeFocused()
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(
        (await tabs.nth(index).textContent()) ?? '',
      )
    }
    const copy = page.getByRole('tabpanel').getByRole('button', { name: ui('en').code.copy })
    await page.keyboard.press('Tab')
    await expect(copy).toBeFocused()
    await holdClock(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel').locator('[aria-live=polite]')).toHaveText(
      ui('en').code.copied,
    )
    await page.clock.resume()

    const field = page.getByRole('textbox', {
      name: roi.inputs.drawingsPerMonth.label,
      exact: true,
    })
    await tabTo(field)
    await hydrated(field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('400')
    const result = page.locator('#roi [aria-live=polite]')
    await expect(result.filter({ hasText: roi.outputs.productCost })).toContainText('€1,330')
    await tabTo(page.locator('#roi').getByRole('button', { name: roi.share }))
    await page.keyboard.press('Enter')
    await expect(result.filter({ hasText: roi.shared })).toBeVisible()
  },
)

test('the scheme is chosen at the end of the page', once, async ({ page }) => {
  await visit(page, addressOf('/careers', 'en'))
  await tabTo(page.getByRole('radio', { name: header.scheme.system }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
})

test('a drawing is read, searched, looked at, corrected and saved', once, async ({ page }) => {
  const { list, filter, exports, signs, summary, viewer } = content.wording('reader', 'en')
  const { samples } = content.page('try', 'en').start
  await visit(page, '/try')
  await skipToContent(page.getByRole('button', { name: samples.shaft }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.try-session[data-phase=ready]')).toBeFocused()

  const label = viewer.label.replace('{page}', '1').replace('{pages}', '1')
  await tabTo(page.getByRole('region', { name: label }))
  const view = page.locator('.try-stage svg')
  const whole = (await view.getAttribute('viewBox')) ?? ''
  await page.keyboard.press('+')
  await expect(view).not.toHaveAttribute('viewBox', whole)

  await tabTo(page.getByRole('searchbox', { name: filter.search }))
  await page.keyboard.type('20g')
  await expect(page.locator('.try-filter').getByRole('status')).toContainText('1')
  await tabTo(page.getByRole('slider'))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /5/)
  await tabTo(page.getByRole('button', { name: list.views.json, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.try-json')).toContainText('g6')
  await tabTo(page.getByRole('button', { name: list.views.list, exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')

  const row = page.getByRole('row').filter({ hasText: 'g6' })
  await tabTo(row.getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(row).toHaveAttribute('data-active', 'true')
  await tabTo(row.getByRole('button', { name: list.edit.replace('{label}', `${signs.Ø} 20 g6`) }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader').filter({ hasText: 'Ø20 g7' })).toBeVisible()

  const saved = page.waitForEvent('download')
  await tabTo(page.getByRole('button', { name: exports.csv, exact: true }))
  await page.keyboard.press('Enter')
  const name = (await saved).suggestedFilename()
  await expect(page.locator('.try-exports').getByRole('status')).toContainText(name)
  await tabTo(page.getByRole('button', { name: summary.another }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: content.page('try', 'en').start.choose }),
  ).toBeFocused()
})
