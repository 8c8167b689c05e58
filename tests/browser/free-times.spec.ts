import { content } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { hydrated, visit } from './support/visit.ts'

/* The page of a call first shows times in the zone of the office, then in the visitor's own or the chosen one. */

test('a zone chosen before the page’s script runs is the zone of the times', {
  tag: '@once',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
  await page.goto('/schedule-call?timeZone=Europe%2FBerlin', { waitUntil: 'commit' })
  const zone = page.getByLabel(content.page('schedule-call', 'en').picker.zone)
  await zone.selectOption('Asia/Tokyo')
  release()
  await zone.focus()
  await expect(page.locator('#times')).toContainText('UTC+9')
  await expect(zone).toHaveValue('Asia/Tokyo')
})

test('a time chosen by keyboard stays chosen and focused when times in the own zone come', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/schedule-call?*New_York*', (route) => released.then(() => route.continue()))
  await visit(page, '/schedule-call')
  await hydrated(page.locator('#times'))
  const time = page.getByRole('radio').nth(1)
  const start = await time.getAttribute('value')
  await time.focus()
  await page.keyboard.press('Space')
  release()
  await expect(page.locator('#times')).toContainText('New York')
  const same = page.locator(`input[value="${start}"]`)
  await expect(same).toBeChecked()
  await expect(same).toBeFocused()
  await context.close()
})
