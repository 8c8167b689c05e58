import type { Page } from '@playwright/test'
import { speculationRules } from '../../src/layout/speculation-rules.ts'
import { moves } from '../support/moves.ts'
import {
  addressOf,
  content,
  home,
  type Locale,
  languageNames,
  languageOn,
  locales,
  ui,
} from './support/site.ts'
import { expect, test } from './support/test.ts'
import {
  addressBar,
  frameListens,
  hydrated,
  navigateTo,
  settledTop,
  visit,
} from './support/visit.ts'

/** SPEC section 9: hash targets stop this far below the top. */
const hashOffset = 80

test('addresses that moved lead on in one step and keep query and hash', {
  tag: '@once',
}, async ({ page }) => {
  for (const [from, to] of moves.filter(([from]) => from !== '/security.txt')) {
    // Where it leads is known as soon as the answer begins.
    const answer = await page.goto(`${from}/?a=1&b=%20&lang=DE#where-to`, { waitUntil: 'commit' })
    expect.soft(addressBar(page)).toBe(`${to}?a=1&b=%20&lang=de#where-to`)
    expect.soft(answer?.status(), from).toBe(200)
    const redirect = answer?.request().redirectedFrom()
    expect.soft(redirect, from).not.toBeNull()
    expect.soft(redirect?.redirectedFrom(), `a second redirect of ${from}`).toBeNull()
  }
})

for (const [from, to] of [
  ['/case-study/process-automation?a=1#faq', '/case-studies/process-automation?a=1#faq'],
  ['/pricing/?a=1', '/pricing?a=1'],
  ['/cart/basket', '/'],
  ['/old-home', '/legacy'],
] as const) {
  test(`a client navigation to ${from} arrives at ${to} in one history entry`, {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/imprint')
    const before = await page.evaluate(() => history.length)
    await navigateTo(page, from)
    await expect.poll(() => addressBar(page)).toBe(to)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })
}

for (const [name, given, kept] of [
  ['utm_* in any letter case', '/pricing?utm_source=x&UTM_Medium=y&q=a#where-to', '?q=a#where-to'],
  ['ref', '/pricing?ref=partner&plan=growth', '?plan=growth'],
  ['all of a query', '/pricing?utm_campaign=x&ref=y#where-to', '#where-to'],
] as const) {
  test(`${name} leaves the address bar at start-up, the rest stays, without a reload`, {
    tag: '@once',
  }, async ({ page }) => {
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await visit(page, given)
    await expect.poll(() => addressBar(page)).toBe(`/pricing${kept}`)
    expect(documents).toBe(1)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  })
}

test('parameters that only look like tracking stay in the address bar', {
  tag: '@once',
}, async ({ page }) => {
  const address = '/pricing?utm=1&reference=2&gclid=3&REF=4'
  await visit(page, address)
  await page.waitForTimeout(300)
  expect(addressBar(page)).toBe(address)
})

const anchors = ['features', 'supported-drawings', 'proof', 'devs', 'roi', 'faq']
for (const id of anchors) {
  test(`#${id} in the address of a first visit stops 80 px below the top`, async ({ page }) => {
    await visit(page, `/#${id}`)
    expect(Math.abs((await settledTop(page.locator(`#${id}`))) - hashOffset)).toBeLessThan(2)
  })
}

test('the target of a hash stays in its place when web fonts make what is above it higher', async ({
  page,
}) => {
  await visit(page, '/documentation#metadata-unit_systems')
  const group = page.locator('#metadata-unit_systems')
  // The name of the group stands above its fields, in the place of the target.
  const margin = await group.evaluate((fields) =>
    parseFloat(getComputedStyle(fields).scrollMarginTop),
  )
  expect(margin).toBeGreaterThan(50)
  expect(Math.abs((await settledTop(group)) - margin - hashOffset)).toBeLessThan(2)
})

/** The footer's link to an address. */
function footerLink(page: Page, locale: Locale, href: string) {
  const { links } = ui(locale).footer.groups.product
  const { label } = links.find((each) => each.href === href) ?? { label: '' }
  return page.getByRole('contentinfo').getByRole('link', { name: label })
}

for (const href of ['/#supported-drawings', '/#roi'] as const) {
  const target = href.slice(1)
  test(`a click on ${href} on the home page stops 80 px below the top`, async ({
    page,
    isMobile,
  }) => {
    const locale = languageOn(isMobile)
    await visit(page, addressOf('/', locale))
    await footerLink(page, locale, href).click()
    await expect.poll(() => addressBar(page)).toBe(addressOf(href, locale))
    const top = await settledTop(page.locator(target))
    expect(Math.abs(top - hashOffset)).toBeLessThan(2)
  })

  test(`a click on ${href} on another page stops 80 px below the top`, async ({
    page,
    isMobile,
  }) => {
    const locale = languageOn(isMobile)
    await visit(page, addressOf('/security', locale))
    await footerLink(page, locale, href).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home(locale).hero.title)
    await expect.poll(() => addressBar(page)).toBe(addressOf(href, locale))
    // Sections still load and grow: what counts is where the target comes to rest.
    await page.waitForTimeout(600)
    const top = await settledTop(page.locator(target))
    expect(Math.abs(top - hashOffset)).toBeLessThan(2)
  })
}

