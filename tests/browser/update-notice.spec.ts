import type { Page, Route } from '@playwright/test'
import { chunkOf } from './support/chunks.ts'
import { addressOf, home, languageNames, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { addressBar, reach, visit } from './support/visit.ts'

const versionAddress = /\/version\.json\?/

interface Version {
  version: string
  buildId: string
  buildTimestamp: string
}

async function runningVersion(page: Page): Promise<Version> {
  return (await (await page.request.get('/version.json')).json()) as Version
}

/** What the site answers to the version question from now on; counts the questions. */
async function answerVersion(page: Page, answer: (route: Route, running: Version) => unknown) {
  const running = await runningVersion(page)
  const asked: string[] = []
  await page.route(versionAddress, async (route) => {
    asked.push(route.request().url())
    await answer(route, running)
  })
  return asked
}

const newer = (route: Route, running: Version) =>
  route.fulfill({
    json: { ...running, buildId: 'ffffffffffff', buildTimestamp: '2999-01-01T00:00:00.000Z' },
  })
const same = (route: Route, running: Version) => route.fulfill({ json: running })
const older = (route: Route, running: Version) =>
  route.fulfill({
    json: { ...running, buildId: 'ffffffffffff', buildTimestamp: '2020-01-01T00:00:00.000Z' },
  })

const focusWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

function notice(page: Page, locale: 'en' | 'de') {
  const words = ui(locale).updateNotice
  return {
    text: page.getByRole('status').getByText(words.text),
    reload: page.getByRole('status').getByRole('button', { name: words.reload }),
    dismiss: page.getByRole('status').getByRole('button', { name: words.dismiss }),
  }
}

test('the notice has the words of the specification', { tag: '@once' }, () => {
  const { text, reload } = ui('en').updateNotice
  expect([text, reload]).toEqual(['There is a new version of this website', 'Reload now'])
})

for (const locale of locales) {
  test(`a newer build shows the notice in ${languageNames[locale]}, and Reload loads the page again`, async ({
    page,
  }) => {
    await visit(page, addressOf('/pricing', locale))
    await answerVersion(page, newer)
    const { text, reload } = notice(page, locale)
    await expect(text).toHaveCount(0)
    await focusWindow(page)
    await expect(text).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { isOldDocument: true }))
    await reload.click()
    await page.waitForFunction(() => !('isOldDocument' in globalThis))
    expect(addressBar(page)).toBe(addressOf('/pricing', locale))
    await expect(text).toHaveCount(0)
  })
}

test.describe('an answer without a newer build', () => {
  // The browser itself names a failed request; the page adds nothing to it.
  test.use({ expectedProblems: /^console error: Failed to load resource/ })

  test('is no reason for a notice or a word', async ({ page, problems }) => {
    await visit(page, '/pricing')
    for (const [name, answer] of [
      ['the same build', same],
      ['an older build', older],
      ['a 503', (route: Route) => route.fulfill({ status: 503, body: 'busy' })],
      ['a 404', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
      ['another shape', (route: Route) => route.fulfill({ json: { hello: 1 } })],
    ] as const) {
      const asked = await answerVersion(page, answer)
      await focusWindow(page)
      await expect.poll(() => asked.length, name).toBe(1)
      await page.waitForTimeout(300)
      await expect(notice(page, 'en').text, name).toHaveCount(0)
      await page.unroute(versionAddress)
    }
    expect(problems.filter((each) => !each.includes('Failed to load resource'))).toEqual([])
  })
})

test.describe('a version check that fails', () => {
  test.use({ expectedProblems: /^console (?:error: Failed to load resource|warning: )/ })

  for (const [name, answer] of [
    ['a broken connection', (route: Route) => route.abort('connectionreset')],
    ['no JSON', (route: Route) => route.fulfill({ body: '<html>' })],
  ] as const) {
    test(`${name} is logged as one warning, and that is all`, async ({ page, problems }) => {
      await visit(page, '/pricing')
      const asked = await answerVersion(page, answer)
      await focusWindow(page)
      await expect.poll(() => asked.length).toBe(1)
      const warnings = () => problems.filter((each) => each.startsWith('console warning: '))
      await expect.poll(() => warnings().length).toBe(1)
      await page.waitForTimeout(300)
      expect(warnings()).toHaveLength(1)
      await expect(notice(page, 'en').text).toHaveCount(0)
    })
  }
})

test('the version is asked for every 60 s, with a timestamp and past every cache', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const modes: (string | undefined)[] = []
    const send = globalThis.fetch
    globalThis.fetch = (input, init) => {
      if (String(input).includes('/version.json')) modes.push(init?.cache)
      return send(input, init)
    }
    Object.assign(globalThis, { cacheModes: modes })
  })
  await visit(page, '/pricing')
  const asked = await answerVersion(page, same)
  await page.clock.fastForward(58_000)
  expect(asked).toHaveLength(0)
  for (const count of [1, 2, 3]) {
    await page.clock.fastForward(60_000)
    await expect.poll(() => asked.length).toBe(count)
    // A question still under way would keep the next one back.
    await page.waitForTimeout(300)
  }
  const times = asked.map((address) => Number(new URL(address).searchParams.get('t')))
  expect(new Set(times).size).toBe(3)
  for (const time of times) expect(time).toBeGreaterThan(1_600_000_000_000)
  expect(await page.evaluate(() => (globalThis as { cacheModes?: string[] }).cacheModes)).toEqual([
    'no-store',
    'no-store',
    'no-store',
  ])
})

