import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { type SiteProcess, startSite } from './support/site-process.ts'

let browser: Browser
let site: SiteProcess

beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite({ LOG_LEVEL: 'silent' })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('start-up removes utm_* and ref from the address bar, without a reload', async () => {
  const page = await browser.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.goto(`${site.origin}/pricing?Utm_Source=a&q=b%20c&ref=d&lang=de#growth`)
  await page.waitForURL(`${site.origin}/pricing?q=b%20c&lang=de#growth`)
  expect(documents).toHaveLength(1)
  expect(await page.evaluate(() => history.length)).toBe(2)
})
