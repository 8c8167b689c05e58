import type { Page } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { ui } from './support/site.ts'
import { reach, visit } from './support/visit.ts'

const once = { tag: '@once' }

async function openContents(page: Page, address: string) {
  await visit(page, address)
  const links = page.getByRole('navigation', { name: ui('en').contents }).getByRole('link')
  await reach(links)
  return { links, current: links.and(page.locator('[aria-current=location]')) }
}

test(
  'the contents mark the section being read, and at the end the last one',
  once,
  async ({ page }) => {
    const { links, current } = await openContents(page, '/documentation')
    await expect(current).toHaveCount(0)
    await links.nth(3).click()
    await expect(current).toHaveCount(1)
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'location')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(links.last()).toHaveAttribute('aria-current', 'location')
    await expect(current).toHaveCount(1)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current).toHaveCount(0)
  },
)

test('the contents of an article follow its chapters', once, async ({ page }) => {
  const { links, current } = await openContents(page, '/knowledge-base/general-tolerances')
  expect(await links.count()).toBeGreaterThan(2)
  await links.nth(1).click()
  await expect(current).toHaveCount(1)
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location')
})
