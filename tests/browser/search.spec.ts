import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { violations } from '../a11y/support/axe.ts'
import { chunkOf } from './support/chunks.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, type Locale, locales, ui } from './support/site.ts'
import { frameListens, visit } from './support/visit.ts'

function placesOfIndex(locale: Locale) {
  const database = new DatabaseSync(join(import.meta.dirname, '../../dist/content.db'), {
    readOnly: true,
  })
  const places = database
    .prepare('SELECT path, anchor FROM search_documents WHERE locale = ?')
    .all(locale) as { path: string; anchor: string }[]
  database.close()
  return places
}

const field = (page: Page) => page.getByRole('combobox', { name: ui('en').search.label })

async function openByKey(page: Page, key: string) {
  // A key pressed before the frame has started does what it always does; the manifest is linked last.
  await frameListens(page)
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' })
  await page.keyboard.press(key)
  await expect(field(page)).toBeFocused()
}

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the search, which finds, suggests and turns pages', async ({
    page,
  }) => {
    const { search } = ui('de')
    await page.goto(addressOf('/pricing', 'de'))
    await page.getByRole('banner').getByRole('link', { name: search.open }).click()
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: search.label })
      .fill('Algemeintoleranzen')
    await page.getByRole('main').getByRole('button', { name: search.submit }).click()
    expect(new URL(page.url()).searchParams.get('lang')).toBe('de')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Allgemeintoleranzen', exact: true })
      .click()
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/toleranz/i)
    await page.getByRole('link', { name: search.next }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  })

  test('the blog searches its posts', async ({ page }) => {
    const { search } = ui('en')
    await page.goto('/blog')
    await page.getByRole('searchbox', { name: search.blogLabel }).fill('projection')
    await page.getByRole('main').getByRole('button', { name: search.submit }).click()
    const first = page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
    await expect(first).toHaveAttribute('href', /^\/blog\/us-amp-eu-technical-drawings#/)
  })
})

