import type { Page } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { addressOf, content, languageNames, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { addressBar, visit } from './support/visit.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** A dropdown of the header: its button, and the links in its panel. */
function dropdown(page: Page, name: string) {
  const button = page.getByRole('banner').getByRole('button', { name })
  const panel = page.getByRole('banner').locator('[popover]:popover-open')
  return { button, panel, links: panel.getByRole('link') }
}

for (const locale of locales) {
  const { header } = ui(locale)

  test.describe(`the dropdowns in ${languageNames[locale]}`, { tag: '@once' }, () => {
    test.use({ viewport: wide })

    for (const menu of [header.useCases, header.successStories]) {
      test(`"${menu.label}" opens on a click and lists its four pages`, async ({ page }) => {
        await visit(page, addressOf('/pricing', locale))
        const { button, links } = dropdown(page, menu.label)
        await expect(button).toHaveAttribute('aria-expanded', 'false')
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await expect(links).toHaveCount(4)
        for (const [index, item] of menu.items.entries()) {
          await expect(links.nth(index)).toContainText(item.label)
          await expect(links.nth(index)).toHaveAttribute('href', addressOf(item.href, locale))
        }
      })
    }

    test('opens while the pointer is on it, and a click then keeps it open', async ({ page }) => {
      await visit(page, addressOf('/pricing', locale))
      const { button, panel } = dropdown(page, header.useCases.label)
      await button.hover()
      await expect(panel).toBeVisible()
      await button.click()
      await expect(panel).toBeVisible()
    })

    test('all labels stand in one line, and the languages below their button, from 1,280 px', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await visit(page, addressOf('/pricing', locale))
      const labels = page.getByRole('navigation', { name: header.navigation }).locator('a, button')
      for (const label of await labels.filter({ visible: true }).all()) {
        const lines = await label.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const words = [...range.getClientRects()].filter(({ width }) => width > 1)
          return new Set(words.map(({ bottom }) => Math.round(bottom / 12))).size
        })
        expect(lines, await label.textContent().then(String)).toBe(1)
      }
      const { button, panel } = dropdown(page, header.language)
      await button.click()
      const [above, below] = [await button.boundingBox(), await panel.boundingBox()]
      expect(below?.width).toBeLessThan(300)
      expect(below?.x).toBeLessThan(above?.x ?? 0)
      expect((below?.x ?? 0) + (below?.width ?? 0)).toBeGreaterThan(
        (above?.x ?? 0) + (above?.width ?? 0),
      )
    })

    test('opens where the pointer was before the page listened', async ({ page }) => {
      const frame = Promise.withResolvers<void>()
      await page.route(`**${chunkOf('src/frame/frame.ts')}`, async (route) => {
        await frame.promise
        await route.continue()
      })
      await page.goto(addressOf('/pricing', locale))
      const { button, panel } = dropdown(page, header.useCases.label)
      await button.hover()
      await expect(panel).toBeHidden()
      frame.resolve()
      await expect(panel).toBeVisible()
      await page.mouse.move(700, 800)
      await expect(panel).toBeHidden()
    })

    test('stays open on the way into the panel', async ({ page }) => {
      await visit(page, addressOf('/pricing', locale))
      const { button, panel, links } = dropdown(page, header.useCases.label)
      await button.hover()
      await expect(panel).toBeVisible()
      await links.nth(2).hover()
      await page.waitForTimeout(400)
      await expect(panel).toBeVisible()
    })
  })
}

const { header } = ui('en')

