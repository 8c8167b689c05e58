import type { Page } from '@playwright/test'
import { expect, test } from './looking.ts'

// One after the other in one worker: the second looks at what the first has left.
test.describe.configure({ mode: 'default' })

const once = { tag: '@once' }
let before: Page | undefined

test('a test stores, resizes, emulates and routes', once, async ({ page, context }) => {
  await page.goto('/imprint')
  await page.evaluate(() => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
  })
  await context.addCookies([{ name: 'left', value: 'here', url: page.url() }])
  await page.setViewportSize({ width: 320, height: 500 })
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.route('**/careers', (route) => route.abort())
  before = page
})

test(
  'the next goes on in its page and finds nothing of it',
  once,
  async ({ page, context, viewport }) => {
    expect(page).toBe(before)
    await page.goto('/careers')
    const left = () => [localStorage.getItem('left'), sessionStorage.getItem('left')]
    expect(await page.evaluate(left)).toEqual([null, null])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => innerWidth)).toBe(viewport?.width)
    expect(
      await page.evaluate(() => matchMedia('print, (prefers-color-scheme: dark)').matches),
    ).toBe(false)
  },
)

test('a page that writes an error fails the test', once, async ({ page }) => {
  test.fail()
  await page.goto('/imprint')
  await page.evaluate(() => console.error('broken'))
})
