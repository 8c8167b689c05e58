import { fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'
import { test as alone } from './support/test.ts'
import { addressBar, holdClock, visit } from './support/visit.ts'

const slug = 'us-amp-eu-technical-drawings'
const path = `/blog/${slug}`

for (const locale of locales) {
  const words = content.wording('articles', locale)

  test(`in ${languageNames[locale]} a post that is gone is answered with 404, noindex and the list of posts`, {
    tag: '@once',
  }, async ({ page, request }) => {
    const { title, text, list } = words.removed
    const found = await fetchDocument(request, page, addressOf('/blog/gone', locale))
    expect(found.status).toBe(404)
    expect(found.h1).toEqual([title])
    expect(found.title).toContain(title)
    expect(found.meta.robots).toEqual(['noindex'])
    expect(found.canonical).toEqual([])
    expect(found.text).toContain(text)
    expect(found.links).toContainEqual(
      expect.objectContaining({ href: addressOf('/blog', locale), text: list }),
    )
    if (locale === 'en') expect(title).toBe('This blog article was removed')
  })

  // SPEC section 2: "any other path". That it was there once could not be said of a mistyped one.
  test(`in ${languageNames[locale]} an article the knowledge base never had is not found`, {
    tag: '@once',
  }, async ({ page, request }) => {
    const path = addressOf('/knowledge-base/never-written', locale)
    const found = await fetchDocument(request, page, path)
    expect(found.status).toBe(404)
    expect(found.h1).toEqual([content.page('not-found', locale).hero.title])
    expect(found.meta.robots).toEqual(['noindex'])
    if (locale === 'en') expect(found.title).toContain('Page not found')
  })
}

test('the list leads to an article, whose title is the one heading of the page', async ({
  page,
}) => {
  await visit(page, '/blog')
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(content.article('blog', slug, 'en')?.title ?? 'none')
})

test('figures are drawn in the colours of the scheme and fit the page or scroll by themselves', async ({
  page,
}) => {
  await visit(page, addressOf(path, 'de'))
  const figures = page.getByRole('figure').filter({ has: page.getByRole('img') })
  expect(await figures.count()).toBeGreaterThan(2)
  for (const figure of await figures.all()) {
    const drawing = figure.getByRole('img', { name: /^Bild \d/ })
    const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 0 }
    expect(height).toBeGreaterThan(100)
    const region = figure.getByRole('region')
    if (width > (page.viewportSize()?.width ?? 0)) await expect(region).toBeVisible()
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  const ink = figures.first().locator('.tone-ink').first()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(ink).toHaveCSS('color', 'rgb(20, 24, 31)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(ink).toHaveCSS('color', 'rgb(232, 239, 251)')
})

test('a figure opens large as a file of its own, in the scheme of the visitor', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, path)
  await page.getByRole('link', { name: 'Open large (Figure 1)' }).click()
  await expect(page).toHaveURL(/\/figures\/projection-methods\.en\.svg$/)
  const ink = page.locator('.tone-ink')
  await expect(ink.first()).toHaveCSS('color', 'rgb(232, 239, 251)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(ink.first()).toHaveCSS('color', 'rgb(20, 24, 31)')
})

alone(
  'the link beside a heading leads to it and copies its address',
  {
    tag: '@once',
  },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, addressOf(path, 'de'))
    const [, chapter] = content.article('blog', slug, 'de')?.toc ?? []
    if (!chapter) throw new Error('the article has no chapters')
    const link = page.getByRole('link', { name: chapter.text }).and(page.locator('[data-copy]'))
    await holdClock(page)
    await link.click()
    expect(addressBar(page)).toBe(`${path}?lang=de#${chapter.id}`)
    await expect(link).toContainText(content.wording('articles', 'de').linkCopied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  },
)

test.describe('an article on a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows a wide table of words as a list, whose values have the width of a sentence', async ({
    page,
  }) => {
    await visit(page, '/knowledge-base/gdt-symbols')
    const list = page.locator('.phone-list').first()
    const values = list.locator('tbody :is(th, td) + td')
    const widths = await values.evaluateAll((all) =>
      all.map((cell) => cell.clientWidth - Number.parseFloat(getComputedStyle(cell).paddingLeft)),
    )
    expect(widths.length).toBeGreaterThan(30)
    expect(Math.min(...widths)).toBeGreaterThan(220)
    expect(await list.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    await expect(values.first()).toHaveAttribute('data-label', 'Group')
  })

  const tables = [
    { width: 390, path: '/knowledge-base/threads' },
    { width: 390, path: '/knowledge-base/dimensioning-rules' },
    { width: 390, path: '/knowledge-base/bill-of-material-and-balloons' },
    { width: 390, path: '/blog/rfq-triage' },
    { width: 320, path: '/knowledge-base/datums' },
    { width: 320, path: '/knowledge-base/sheet-metal-drawings' },
    { width: 320, path: '/blog/quoting-from-historical-costs' },
  ]

  test('has no table that scrolls', async ({ page }) => {
    for (const { width, path } of tables)
      for (const locale of locales) {
        await page.setViewportSize({ width, height: 844 })
        await visit(page, addressOf(path, locale))
        const beyond = await page
          .locator('.table-scroll')
          .evaluateAll((regions) =>
            regions.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          )
        expect(beyond.length, addressOf(path, locale)).toBeGreaterThan(0)
        expect(Math.max(...beyond), addressOf(path, locale)).toBe(0)
      }
  })

  test('has no row of words below each other in a table that scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await visit(page, addressOf('/knowledge-base/bores-counterbores-countersinks', 'de'))
    const heights = await page.locator('.table-scroll:not(.phone-list)').evaluateAll((regions) =>
      regions
        .filter((region) => region.scrollWidth > region.clientWidth)
        .flatMap((region) => [...region.querySelectorAll('tbody tr')])
        .map((row) => row.clientHeight),
    )
    expect(heights.length).toBeGreaterThan(3)
    expect(Math.max(...heights)).toBeLessThan(120)
  })

  test('has no empty line below a heading of two lines', async ({ page }) => {
    await visit(page, '/knowledge-base/gdt-symbols')
    const spare = await page.locator('.heading-line').evaluateAll((lines) =>
      lines.map((line) => {
        const heading = line.firstElementChild?.getBoundingClientRect()
        return line.clientHeight - (heading?.height ?? 0)
      }),
    )
    expect(spare.length).toBeGreaterThan(5)
    expect(Math.max(...spare)).toBeLessThan(4)
  })
})

test('notes in cells and links of figures are large enough for a finger', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, '/knowledge-base/datums')
  const links = await page.locator('.prose :is(td sup a, .drawn figcaption a)').all()
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})
