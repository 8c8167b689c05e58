import { type PageId, sitePages } from '../../shared/pages.ts'
import { evenLetters } from './support/even-letters.ts'
import { type LoadedPage, loadCounting, loadShifting, totalShift } from './support/page-bytes.ts'
import { addressOf, articleAddresses, localisedRoutes } from './support/site.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: evenLetters, deviceScaleFactor: 2 })

/** Brotli bytes a cold visit of any page may cost (1 kB is 1,000 bytes). They do not depend on the machine. */
const budget = {
  html: 45_000,
  css: 1_000,
  fonts: 80_000,
  jsBeforeScroll: 6_900,
  jsAfterScroll: 11_100,
}

/** Not compressed: what browsers parse and lay out. */
const rawHtml = 150_000

/** Once somebody uses the part that React brings to life. */
const jsInUse = [
  { path: sitePages['use-case-feasibility-analysis'].path, most: 84_000 },
  { path: sitePages['try-rules'].path, most: 78_600 },
]

/** Fonts are here and there wider or narrower than their fallbacks; nobody sees a shift this small. */
const mostShift = 0.03

const homes = [
  { language: 'English', path: '/' },
  { language: 'German', path: '/?lang=de' },
]

/** The heaviest pages beside the home page: those with interactive parts, and the longest texts. */
const largePages: PageId[] = [
  'use-case-accelerated-quoting',
  'use-case-feasibility-analysis',
  'use-case-erp-data-entry',
  'use-case-pmi-extraction',
  'pricing',
  'documentation',
  'glossary',
  'try-callout',
  'reference-iso-fits',
  'reference-metric-threads',
  'integrations',
  'security',
  'security-pack',
  'privacy-policy',
  'try',
  'try-set',
  'try-rules',
  'documentation-clients',
  'documentation-agents',
  'changelog',
]

/** An article with figures of every width. */
const article = '/blog/us-amp-eu-technical-drawings'

for (const path of [...largePages.map((id) => sitePages[id].path), article]) {
  test(`${path} stays within its bytes and moves hardly anything`, {
    tag: '@once',
  }, async ({ page, browser, baseURL }) => {
    expectWithinBudget(await loadCounting(page, path))
    const other = await browser.newPage({
      baseURL,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    })
    const { shifts } = await loadShifting(other, addressOf(path, 'de'))
    await other.close()
    expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(mostShift)
  })
}

for (const { path, most } of jsInUse) {
  test(`React comes to ${path} with its first use, and stays within its bytes`, {
    tag: '@once',
  }, async ({ page }) => {
    const { after } = await loadCounting(page, path)
    expect(after.js, 'before').toBeLessThanOrEqual(budget.jsAfterScroll)
    const island = page.locator('page-island[props]')
    await island.locator('h2, h3, label').first().hover()
    await expect(island).not.toHaveAttribute('when')
    await page.waitForLoadState('networkidle')
    const inUse = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(inUse).toBeGreaterThan(50_000)
    expect(inUse).toBeLessThanOrEqual(most)
  })
}

test('the HTML of every page and article in both languages fits the budget', {
  tag: '@once',
}, async ({ request }) => {
  const addresses = [...localisedRoutes.map(({ address }) => address), ...articleAddresses]
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
    const { 'content-encoding': coding, 'content-length': length } = answer.headers()
    expect.soft(coding, address).toBe('br')
    expect.soft(Number(length), address).toBeGreaterThan(2000)
    expect.soft(Number(length), address).toBeLessThanOrEqual(budget.html)
    expect.soft((await answer.body()).length, `${address}, raw`).toBeLessThanOrEqual(rawHtml)
  }
})

/** At 390 and 1440 px: the projects of tests/playwright.config.ts. */
for (const { language, path } of homes) {
  test.describe(`home in ${language}`, () => {
    test('costs no more bytes than its budget, and nothing blocks rendering', async ({ page }) => {
      expectWithinBudget(await loadCounting(page, path))
    })

    test('moves hardly anything while it loads and is read, however late its fonts come', async ({
      page,
    }) => {
      const { shifts, lateFonts } = await loadShifting(page, path)

      expect(lateFonts, 'fonts that came late').toBeGreaterThan(0)
      expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(mostShift)
    })
  })
}

function expectWithinBudget(loaded: LoadedPage): void {
  const { before, after } = loaded
  // Without these the page was not there, or not compressed, and small figures would mean nothing.
  expect(loaded.codings, 'codings of HTML, CSS and JavaScript').toEqual(['br'])
  for (const kind of ['html', 'css', 'js', 'fonts'] as const) {
    expect(before[kind], `${kind} is loaded`).toBeGreaterThan(0)
  }
  expect.soft(before.html, 'HTML').toBeLessThanOrEqual(budget.html)
  expect.soft(after.css, 'CSS').toBeLessThanOrEqual(budget.css)
  expect.soft(after.fonts, 'fonts').toBeLessThanOrEqual(budget.fonts)
  expect.soft(before.js, 'JavaScript before scrolling').toBeLessThanOrEqual(budget.jsBeforeScroll)
  expect.soft(after.js, 'JavaScript after scrolling').toBeLessThanOrEqual(budget.jsAfterScroll)
  expect.soft(loaded.blocking, 'what blocks rendering').toEqual([])
}
