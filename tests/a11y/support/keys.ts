import { expect, type Locator } from '@playwright/test'

/** Presses Tab, or Shift and Tab, until an element has the focus; fails where no number of presses leads there. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = target.page()
  for (let press = 0; press < 150; press += 1) {
    await keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'reached with Tab').toBeFocused()
}

/** Skips header and breadcrumbs, as people do who have read them on another page. */
export async function skipToContent(target: Locator): Promise<void> {
  const page = target.page()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(target)
}
