import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { type EnvelopeReceiver, startReceiver } from './support/envelope-receiver.ts'
import { type SiteProcess, startSite } from './support/site-process.ts'

const sdkChunk = /\/assets\/open-reports-[\w-]+\.js$/

let browser: Browser
let receiver: EnvelopeReceiver
let site: SiteProcess
let silentSite: SiteProcess

beforeAll(async () => {
  browser = await openBrowser()
  receiver = await startReceiver()
  site = await startSite({ SENTRY_DSN: receiver.dsn, LOG_LEVEL: 'silent' })
  silentSite = await startSite({ LOG_LEVEL: 'silent' })
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.stop(), silentSite?.stop(), receiver?.stop()])
})

beforeEach(() => {
  receiver.requests.length = 0
})

async function withPage(look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    await look(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Opens a page and waits until the SDK is there and has been idle once. */
async function openWithSdk(page: Page, path = '/'): Promise<void> {
  const sdk = page.waitForResponse((response) => sdkChunk.test(response.url()))
  await page.goto(site.origin + path)
  await (await sdk).finished()
  await idle(page)
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForTimeout(500)
}

function throwLater(page: Page, message: string, stack?: string): Promise<void> {
  return page.evaluate(
    ([text, frames]) => {
      const error = new Error(text)
      if (frames) error.stack = frames
      setTimeout(() => {
        throw error
      })
    },
    [message, stack] as const,
  )
}

const messages = () =>
  receiver.items('event').map(({ payload }) => payload.exception.values.at(-1).value as string)

function arrival(text: string, limit = 60_000): Promise<void> {
  return vi.waitFor(() => expect(messages().join()).toContain(text), limit)
}

describe('an error in the page', () => {
  test('arrives without anything of the visitor, with a masked replay', async () => {
    await withPage(async (page) => {
      const cookie = { name: 'visit', value: 'cookiesecret', url: site.origin }
      await page.context().addCookies([cookie])
      await openWithSdk(page, '/?email=querysecret@x.example&lang=de#hashsecret')
      await page.evaluate(() => {
        const form = document.createElement('form')
        form.innerHTML =
          '<label>textsecret <input id="fault-input" placeholder="hintsecret"></label><a href="/x?linksecret=1">a</a>'
        document.querySelector('main')?.prepend(form)
      })
      await page.locator('#fault-input').pressSequentially('typedsecret')
      await page.evaluate(() => console.warn('consolesecret'))
      await page.evaluate(() => fetch('/version.json?t=fetchsecret'))
      const place = 'typedsecret jo.secret@x.example +49 30 901820 /a?token=tokensecret'
      await throwLater(page, `Deliberate failure: ${place}`)
      await arrival('Deliberate failure')
      await vi.waitFor(() => expect(receiver.items('replay_recording')).not.toEqual([]), 60_000)
    })

    const [event] = receiver.items('event').map(({ payload }) => payload)
    expect(event).toMatchObject({
      environment: 'production',
      release: expect.stringMatching(/^[0-9a-f]{12}$/),
      request: { url: `${site.origin}/` },
    })
    expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0)
    for (const name of ['user', 'extra', 'server_name', 'modules'])
      expect(event).not.toHaveProperty(name)
    expect(Object.keys(event.request.headers)).toEqual(['User-Agent'])
    expect(event.breadcrumbs.map((crumb: { category: string }) => crumb.category)).toContain(
      'fetch',
    )

    expectMaskedRecording()
    for (const { headers, body } of receiver.requests) {
      expect(body.toString('latin1')).not.toMatch(/secret|x\.example|[?&](?:lang|email|t)=|cookie/i)
      expect(headers.cookie).toBeUndefined()
      expect(headers.referer ?? `${site.origin}/`).toBe(`${site.origin}/`)
    }
  })

  test('is reported once, also when it came before the SDK', async () => {
    await withPage(async (page) => {
      // As soon as the client listens, long before the page has loaded and been idle.
      await page.addInitScript(() => {
        const listen = window.addEventListener.bind(window)
        window.addEventListener = ((name: string, ...rest: [EventListener]) => {
          listen(name, ...rest)
          if (name !== 'unhandledrejection') return
          window.addEventListener = listen
          setTimeout(() => {
            throw new Error('Early failure')
          })
          Promise.reject(new Error('Early rejection'))
        }) as typeof window.addEventListener
      })
      await openWithSdk(page)
      await arrival('Early failure')
      await arrival('Early rejection')
      await page.waitForTimeout(500)
    })
    expect(messages().filter((text) => text === 'Early failure')).toHaveLength(1)
    expect(messages().filter((text) => text === 'Early rejection')).toHaveLength(1)
  })

  test('of a browser extension is ignored', async () => {
    await withPage(async (page) => {
      await openWithSdk(page)
      const frame = 'at run (chrome-extension://abcdefghijklmnop/content.js:3:14)'
      await throwLater(page, 'Of an extension', `Error: Of an extension\n    ${frame}`)
      const own = `at run (${site.origin}/assets/index.js:3:14)`
      await throwLater(page, 'Of our own', `Error: Of our own\n    ${own}\n    ${frame}`)
      await arrival('Of our own')
    })
    expect(messages()).toEqual(['Of our own'])
  })

  test('is none where the browser leaves out a fade, as after two clicks', async () => {
    await withPage(async (page) => {
      await openWithSdk(page)
      await page.evaluate(() => {
        const text = 'Transition was skipped. Navigation aborted'
        setTimeout(() => void Promise.reject(new DOMException(text, 'AbortError')))
      })
      await throwLater(page, 'Of our own')
      await arrival('Of our own')
    })
    expect(messages()).toEqual(['Of our own'])
  })

  test('of an island that cannot be shown is reported once, and the island stays', async () => {
    await withPage(async (page) => {
      await page.route(/playground\.island-[\w-]+\.js$/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "export function Playground() { throw new Error('No numbers today') }",
        }),
      )
      await openWithSdk(page, islandPage)
      const before = await textOf(island(page))
      await island(page).locator('input').first().focus()
      await arrival('No numbers today')
      await page.waitForTimeout(500)
      expect(await textOf(island(page))).toBe(before)
    })
    expect(messages().filter((text) => text === 'No numbers today')).toHaveLength(1)
  })

  test('of hydration is reported', async () => {
    await withPage(async (page) => {
      await openWithSdk(page, islandPage)
      // Something else changes the page before React compares.
      await island(page)
        .locator('label')
        .first()
        .evaluate((label) => label.append(' changed'))
      await island(page).locator('input').first().focus()
      await arrival('Minified React error #418')
    })
  })
})

