import type { Locator, Page } from '@playwright/test'
import { recordScripts } from './support/chunks.ts'
import { addressOf, content, home, languageNames, languageOn, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { scrollToEnd, visit } from './support/visit.ts'

/** Sections of the home page that do something once they are near, and those that never do. */
const lazy = ['proof', 'devs', 'roi']
const fixed = ['how-it-works', 'features', 'custom-output', 'why', 'pricing', 'faq']

/** Time for idle callbacks, observers and requests that must not come. */
const quietMs = 700

/** The parts of a section that wait until they are near, and the module of the first. */
const waitingIn = (page: Page, id: string) => page.locator(`#${id} page-island[when=near]`)
const moduleOf = (island: Locator) => island.first().getAttribute('src')

test('a part loads nothing and says that it is busy until it comes near', async ({ page }) => {
  const scripts = recordScripts(page)
  await visit(page, '/')
  await page.waitForTimeout(quietMs)
  for (const id of lazy) {
    const island = waitingIn(page, id).first()
    const module = (await moduleOf(island)) ?? ''
    await expect(island).toHaveAttribute('aria-busy', 'true')
    await expect(island.getByText(ui('en').status.section)).toHaveCount(1)
    await island.evaluate((element) => {
      // 300 px below the viewport: outside the 200 px of SPEC section 9.
      const top = (element.firstElementChild?.getBoundingClientRect().top ?? 0) + scrollY
      scrollTo({ top: top - innerHeight - 300, behavior: 'instant' })
    })
    await page.waitForTimeout(quietMs)
    expect(scripts.has(module), `${id} while 300 px away`).toBe(false)
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }))
    await expect.poll(() => scripts.has(module), `${id} while 150 px away`).toBe(true)
    await expect(page.locator(`page-island[src="${module}"]`).first()).not.toHaveAttribute('when')
  }
})

test('sections without interaction wait for nothing, and a link in one works that no script has touched', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/?lang=de')
  for (const id of fixed) await expect(waitingIn(page, id)).toHaveCount(0)
  await page
    .locator('#pricing')
    .getByRole('link', { name: home('de').pricing.details.label })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content.page('pricing', 'de').hero.title,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('nothing is busy once the page was read to its end', async ({ page, isMobile }) => {
  const locale = languageOn(isMobile)
  await visit(page, addressOf('/', locale))
  await scrollToEnd(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText(ui(locale).status.section)).toHaveCount(0)
  await expect(page.locator('#faq').getByText(home(locale).faq.closing)).toBeVisible()
  for (const id of [...lazy, ...fixed]) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
})

for (const locale of locales) {
  test(`a crawler in ${languageNames[locale]} gets every section with the document`, {
    tag: '@once',
  }, async ({ request }) => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const html = await (await request.get(addressOf('/', locale), { headers })).text()
    for (const id of [...lazy, ...fixed]) expect(html).toContain(`id="${id}"`)
    expect(html).not.toContain('aria-busy')
  })
}

test.describe('a crawler that runs scripts', { tag: '@once' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/140.0 Safari/537.36' })

  test('gets every part at once, and nothing is ever busy', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = () => document.querySelector('[aria-busy]') && console.error('busy')
      new MutationObserver(seen).observe(document, { subtree: true, attributes: true })
    })
    await visit(page, '/')
    await expect(page.locator('page-island[when=near]')).toHaveCount(0)
  })

  test('can read all of a page as soon as it is parsed', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(() => document.body.innerText)).toContain(home('en').faq.closing)
  })
})

test('a question opened before any script stays open', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const question = document.querySelector<HTMLDetailsElement>('#faq details')
      if (question) question.open = true
    })
  })
  await visit(page, '/')
  await page.waitForTimeout(quietMs)
  await expect(page.locator('#faq details').first()).toHaveAttribute('open', '')
})

test('the proof has the pages of trial and call fetched ahead, once, when it is near', async ({
  page,
}) => {
  const pages = ['trial-license', 'schedule-call'].map((id) => addressOf(`/${id}`, 'de'))
  const ahead: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pages.includes(pathname + search)) ahead.push(pathname + search)
  })
  await visit(page, '/?lang=de')
  await page.waitForTimeout(quietMs)
  expect(ahead).toEqual([])
  for (let visits = 0; visits < 2; visits += 1) {
    await page.locator('#proof li').last().scrollIntoViewIfNeeded()
    await expect.poll(() => ahead).toEqual(pages)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForTimeout(quietMs)
  }
})

test('a part that holds nothing but another part comes alive with it', {
  tag: '@once',
}, async ({ page }) => {
  const part = (inner: string) =>
    `<page-island src="/assets/part.js" when="near">${inner}</page-island>`
  await page.route('**/assets/part.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const mark = (island) => { island.title = "alive" }',
    }),
  )
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const parts = part(part('<p id="inner">Words</p>'))
    await route.fulfill({ response, body: html.replace('</main>', `${parts}</main>`) })
  })
  await visit(page, '/pricing')
  await page.locator('#inner').scrollIntoViewIfNeeded()
  await expect(page.locator('page-island[title=alive]')).toHaveCount(2)
})

test('printing wakes every part, opens what is folded and leaves out controls', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/')
  await page.waitForTimeout(quietMs)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[popovertarget]:visible, #devs [role=tab]:visible')).toHaveCount(0)
  await expect(page.locator('#devs [role=tabpanel]:visible')).toHaveCount(5)
  await expect(page.locator('#faq details > :not(summary)').first()).toBeVisible()
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('every section is there and nothing waits', async ({ page }) => {
    await page.goto('/')
    for (const id of [...lazy, ...fixed]) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible()
    }
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })
})