test('what is typed while the search is loaded stands in its field', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/pricing')
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' })
  let load = () => {}
  await page.route(`**${chunkOf('src/search/open-search.tsx')}`, async (route) => {
    await new Promise<void>((resolve) => {
      load = resolve
    })
    await route.continue()
  })
  const asked = page.waitForRequest(`**${chunkOf('src/search/open-search.tsx')}`)
  await page.keyboard.press('Control+k')
  await asked
  await page.keyboard.type('flatness ')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  load()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('tolerance')
  await expect(field(page)).toHaveValue('flatness tolerance')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('queries without an answer get a page that helps, and nobody indexes it', {
  tag: '@once',
}, async ({ page }) => {
  const { links } = content.page('search', 'en').results
  for (const query of [
    '%22%22',
    'qqqqqqqq',
    'x'.repeat(3000),
    '%F0%9F%94%A9',
    'constructor%5B%5D=',
  ]) {
    const response = await page.goto(`/search?q=${query}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
    expect((await page.title()).length).toBeLessThanOrEqual(59)
    await expect(
      page.getByRole('main').getByRole('link', { name: links[0]?.label }).first(),
    ).toBeVisible()
  }
})

test('a question of nothing but what nobody sees gets the index of the site', {
  tag: '@once',
}, async ({ page }) => {
  const { sections } = content.page('search', 'en')
  for (const query of ['', '%00', '%20%E2%80%8B']) {
    const response = await page.goto(`/search?q=${query}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow')
    for (const { title } of sections) {
      await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
    }
  }
})

test('a word that was not found is named, on the page and over it', {
  tag: '@once',
}, async ({ page }) => {
  for (const locale of locales) {
    const { missing } = ui(locale).search
    await page.goto(
      addressOf(`/search?q=${locale === 'de' ? 'Gewinde' : 'thread'}+Xylophon`, locale),
    )
    await expect(page.getByRole('main').getByText(missing)).toHaveText(`${missing} Xylophon`)
  }
  const { missing } = ui('en').search
  await visit(page, '/security')
  await openByKey(page, '/')
  await page.keyboard.type('thread Xylophon')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${missing} Xylophon`, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText(`${missing} Xylophon`)
})

test('the search over the page is used by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/security')
  await openByKey(page, '/')
  await page.keyboard.type('growth plan')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Growth')
  // The page itself has none, so that its styles come with the search.
  const ink = await field(page).evaluate((element) => getComputedStyle(element).color)
  await expect(options.locator('mark').first()).toHaveCSS('color', ink)
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('growth plan')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const active = await field(page).getAttribute('aria-activedescendant')
  await expect(options.first()).toHaveAttribute('id', active ?? '')
  await expect(field(page)).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pricing#growth$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openByKey(page, 'Control+k')
  await page.keyboard.type('gewinde')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content.page('search', 'en').hero.title,
  )
  await expect(page).toHaveURL(/\/search\?q=gewinde$/)
  expect(await violations(page)).toEqual([])
})

test('German pages name the keys as German keyboards do', { tag: '@once' }, async ({ page }) => {
  await visit(page, addressOf('/pricing', 'de'))
  await expect(page.locator('[data-opens-search] kbd')).toHaveText('Strg K')
})

test('before anything is typed the search offers examples, and the focus stays in the field', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/security')
  await openByKey(page, '/')
  const { examples } = ui('en').search
  const [first] = examples.queries
  await page.getByRole('dialog').getByRole('button', { name: first?.label, exact: true }).click()
  await expect(page.getByRole('option').first()).toContainText(first?.label ?? '')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('dialog')).not.toContainText(examples.label)
  // The answer is drawn, in the colours of the page's scheme.
  await expect(page.getByRole('option').first().locator('svg')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a callout typed into the search is answered, and leads to the decoder', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/security')
  await openByKey(page, '/')
  await page.keyboard.type('Ø20 H7')
  const [first, kind] = [page.getByRole('option').first(), ui('en').search.kinds.callout]
  await expect(first).toContainText(kind)
  await expect(first).toContainText('20.021')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/try\/callout\?q=%C3%9820\+H7$/)
  await page.goto(addressOf('/search?q=Ra+1.6', 'de'))
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '1,6' }).first()
  await expect(row).toContainText(ui('de').search.kinds.callout)
  await row.getByRole('link', { name: 'Ra 1.6' }).click()
  await expect(page).toHaveURL(/\/try\/callout\?q=Ra\+1\.6/)
})

test('Escape closes the search and gives the focus back', async ({ page }) => {
  await visit(page, '/security')
  const opener = page.getByRole('banner').getByRole('link', { name: ui('en').search.open })
  await opener.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test.describe('where a part of it cannot be loaded', { tag: '@once' }, () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  for (const part of ['**/assets/open-search-*.js', '**/words/search.json*']) {
    test(`the page of the search takes its place: ${part}`, async ({ page }) => {
      await page.route(part, (route) => route.abort())
      await visit(page, '/security?lang=de')
      await page
        .getByRole('banner')
        .getByRole('link', { name: ui('de').search.open })
        .click()
      await expect(page).toHaveURL(/\/search\?lang=de$/)
    })
  }
})

test('typing never shows an older answer over a newer one', { tag: '@once' }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/search?q=thread', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await visit(page, '/security')
  await openByKey(page, '/')
  const asked = page.waitForRequest('**/api/search?q=thread')
  await page.keyboard.type('thread')
  await asked
  await page.keyboard.type(' gd&t')
  const status = page.getByRole('dialog').getByRole('status')
  await expect(status).toContainText('thread gd&t')
  release()
  await page.waitForTimeout(300)
  await expect(status).toContainText('thread gd&t')
})

test('the key / can be switched off, stays off, and is left alone where somebody types', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/security')
  await openByKey(page, '/')
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
  await page.getByRole('checkbox', { name: ui('en').search.slash }).uncheck()
  await page.reload()
  await openByKey(page, 'Control+k')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('every place the search knows exists, with its anchor', { tag: '@once' }, async ({
  request,
}) => {
  for (const locale of locales) {
    const found = placesOfIndex(locale)
    expect(found.length).toBeGreaterThan(200)
    const missing: string[] = []
    for (const [path, anchors] of Map.groupBy(found, ({ path }) => path)) {
      const html = await (await request.get(addressOf(path, locale))).text()
      const lost = anchors.filter(({ anchor }) => anchor !== '' && !html.includes(`id="${anchor}"`))
      missing.push(...lost.map(({ anchor }) => `${path}#${anchor}`))
    }
    expect(missing).toEqual([])
  }
})
