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

test('a time of day is on one line across the days of a week, and the days stand below each other on a phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/schedule-call')
  await hydrated(page.locator('#times'))
  const tops = () =>
    page.locator('.slot').evaluateAll((slots) => {
      const byTime: Record<string, number[]> = {}
      for (const slot of slots) {
        const time = slot.querySelector('.slot__time')?.textContent ?? ''
        byTime[time] = [...(byTime[time] ?? []), Math.round(slot.getBoundingClientRect().top)]
      }
      return Object.values(byTime)
    })
  const places = await tops()
  expect(Math.max(...places.map((days) => days.length))).toBeGreaterThan(1)
  for (const days of places) expect(new Set(days).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  // The browser may lay the page out a moment after its window has changed.
  await expect(async () => {
    for (const days of await tops()) expect(new Set(days).size).toBe(days.length)
  }).toPass({ timeout: 5000 })
  await expect(page.locator('.slot-taken:visible')).toHaveCount(0)
})

for (const width of [768, 1024, 1440]) {
  test(`in German a day keeps to its month, and times stand in rows, at ${width} px`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/schedule-call?lang=de')
    await hydrated(page.locator('#times'))
    // Days that have come meanwhile may take the place of those on the page.
    await expect(async () => {
      const days = await page.locator('.slot-day').evaluateAll((all) =>
        all.map((day) => ({
          timesBegin: Math.round(
            day.querySelector('.slot-day__times')?.getBoundingClientRect().top ?? 0,
          ),
          weekdayDisplay: getComputedStyle(day.querySelector('.slot-day__part') as Element).display,
        })),
      )
      expect(days.length).toBeGreaterThan(1)
      expect(new Set(days.map(({ timesBegin }) => timesBegin)).size).toBe(1)
      for (const { weekdayDisplay } of days) expect(weekdayDisplay).toBe('block')
    }).toPass({ timeout: 5000 })
  })
}