test('the answer itself is never stored', { tag: '@once' }, async ({ request }) => {
  const answer = await request.get('/version.json?t=1')
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(Object.keys(await answer.json()).toSorted()).toEqual([
    'buildId',
    'buildTimestamp',
    'version',
  ])
})

test('the version is asked for when the tab becomes visible, and not while it is hidden', async ({
  page,
}) => {
  await visit(page, '/pricing')
  const asked = await answerVersion(page, same)
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await page.waitForTimeout(300)
  expect(asked).toHaveLength(0)
  await show('visible')
  await expect.poll(() => asked.length).toBe(1)
})

test('the notice can be dismissed and does not come back at the next question', async ({
  page,
}) => {
  await visit(page, '/pricing')
  const asked = await answerVersion(page, newer)
  const { text, dismiss } = notice(page, 'en')
  await focusWindow(page)
  await dismiss.click()
  await expect(text).toHaveCount(0)
  await focusWindow(page)
  await expect.poll(() => asked.length).toBe(2)
  await page.waitForTimeout(300)
  await expect(text).toHaveCount(0)
})

test('the notice takes no focus and hides nothing that has it', async ({ page }) => {
  await visit(page, '/pricing')
  await answerVersion(page, newer)
  const skip = page.getByRole('link', { name: ui('en').header.home }).first()
  await skip.focus()
  await focusWindow(page)
  await expect(notice(page, 'en').text).toBeVisible()
  await expect(skip).toBeFocused()
})

test.describe('a module that is gone', () => {
  test.use({
    expectedProblems:
      /Failed to load resource|Failed to fetch dynamically imported module|Importing a module script failed/,
  })

  for (const locale of locales) {
    test(`of a section keeps what the server has sent in ${languageNames[locale]} and shows the notice`, async ({
      page,
    }) => {
      await page.route(`**${chunkOf('src/pages/home/start-proof.enhance.ts')}`, (route) =>
        route.fulfill({ status: 404, body: '' }),
      )
      await visit(page, addressOf('/', locale))
      await page.locator('#proof').scrollIntoViewIfNeeded()
      const { text } = notice(page, locale)
      await expect(text).toBeVisible()
      await page.waitForTimeout(500)
      const { proof } = home(locale)
      await expect(page.locator('#proof').getByRole('heading', { level: 2 })).toHaveText(
        proof.title,
      )
      for (const { label } of proof.kpis) {
        await expect(page.locator('#proof').getByText(label, { exact: true })).toBeVisible()
      }
      // The rest of the page goes on.
      await expect(page.locator('#faq').getByText(home(locale).faq.closing)).toBeVisible()
      await reach(page.getByRole('tab'))
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    })
  }

  test('of the frame of the page itself shows the notice', async ({ page }) => {
    await page.route(`**${chunkOf('src/frame/frame.ts')}`, (route) => route.abort())
    await page.goto('/pricing')
    const { text, dismiss } = notice(page, 'en')
    await expect(text).toBeVisible()
    await dismiss.click()
    await expect(text).toHaveCount(0)
  })

  test('of a connection that breaks shows the notice, too', async ({ page }) => {
    await page.route(`**${chunkOf('src/pages/home/start-proof.enhance.ts')}`, (route) =>
      route.abort(),
    )
    await visit(page, '/')
    await page.locator('#proof').scrollIntoViewIfNeeded()
    await expect(notice(page, 'en').text).toBeVisible()
    await page.waitForTimeout(700)
    await expect(notice(page, 'en').text).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test('an error of any of the three messages of the specification shows the notice', async ({
  page,
}) => {
  for (const [index, message] of [
    'Failed to fetch dynamically imported module: /assets/x.js',
    'Importing a module script failed.',
    'ChunkLoadError: 3',
  ].entries()) {
    await visit(page, `/pricing?case=${index}`)
    await page.evaluate((text) => {
      const promise = new Promise(() => {})
      const reason = new Error(text)
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }))
    }, message)
    await expect(notice(page, 'en').text, message).toBeVisible()
  }
})

test('a module that fails before the frame listens is announced as well', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    })
  })
  await page.goto('/pricing')
  await expect(notice(page, 'en').text).toBeVisible()
})
