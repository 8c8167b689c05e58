import type { Page } from '@playwright/test'

/** A dropdown of the header: its button, and the links in its panel. */
export function dropdown(page: Page, name: string) {
  const button = page.getByRole('banner').getByRole('button', { name })
  const panel = page.getByRole('banner').locator('[popover]:popover-open')
  return { button, panel, links: panel.getByRole('link') }
}
