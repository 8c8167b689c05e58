import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, articleAddresses, siteRoutes } from '../browser/support/site.ts'
import { watch } from '../browser/support/test.ts'
import { ask } from './support/ask.ts'
import { openBrowser } from './support/browser.ts'
import { type EnvelopeReceiver, startReceiver } from './support/envelope-receiver.ts'
import { observatoryPoints } from './support/observatory.ts'
import { type SiteProcess, startSite } from './support/site-process.ts'

/*
 * The policy where it is least seen: on articles, and with error reports switched on. All other pages are visited in
 * both languages by tests/a11y/every-page.spec.ts, under the same watch.
 */

let browser: Browser
let receiver: EnvelopeReceiver
let site: SiteProcess

beforeAll(async () => {
  browser = await openBrowser()
  receiver = await startReceiver()
  site = await startSite({ SENTRY_DSN: receiver.dsn, LOG_LEVEL: 'warn' })
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.stop(), receiver?.stop()])
})

test('articles and pages that may report errors keep to their policy, set no cookie and ask nobody else', {
  timeout: 120_000,
}, async () => {
  // What is drawn is not looked at: a low window costs a sixth less.
  const viewport = { width: 1280, height: 240 }
  const context = await browser.newContext({ locale: 'en-GB', viewport })
  const problems: string[] = []
  const setCookies: string[] = []
  await watch(context, site.origin, problems)
  context.on('response', async (answer) => {
    if ((await answer.allHeaders())['set-cookie']) setCookies.push(answer.url())
  })
  const addresses = [
    ...articleAddresses,
    ...siteRoutes.filter((_, at) => at % 3 === 0).map(({ path }) => addressOf(path, 'de')),
    '/search?q=tolerance&page=2',
    '/try?lang=de',
    '/try/callout?q=M8x1',
  ]
  const visit = async () => {
    const page = await context.newPage()
    for (let next = addresses.pop(); next !== undefined; next = addresses.pop()) {
      await page.goto(site.origin + next)
      // Until the frame listens, and what wakes at once.
      await page.evaluate(
        "import(document.querySelector('script[data-frame]').dataset.frame).then(() => {})",
      )
      await page.waitForFunction(() => !document.querySelector('page-island[when=load]'))
    }
  }
  await Promise.all([visit(), visit(), visit()])
  expect(problems).toEqual([])
  expect(setCookies).toEqual([])
  expect(await context.cookies()).toEqual([])
  await context.close()
  expect(receiver.requests).toEqual([])
})

test('what the policy blocks is reported, without the query of the page', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/imprint?token=keysecret`)
  // A value that has been refused before is not refused again.
  const violate = () =>
    page.evaluate(() => document.body.setAttribute('style', `order: ${performance.now()}`))
  const found = () => receiver.items('event').map(({ payload }) => payload.exception.values[0])
  // The listener comes with the SDK, when the page has been idle.
  await expect
    .poll(() => violate().then(found), { timeout: 60_000 })
    .toContainEqual(expect.objectContaining({ value: 'style-src-attr refused inline' }))
  await page.close()
  expect(receiver.requests.map(({ body }) => body.toString('latin1')).join()).not.toContain(
    'secret',
  )
})

test('the Observatory of MDN would give 130 points and A+', async () => {
  for (const path of ['/', '/try?lang=de']) {
    const { headers, body } = await ask(site.origin, path)
    // Errors are received on loopback here; a host outside is reached by https.
    const strings = headers as Record<string, string | undefined>
    const policy = strings['content-security-policy']?.replace('http://127', 'https://127')
    const scanned = { headers: { ...strings, 'content-security-policy': policy }, html: body }
    expect(observatoryPoints(scanned)).toEqual({
      'content-security-policy': 10,
      'cross-origin-resource-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
    })
  }
})