/** What a part shows, whether it still waits or not. */
const textOf = (part: Locator) =>
  part.evaluate((element) => {
    const copy = element.cloneNode(true) as Element
    copy.querySelector('[data-busy]')?.remove()
    return copy.textContent
  })

const islandPage = '/use-cases/feasibility-analysis'

/** The part of a page that React brings to life. */
const island = (page: Page) => page.locator('page-island[src*=playground]')

describe('what a visit costs', () => {
  test('without a DSN the SDK is not loaded, with one it is', async () => {
    const loads = async (origin: string) => {
      const asked: string[] = []
      await withPage(async (page) => {
        page.on('request', (request) => asked.push(request.url()))
        await page.goto(origin, { waitUntil: 'load' })
        await idle(page)
        await page.waitForTimeout(1500)
      })
      return asked.filter((url) => sdkChunk.test(url)).length
    }
    expect(await loads(site.origin)).toBe(1)
    expect(await loads(silentSite.origin)).toBe(0)
  })

  test('no cookie and no storage, before and after an error', async () => {
    const stored = (page: Page) =>
      page.evaluate(async () => ({
        cookie: document.cookie,
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: await indexedDB.databases(),
      }))
    const nothing = { cookie: '', local: [], session: [], databases: [] }
    await withPage(async (page) => {
      await openWithSdk(page)
      expect(await stored(page)).toEqual(nothing)
      expect(receiver.requests).toEqual([])
      await throwLater(page, 'Deliberate failure')
      await arrival('Deliberate failure')
      await vi.waitFor(() => expect(receiver.items('replay_recording')).not.toEqual([]), 60_000)
      expect(await stored(page)).toEqual(nothing)
      expect(await page.context().cookies()).toEqual([])
    })
  })

  test('an SDK that is blocked hurts nobody', async () => {
    await withPage(async (page) => {
      await page.route(sdkChunk, (route) => route.abort())
      const refused = page.waitForEvent('requestfailed', (request) => sdkChunk.test(request.url()))
      await page.goto(site.origin)
      await refused
      await idle(page)
      expect(await page.locator('.notices > div').count()).toBe(0)
    })
  })
})

describe('where drawings are read', () => {
  test('nothing is reported, also of visitors who come from another page', async () => {
    await withPage(async (page) => {
      await openWithSdk(page)
      await page.evaluate(() => {
        document.documentElement.dataset.document = 'first'
      })
      await page.locator('a[href="/try"]').first().click()
      await page.waitForURL('**/try')
      await page
        .locator('html:not([data-document]) input[type=file]')
        .waitFor({ state: 'attached' })
      await idle(page)
      await throwLater(page, 'Ø20 H7 of somebody’s drawing')
      await idle(page)
      const sent = page.evaluate((dsn) => fetch(new URL(dsn).origin), receiver.dsn)
      await expect(sent).rejects.toThrow('Failed to fetch')
    })
    expect(receiver.requests).toEqual([])
  })
})

/** The recorded page has elements, but neither words nor values. */
function expectMaskedRecording(): void {
  const recorded = receiver.items('replay_recording').flatMap(({ payload }) => payload)
  const snapshot: unknown = recorded.find((event) => event.type === 2)
  expect(JSON.stringify(snapshot)).toContain('"tagName":"main"')
  const texts = textsIn(snapshot)
  expect(texts.filter((text) => /\*{3,}/.test(text))).not.toEqual([])
  expect(texts.filter((text) => /[a-zäöü]/i.test(text))).toEqual([])
  const inputs = recorded.filter((event) => event.type === 3 && event.data.source === 5)
  expect(inputs.map((event) => event.data.text)).toContain('*'.repeat('typedsecret'.length))
}

/** What stands in the nodes of a snapshot of the recording, rules of style sheets left out. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('tagName' in node && node.tagName === 'style') return []
  if ('textContent' in node) return [String(node.textContent)]
  return Object.values(node).flatMap(textsIn)
}
