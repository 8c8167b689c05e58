import type { BrowserContext, Page } from '@playwright/test'
import { freePort } from '../../server/testing/free-port.ts'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { earlier, earlierBuild } from '../faults/support/earlier-build.ts'
import { newDataDir, startBuild, startSite } from '../faults/support/site-process.ts'
import { content, home, ui } from './support/site.ts'
import { test as base, expect, watch } from './support/test.ts'
import { addressBar, hydrated, reach, visit } from './support/visit.ts'

/*
 * A tab that was opened before a deploy goes on: the earlier build is served, a page is opened, then the earlier server is
 * stopped and this build is served at the same address.
 */

/** What a visitor does in a tab that was opened before the deploy. */
interface Visit {
  /** Address at which the tab was opened. */
  opened: string
  does(page: Page): Promise<void>
}

const test = base.extend<object, { port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  baseURL: async ({ port }, use) => use(`http://127.0.0.1:${port}`),
  // The browser itself names what the server has refused, and what nobody has answered.
  expectedProblems:
    /Failed to load resource: (?:the server responded with a status of (?:410|404)|net::ERR_CONNECTION_RE(?:FUSED|SET))|Failed to fetch dynamically imported module/,
})

/** Marks the document; a mark that is gone means that the page came as a document of its own. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isOldDocument: true }))
const isOldDocument = (page: Page) => page.evaluate(() => 'isOldDocument' in globalThis)

const notice = (page: Page) => page.getByRole('status').getByText(ui('en').updateNotice.text)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const titleOf = (id: 'pricing' | 'security') => content.page(id, 'en').hero.title

/** Scripts of the earlier build are recognised by their names. */
const isFromEarlierBuild = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /-Ea[\w-]{6}\.js$/.test(name)),
  )

/** The page is whole, of whatever build: frame, heading, scripts that work. */
async function expectWholePage(page: Page, address: string, title: string) {
  await expect(heading(page)).toHaveText(title)
  expect(addressBar(page)).toBe(address)
  await hydrated(page.getByRole('banner'))
}

async function expectCurrentPage(page: Page, address: string, title: string) {
  await expectWholePage(page, address, title)
  expect(await isOldDocument(page)).toBe(false)
  expect(await isFromEarlierBuild(page)).toBe(false)
}

const isReplaced = (page: Page) => page.waitForFunction(() => !('isOldDocument' in globalThis))

const visits: Record<string, Visit> = {
  'reads to the end of its page, gets the notice of the new version and reloads into it': {
    opened: '/',
    async does(page) {
      for (const id of ['features', 'proof', 'faq']) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded()
      }
      await reach(page.getByRole('tab'))
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
      expect([await isOldDocument(page), await isFromEarlierBuild(page)]).toEqual([true, true])
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(notice(page)).toBeVisible()
      await page.getByRole('button', { name: ui('en').updateNotice.reload }).click()
      await isReplaced(page)
      await expectCurrentPage(page, '/', home('en').hero.title)
    },
  },
  'follows a link that it has pointed at before, and goes back': {
    opened: '/pricing',
    async does(page) {
      await page.evaluate(() => scrollTo(0, 600))
      await headerLink(page, 'Security').hover()
      await headerLink(page, 'Security').click()
      await expectCurrentPage(page, '/security', titleOf('security'))
      expect(await page.evaluate(() => scrollY)).toBe(0)
      // Going back, browsers show what they have kept.
      await page.goBack()
      await expectWholePage(page, '/pricing', titleOf('pricing'))
    },
  },
  'follows a link to what is gone': {
    opened: '/blog',
    async does(page) {
      await page.getByRole('link', { name: earlier.article.title }).first().click()
      await isReplaced(page)
      await expect(heading(page)).toHaveText(content.wording('articles', 'en').removed.title)
      expect(addressBar(page)).toBe(earlier.article.path)
      await hydrated(page.getByRole('banner'))
      await page.goBack()
      await expectWholePage(page, '/blog', content.page('blog', 'en').hero.title)
    },
  },
  'asks for the search over the page and gets the page that searches': {
    opened: '/careers',
    async does(page) {
      await page.keyboard.press('/')
      await isReplaced(page)
      const field = page.getByRole('main').getByRole('searchbox')
      await field.fill('recovery')
      await field.press('Enter')
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await expect(page).not.toHaveURL(/search/)
      expect(await isFromEarlierBuild(page)).toBe(false)
    },
  },
  'sends the form it shows': {
    opened: '/contact',
    async does(page) {
      const { fields, submit } = content.wording('forms', 'en').forms.message
      const values = { name: 'Ada Prüfer', email: 'ada@customer.example', message: 'Shafts.' }
      for (const [name, value] of Object.entries(values)) {
        const input = page.getByLabel(fields[name]?.label ?? name)
        await input.and(page.locator(`[name=${name}]`)).fill(value)
      }
      await page.locator('input[name=consent]').check()
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByText(/FA-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible()
      // What thanks for it belongs to the new build, too.
      expect(await isFromEarlierBuild(page)).toBe(false)
    },
  },
}

test('tabs from before a deploy go on without a broken page', { tag: '@once' }, async ({
  browser,
  context,
  port,
  problems,
}) => {
  const origin = `http://127.0.0.1:${port}`
  const openTab = async (context: BrowserContext, address: string) => {
    const page = await context.newPage()
    await visit(page, origin + address)
    await markDocument(page)
    return page
  }
  // The language that is chosen there would be that of all its tabs.
  const other = await browser.newContext()
  await watch(other, origin, problems)
  const env = { PORT: String(port), DATA_DIR: newDataDir(), LOG_LEVEL: 'warn' }
  const directory = earlierBuild()
  let site = await startBuild(directory, env)
  try {
    const tabs = new Map<Visit, Page>()
    for (const each of Object.values(visits)) tabs.set(each, await openTab(context, each.opened))
    const waiting = await openTab(other, '/')
    await site.stop()
    removeFolder(directory)

    await test.step('while nobody answers, a page stays whole and says that a part did not come', async () => {
      await waiting.getByRole('tab').nth(1).click()
      await expect(notice(waiting)).toBeVisible()
      await expect(heading(waiting)).toHaveText(home('en').hero.title)
      await expect(waiting.getByRole('tabpanel')).toBeVisible()
      site = await startSite(env)
      await waiting.getByRole('button', { name: ui('en').updateNotice.reload }).click()
      await isReplaced(waiting)
      await expectCurrentPage(waiting, '/', home('en').hero.title)
    })
    for (const [name, each] of Object.entries(visits)) {
      const page = tabs.get(each) as Page
      await test.step(`a tab ${name}`, () => each.does(page))
    }
  } finally {
    await site.stop()
    removeFolder(env.DATA_DIR)
    removeFolder(directory)
  }
})
