import type { Page } from '@playwright/test'
import { chunkOf, recordScripts } from './support/chunks.ts'
import { addressOf, content, home, languageNames, locales, ui } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { hydrated, isOwnedByReact, visit } from './support/visit.ts'

/** Sections a visitor can act on, top to bottom, and the module each one loads. */
const lazy = {
  'supported-drawings': chunkOf('src/pages/home/supported-drawings.tsx'),
  proof: chunkOf('src/pages/home/proof.tsx'),
  devs: chunkOf('src/pages/home/devs.tsx'),
  roi: chunkOf('src/pages/home/roi/roi-calculator.tsx'),
}

/** Sections without interaction. */
const fixed = {
  'how-it-works': chunkOf('src/pages/home/how-it-works.tsx'),
  features: chunkOf('src/pages/home/features.tsx'),
  'custom-output': chunkOf('src/pages/home/custom-output.tsx'),
  why: chunkOf('src/pages/home/why.tsx'),
  pricing: chunkOf('src/pages/home/pricing.tsx'),
  faq: chunkOf('src/pages/home/faq.tsx'),
}

const allIds = [...Object.keys(lazy), ...Object.keys(fixed)]

/** Time for idle callbacks, observers and requests that must not come. */
const quietMs = 700

async function ownedIds(page: Page, ids: string[]): Promise<string[]> {
  const owned: string[] = []
  for (const id of ids) {
    if (await page.locator(`#${id}`).evaluate(isOwnedByReact)) owned.push(id)
  }
  return owned
}

/** Scrolls as a reader does, from top to bottom. */
async function readToTheEnd(page: Page): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(60)
    if (isAtEnd) return
  }
  throw new Error('The page has no end')
}

test('the first visit loads no section below the fold until it comes near', async ({ page }) => {
  const scripts = recordScripts(page)
  await visit(page, '/')
  await page.waitForTimeout(quietMs)
  expect(Object.values(lazy).filter((chunk) => scripts.has(chunk))).toEqual([])
  expect(await ownedIds(page, allIds)).toEqual([])

  for (const [id, chunk] of Object.entries(lazy)) {
    await page.locator(`#${id}`).evaluate((section) => {
      // 300 px below the viewport: outside the 200 px of SPEC section 9.
      const top = section.getBoundingClientRect().top + scrollY
      scrollTo({ top: top - innerHeight - 300, behavior: 'instant' })
    })
    await page.waitForTimeout(quietMs)
    expect(scripts.has(chunk), `${id} while 300 px away`).toBe(false)
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }))
    await expect.poll(() => scripts.has(chunk), `${id} while 150 px away`).toBe(true)
    await hydrated(page.locator(`#${id}`))
  }
})

test('sections without interaction are never hydrated and load nothing', async ({ page }) => {
  const scripts = recordScripts(page)
  await visit(page, '/')
  await readToTheEnd(page)
  await hydrated(page.locator('#roi'))
  await page.waitForTimeout(quietMs)
  expect(await ownedIds(page, Object.keys(fixed))).toEqual([])
  expect(Object.values(fixed).filter((chunk) => scripts.has(chunk))).toEqual([])
  expect(await ownedIds(page, Object.keys(lazy))).toEqual(Object.keys(lazy))
})

test('a link in a section that is not hydrated still works', async ({ page }) => {
  await visit(page, '/?lang=de')
  await page
    .locator('#pricing')
    .getByRole('link', { name: home('de').pricing.details.label })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content.page('pricing', 'de').hero.title,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

for (const locale of locales) {
  const goHome = async (page: Page) => {
    await visit(page, addressOf('/imprint', locale))
    await page
      .getByRole('link', { name: ui(locale).header.home })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home(locale).hero.title)
  }

  test(`on the way home in ${languageNames[locale]} each section shows a busy placeholder until it comes near`, async ({
    page,
  }) => {
    await goHome(page)
    await page.waitForTimeout(quietMs)
    const busy = page.locator('main [aria-busy=true]')
    // Far sections wait, whatever the height of this screen.
    for (const id of ['proof', 'devs', 'pricing', 'roi', 'faq']) {
      await expect(page.locator(`#${id}`)).toHaveAttribute('aria-busy', 'true')
      await expect(page.locator(`#${id}`)).toHaveText(ui(locale).status.section)
    }
    await readToTheEnd(page)
    await expect(busy).toHaveCount(0)
    await expect(page.locator('#faq').getByText(home(locale).faq.closing)).toBeVisible()
    for (const id of allIds) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
  })

  test.describe(`a crawler in ${languageNames[locale]}`, () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })

    test('gets all sections at once, also after a client navigation', async ({ page }) => {
      await goHome(page)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('#faq').getByText(home(locale).faq.closing)).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })
}

test('a question opened before the page is hydrated stays open', async ({ page }) => {
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

test('the placeholder says in English what the specification says', { tag: '@once' }, () => {
  expect(ui('en').status.section).toBe('Section is loaded ...')
})

test('the proof prepares the next pages once, even when the visitor leaves and comes back', async ({
  page,
}) => {
  const prepared: string[] = []
  page.on('request', (request) => {
    const address = decodeURIComponent(request.url())
    for (const id of ['trial-license', 'schedule-call']) {
      if (address.includes(`/data/pages/${id}.json`)) prepared.push(id)
    }
  })
  await visit(page, '/')
  await page.waitForTimeout(quietMs)
  expect(prepared, 'before the proof is near').toEqual([])
  await page.locator('#proof').scrollIntoViewIfNeeded()
  await expect.poll(() => prepared.toSorted()).toEqual(['schedule-call', 'trial-license'])

  const imprint = ui('en').footer.groups.company.links.find(({ href }) => href === '/imprint')
  await page.getByRole('contentinfo').getByRole('link', { name: imprint?.label }).click()
  await page.waitForURL('**/imprint')
  await page
    .getByRole('link', { name: ui('en').header.home })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home('en').hero.title)
  await page.locator('#proof').scrollIntoViewIfNeeded()
  await expect(page.locator('#proof').getByRole('heading', { level: 2 })).toBeVisible()
  await page.waitForTimeout(quietMs)
  expect(prepared.toSorted()).toEqual(['schedule-call', 'trial-license'])
})

test('printing loads every section', async ({ page }) => {
  await visit(page, '/imprint')
  await page
    .getByRole('link', { name: ui('en').header.home })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home('en').hero.title)
  await page.waitForTimeout(quietMs)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every section is there and nothing waits', async ({ page }) => {
    await page.goto('/')
    for (const id of allIds) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible()
    }
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })
})
