import type { Page } from '@playwright/test'

/** A window of its own in the same tab stores something, as the page before does from another process. */
export async function handOverLate(page: Page, key: string, value: object): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
      contentWindow?.sessionStorage.setItem(name, text)
    },
    [key, JSON.stringify(value)] as const,
  )
}
