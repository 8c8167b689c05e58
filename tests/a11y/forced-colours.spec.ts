import type { Locator } from '@playwright/test'
import { content, home, ui } from '../browser/support/site.ts'
import { expect, test } from '../browser/support/test.ts'
import { hydrated, reach, visit } from '../browser/support/visit.ts'

/* Colours of the system take away backgrounds and shadows: what is chosen, lit or focused shows in another way. */

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** What draws the eye to an element when backgrounds are all one: a frame around it, or a fill of the system. */
function markOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const style = getComputedStyle(node)
    const isFramed = style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2
    return `${isFramed ? 'framed' : ''} ${style.backgroundColor} ${style.borderTopWidth} ${style.borderTopColor}`
  })
}

/** Fails unless an element looks other than one of its kind that is not chosen. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  expect.soft(await markOf(chosen), `${chosen}`).not.toBe(await markOf(other))
}

test('what is chosen on a page differs from the rest', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  const fields = page.locator('.evidence-field')
  await hydrated(fields)
  await fields.nth(1).hover()
  await expect(fields.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expectMarked(fields.nth(1), fields.nth(2))
  const tabs = page.getByRole('tablist', { name: home('en').devs.tabsLabel }).getByRole('tab')
  await reach(tabs)
  await expectMarked(tabs.first(), tabs.last())
  const schemes = page.getByRole('contentinfo').locator('label')
  await expectMarked(schemes.first(), schemes.last())

  await visit(page, '/use-cases/feasibility-analysis')
  const verdicts = page.locator('.verdict')
  await expectMarked(page.locator('.verdict[aria-current]'), verdicts.last())
  await visit(page, '/security')
  const bar = page.getByRole('navigation', { name: ui('en').header.navigation })
  await expectMarked(bar.locator('[aria-current=page]'), bar.getByRole('link').last())
  const ways = page.locator('.choices label')
  await expectMarked(ways.first(), ways.last())
  await visit(page, '/changelog')
  const places = page.locator('.revised-place')
  const latest = page.locator('[data-latest]')
  await expectMarked(latest.first(), places.and(page.locator(':not([data-latest])')).first())
  await visit(page, '/schedule-call')
  const times = page.locator('.slot')
  await times.first().locator('input').focus()
  await page.keyboard.press('Space')
  await expectMarked(times.first(), times.nth(1))
})

test('the focus and what carries a meaning on /try stay visible', { tag: '@once' }, async ({
  page,
}) => {
  const { list } = content.wording('reader', 'en')
  await visit(page, '/try')
  await page.getByRole('button', { name: content.page('try', 'en').start.samples.shaft }).click()
  await expect(page.locator('.try-session[data-phase=ready]')).toBeFocused()
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  await expectMarked(view(list.views.list), view(list.views.json))
  const rows = page.locator('.try-kind').first().locator('tbody tr')
  await rows.nth(1).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toHaveAttribute('data-active', 'true')
  await expectMarked(rows.nth(1), rows.nth(2))
  // Shapes of a drawing keep their own colours; a box must not be lost on its sheet.
  const box = page.locator('.try-stage rect[data-active]').first()
  const [stroke, sheet] = await box.evaluate((rect) => [
    getComputedStyle(rect).stroke,
    getComputedStyle(rect.closest('svg') ?? rect).backgroundColor,
  ])
  expect(stroke).not.toBe('none')
  expect(stroke).not.toBe(sheet)
  for (const stop of [
    view(list.views.json),
    page.getByRole('searchbox'),
    page.getByRole('slider'),
  ]) {
    await stop.focus()
    await page.keyboard.press('Shift')
    expect(await markOf(stop), `${stop}`).toContain('framed')
  }
})

test('lines drawn as backgrounds stay, and drawings are as dark or light as their ground', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/security')
  for (const mark of ['.dimension', '.leader']) {
    const line = await page
      .locator(mark)
      .first()
      .evaluate((node) => getComputedStyle(node, '::after').forcedColorAdjust)
    expect(line, mark).toBe('none')
  }
  const scheme = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).colorScheme)
  expect(await scheme('.blueprint')).toBe(await scheme('html'))
  // A band has the ground of the system: what fills it otherwise is no background, so that browsers leave it.
  await expect(page.locator('.blueprint').first()).toHaveCSS('border-image-source', 'none')
})
