import type { Page } from '@playwright/test'
import { addressOf } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

/* Where React cannot take over: on the page of rules, where nothing is reported to anybody. */

const island = (page: Page) => page.locator('page-island[src*=rules-desk]')

test.describe('an island that cannot be shown', () => {
  test.use({ expectedProblems: /No numbers today/ })

  test('tells of it once, and stays as it was', { tag: '@once' }, async ({ page, problems }) => {
    await page.route(/rules-desk\.island-[\w-]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function RulesDesk() { throw new Error('No numbers today') }",
      }),
    )
    await visit(page, addressOf('/try/rules', 'en'))
    const before = await island(page).textContent()
    await island(page).locator('h2').first().hover()
    await expect.poll(() => problems.length).toBeGreaterThan(0)
    await page.waitForTimeout(500)
    expect(await island(page).textContent()).toBe(before)
    expect(problems.filter((each) => each.startsWith('page error'))).toHaveLength(1)
  })
})

test.describe('an island that something else has changed', () => {
  test.use({ expectedProblems: /Minified React error #418/ })

  test('tells that React renders it anew', { tag: '@once' }, async ({ page, problems }) => {
    await visit(page, addressOf('/try/rules', 'en'))
    await island(page)
      .locator('label')
      .first()
      .evaluate((label) => label.append(' changed'))
    await island(page).locator('h2').first().hover()
    await expect.poll(() => problems.join('\n')).toContain('Minified React error #418')
  })
})