test('a navigation starts at the top with the title changed', async ({ page, isMobile }) => {
  const locale = languageOn(isMobile)
  await visit(page, addressOf('/', locale))
  await footerLink(page, locale, '/use-cases/pmi-extraction').click()
  const { seo, hero } = content.page('use-case-pmi-extraction', locale)
  const heading = page.getByRole('heading', { level: 1, name: hero.title })
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${escaped(seo.title.slice(0, 30))}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('browsers prepare a page ahead that somebody points at, but none with a form or a state', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/terms')
  const rules = await page.locator('script[type=speculationrules]').textContent()
  expect(rules).toBe(JSON.stringify(speculationRules))
})

test('where browsers know no such rules a page pointed at is fetched ahead, one passed over is not', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
  await visit(page, '/terms')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
  })
  const link = (path: string) => page.locator(`footer a[href="${path}"]`)
  await link('/imprint').evaluate((passed) => {
    for (const target of [passed, document.body])
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await link('/careers').hover()
  await expect.poll(() => asked).toEqual(['/careers'])
  await link('/careers').click()
  await expect(page).toHaveURL('/careers')
})

for (const locale of locales) {
  test(`a page in ${languageNames[locale]} that takes its time is announced by the one before, which forgets it`, {
    tag: '@once',
  }, async ({ page }) => {
    const { loading } = ui(locale).status
    const next = addressOf('/blog/rfq-triage', locale)
    await page.route(`**${next}`, async (route) => {
      await new Promise((done) => setTimeout(done, 1000))
      await route.continue()
    })
    await visit(page, addressOf('/blog', locale))
    // Nothing can be asked of a page that is being left: it notes by itself what it has said.
    await page.evaluate(() => {
      const place = document.querySelector<HTMLElement>('.notices')
      const note = () => {
        if (place?.innerText) sessionStorage.setItem('said', place.innerText)
      }
      new MutationObserver(note).observe(place as Node, { childList: true })
      addEventListener('pagehide', () => sessionStorage.setItem('left', place?.innerText ?? ''))
    })
    // Clicked by a script, lest the browser has prepared the page.
    await Promise.all([
      page.waitForURL(next),
      page.evaluate((href) => {
        document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click()
      }, next),
    ])
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ said: loading, left: '' })
  })
}

test('back and forward restore the position on both pages', async ({ page }) => {
  const imprint = ui('en').footer.groups.company.links.find(({ href }) => href === '/imprint')
  await visit(page, '/')
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
  await page.waitForTimeout(800)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(2000)
  // Clicked where the visitor is, without scrolling to the footer first.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: imprint?.label, exact: true })
    .evaluate((link: HTMLElement) => link.click())
  const { hero } = content.page('imprint', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const onImprint = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home('en').hero.title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.waitForTimeout(800)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(onImprint)
})

test('the position is held when the faces move what was restored', { tag: '@once' }, async ({
  page,
}) => {
  const top = 2000
  await visit(page, '/terms')
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  await navigateTo(page, '/imprint')
  const late = Promise.withResolvers<void>()
  await page.route('**/faces-*.css', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goBack()
  await frameListens(page)
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top - 60)
  late.resolve()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('a hash that stays the same leads to its place on another page', async ({ page }) => {
  await visit(page, '/security#faq')
  await navigateTo(page, '/#faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home('en').hero.title)
  await page.waitForTimeout(600)
  const top = await settledTop(page.locator('#faq'))
  expect(Math.abs(top - hashOffset)).toBeLessThan(2)
})

test('a reload keeps the position, also once the page is hydrated', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  // The browser notes the position a moment after scrolling has ended.
  await page.waitForTimeout(1200)
  await page.reload()
  await hydrated(page.getByRole('banner'))
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(5)
})

test('who scrolls before the page is hydrated stays where they read', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#faq').waitFor({ state: 'attached' })
  // What is read, not the distance from the top: late faces may change the height of what lies above.
  const read = await page.evaluateHandle(() => {
    scrollTo({ top: 1500, behavior: 'instant' })
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body
  })
  const place = () => read.evaluate((element) => element.getBoundingClientRect().top)
  const before = await place()
  await hydrated(page.getByRole('banner'))
  await page.waitForTimeout(500)
  expect(Math.abs((await place()) - before)).toBeLessThan(5)
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
