import type { Page } from '@playwright/test'
import { dropdown } from './support/dropdown.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales, ui } from './support/site.ts'
import { addressBar, settledTop, visit } from './support/visit.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

const { header } = ui('en')

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

    test('holds every page of the header, the call and both languages, and marks the page it is opened on', async ({
      page,
    }) => {
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
      const current = menu.getByRole('link', { name: header.links[1]?.label, exact: true })
      await expect(current).toHaveAttribute('aria-current', 'page')
    })

    test('lists its groups beside each other on a tablet, with their first links in one row', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 })
      const { menu } = await open(page)
      const firsts = [header.useCases.items[0], header.successStories.items[0], header.links[0]]
      const boxes = await Promise.all(
        firsts.map((link) =>
          menu.getByRole('link', { name: link?.label, exact: true }).boundingBox(),
        ),
      )
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
      const [one, two, three] = boxes.map((box) => box?.x ?? 0)
      expect(two).toBeGreaterThan((one ?? 0) + 150)
      expect(three).toBeGreaterThan((two ?? 0) + 150)
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

    test('closes on Escape and by its button, and gives the focus back', async ({ page }) => {
      const { opener, menu } = await open(page)
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opener).toBeFocused()
      await opener.click()
      await expect(menu).toBeVisible()
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

  test(`a page stays where it is while the focus moves through its header in ${languageNames[locale]}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize(wide)
    await visit(page, addressOf('/terms', locale))
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const links = page.getByRole('navigation', { name: header.navigation }).getByRole('link')
    await links.first().focus()
    for (const _ of header.links) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').locator(':focus')).toBeInViewport()
    }
    // Nor does a program that brings a link into view before it clicks.
    await links.last().scrollIntoViewIfNeeded()
    await settledTop(page.locator('footer'))
    expect(await page.evaluate(() => scrollY)).toBe(2000)
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