test.describe('a dropdown', { tag: '@once' }, () => {
  test.use({ viewport: wide })

  test('is still open right after the pointer has left, and closed a little later', async ({
    page,
  }) => {
    await visit(page, '/pricing')
    const { button, panel } = dropdown(page, header.useCases.label)
    await button.hover()
    await expect(panel).toBeVisible()
    const times = page.evaluate(
      () =>
        new Promise<{ left: number; closed: number }>((resolve) => {
          const open = document.querySelector('[popover]:popover-open')
          let left = 0
          open?.parentElement?.addEventListener('pointerleave', (event) => {
            left = event.timeStamp
          })
          open?.addEventListener('beforetoggle', (event) => {
            resolve({ left, closed: event.timeStamp })
          })
        }),
    )
    await page.mouse.move(700, 800)
    const { left, closed } = await times
    // SPEC section 9: 120 ms. Timers only ever come late.
    expect(closed - left).toBeGreaterThanOrEqual(115)
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('stays open when the pointer comes back in time', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/pricing')
    const { button, panel } = dropdown(page, header.useCases.label)
    await button.hover()
    await expect(panel).toBeVisible()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.mouse.move(700, 800)
    await page.clock.runFor(100)
    await expect(panel).toBeVisible()
    await button.hover()
    await page.clock.runFor(1000)
    await expect(panel).toBeVisible()
    await page.mouse.move(700, 800)
    await page.clock.runFor(130)
    await expect(panel).toBeHidden()
  })

  test('closes on Escape and gives the focus back to its button', async ({ page }) => {
    await visit(page, '/pricing')
    const { button, panel } = dropdown(page, header.useCases.label)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on Escape when it is only hovered', async ({ page }) => {
    await visit(page, '/pricing')
    const { button, panel } = dropdown(page, header.useCases.label)
    await button.hover()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('closes on a click outside', async ({ page }) => {
    await visit(page, '/pricing')
    const { button, panel } = dropdown(page, header.useCases.label)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.mouse.click(700, 800)
    await expect(panel).toBeHidden()
  })

  test('is walked through by keyboard, and closes when the focus leaves it', async ({ page }) => {
    await visit(page, '/pricing')
    const { button, panel, links } = dropdown(page, header.useCases.label)
    await page.getByRole('banner').getByRole('link', { name: header.home }).focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(panel).toBeVisible()
    for (let index = 0; index < 4; index += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(index)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('banner').getByRole('button', { name: header.successStories.label }),
    ).toBeFocused()
    await expect(panel).toBeHidden()
  })

  test('closes when another one opens', async ({ page }) => {
    await visit(page, '/pricing')
    const first = dropdown(page, header.useCases.label)
    const second = dropdown(page, header.successStories.label)
    await first.button.focus()
    await page.keyboard.press('Enter')
    await second.button.hover()
    await expect(second.panel).toHaveCount(1)
    await expect(second.links.first()).toContainText(header.successStories.items[0]?.label ?? '')
  })

  test('closes when one of its pages is chosen', async ({ page }) => {
    await visit(page, '/pricing')
    const { button, panel, links } = dropdown(page, header.useCases.label)
    await button.focus()
    await page.keyboard.press('Enter')
    await links.nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content.page('use-case-feasibility-analysis', 'en').hero.title,
    )
    await expect(panel).toBeHidden()
  })

  test('opens by a click before the scripts have come, and says so when they have', async ({
    page,
  }) => {
    let letScriptsCome = () => {}
    const scriptsMayCome = new Promise<void>((resolve) => {
      letScriptsCome = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await scriptsMayCome
      await route.continue()
    })
    await page.goto('/pricing', { waitUntil: 'commit' })
    const { button, panel, links } = dropdown(page, header.useCases.label)
    await button.click()
    await expect(panel).toBeVisible()
    await expect(links).toHaveCount(4)
    letScriptsCome()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test.describe('on a wide screen', { tag: '@once' }, () => {
    test.use({ viewport: wide })

    test('dropdowns open by a click, close on Escape and lead to their pages', async ({ page }) => {
      await page.goto('/pricing')
      const { button, panel, links } = dropdown(page, header.successStories.label)
      await button.click()
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await button.click()
      await links.first().click()
      expect(addressBar(page)).toBe(header.successStories.items[0]?.href)
    })
  })

  test.describe('on a narrow screen', { tag: '@once' }, () => {
    test.use({ viewport: narrow })

    test('the mobile menu opens, closes and leads to its pages', async ({ page }) => {
      await page.goto('/security')
      const menu = page.getByRole('dialog', { name: header.navigation })
      await page.getByRole('button', { name: header.openMenu }).click()
      await expect(menu).toBeVisible()
      await menu.getByRole('button', { name: header.closeMenu }).click()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: header.openMenu }).click()
      await menu.getByRole('link', { name: header.links[0]?.label }).click()
      expect(addressBar(page)).toBe(header.links[0]?.href)
    })
  })
})

for (const locale of locales) {
  const { header } = ui(locale)

  test.describe(`the mobile menu in ${languageNames[locale]}`, { tag: '@once' }, () => {
    test.use({ viewport: narrow })

    async function open(page: Page) {
      await visit(page, addressOf('/security', locale))
      const opener = page.getByRole('button', { name: header.openMenu })
      await opener.click()
      const menu = page.getByRole('dialog', { name: header.navigation })
      await expect(menu).toBeVisible()
      return { opener, menu }
    }

    test('holds every page of the header, the call and both languages', async ({ page }) => {
      const { menu } = await open(page)
      const links = [
        ...header.useCases.items,
        ...header.successStories.items,
        ...header.links,
        header.scheduleCall,
      ]
      for (const { label, href } of links) {
        const link = menu.getByRole('link', { name: label, exact: true })
        await expect(link).toHaveAttribute('href', addressOf(href, locale))
      }
      for (const name of Object.values(languageNames)) {
        await expect(menu.getByRole('link', { name })).toBeVisible()
      }
    })

    test('is modal and keeps the focus inside', async ({ page }) => {
      const { menu } = await open(page)
      expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab')
        const isInside = await menu.evaluate(
          // Past the last link the focus may be on the browser itself, which shows as body.
          (dialog) =>
            dialog.contains(document.activeElement) || document.activeElement === document.body,
        )
        expect(isInside).toBe(true)
      }
    })

    test('closes on Escape and gives the focus back', async ({ page }) => {
      const { opener, menu } = await open(page)
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opener).toBeFocused()
    })

    test('closes by its button and gives the focus back', async ({ page }) => {
      const { opener, menu } = await open(page)
      await menu.getByRole('button', { name: header.closeMenu }).click()
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test('closes when a page is chosen and shows that page', async ({ page }) => {
      const { menu } = await open(page)
      await menu.getByRole('link', { name: header.links[0]?.label, exact: true }).click()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        content.page('pricing', locale).hero.title,
      )
    })

    test('marks the page it is opened on', async ({ page }) => {
      const { menu } = await open(page)
      const current = menu.getByRole('link', { name: header.links[1]?.label, exact: true })
      await expect(current).toHaveAttribute('aria-current', 'page')
    })
  })

  test(`the first Tab of a page in ${languageNames[locale]} reaches the skip link, which leads to the content`, async ({
    page,
  }) => {
    await visit(page, addressOf('/security', locale))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: ui(locale).skipToContent })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const isInMain = await page
      .getByRole('main')
      .evaluate((main) => main.contains(document.activeElement))
    expect(isInMain).toBe(true)
  })

  test(`the header marks the current page in ${languageNames[locale]}, and only that`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize(wide)
    await visit(page, addressOf('/security', locale))
    const navigation = page.getByRole('navigation', { name: header.navigation })
    const current = navigation.locator('[aria-current=page]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveText(header.links[1]?.label ?? '')
    await navigation.getByRole('link', { name: header.links[0]?.label, exact: true }).click()
    await expect(current).toHaveText(header.links[0]?.label ?? '')
  })
}
