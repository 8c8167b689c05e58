import { expect, test } from './support/looking.ts'
import { addressOf } from './support/site.ts'
import { visit } from './support/visit.ts'

/* At 1024 px columns are narrowest: what stands beside each other there is of one form. */

test.use({ viewport: { width: 1024, height: 900 } })

test('the harder sheets to try stand alike, each with its file below its name', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try')
  const heights = await page
    .locator('li:has(> [data-sample])')
    .filter({ has: page.locator('a[download]') })
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(4)
  expect(new Set(heights).size).toBe(1)
})

test('the buttons of the plans have two lines at most', { tag: '@once' }, async ({ page }) => {
  await visit(page, addressOf('/pricing', 'de'))
  const heights = await page
    .locator('.plans .action')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
  expect(heights).toHaveLength(4)
  expect(Math.max(...heights)).toBeLessThan(75)
})

test('questions of two lines are balanced', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/security')
  await expect(page.locator('.faq-list summary').first()).toHaveCSS('text-wrap-style', 'balance')
})

test('the last row of mistakes is full where it can be', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/try/accuracy')
  const list = page.locator('#confusions ul').first()
  const [count, columns] = await list.evaluate((element) => [
    element.children.length,
    getComputedStyle(element).gridTemplateColumns.split(' ').length,
  ])
  const cards = count ?? 0
  if (cards <= 2) expect(columns).toBe(2)
  else expect(columns).toBe(cards % 3 === 0 && cards % 4 !== 0 ? 3 : 4)
})

test('the date of a related article stands in one line', { tag: '@once' }, async ({ page }) => {
  await visit(page, addressOf('/knowledge-base/datums', 'de'))
  const lines = await page
    .locator('.article-rows .listed-facts > span:first-child')
    .evaluateAll((dates) => dates.map((date) => date.getBoundingClientRect().height))
  expect(lines.length).toBeGreaterThan(2)
  expect(Math.max(...lines)).toBeLessThan(30)
})

test('the threshold of a value stands at one place in every row', { tag: '@once' }, async ({
  page,
}) => {
  for (const width of [1024, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, addressOf('/case-studies/laser-cutting-marketplace', 'en'))
    const below = await page
      .locator('.evidence-table tbody tr > :nth-child(5)')
      .evaluateAll((cells) =>
        cells.map(({ firstElementChild, lastElementChild }) => {
          const bottom = firstElementChild?.getBoundingClientRect().bottom ?? 0
          return (lastElementChild?.getBoundingClientRect().top ?? 0) >= bottom - 2
        }),
      )
    expect(below.length).toBeGreaterThan(8)
    expect(new Set(below).size, `${width} px`).toBe(1)
  }
})

test('only figures that are wide by themselves fill a row of the atlas alone', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/knowledge-base')
  const alone = await page.locator('.atlas ul').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const full = group.getBoundingClientRect().width - 4
      return [...group.children]
        .slice(0, -1)
        .filter((tile) => tile.getBoundingClientRect().width > full)
        .filter(() => group.children.length > 2)
        .map((tile) => tile.querySelector('h4')?.textContent)
    }),
  )
  expect(alone).toEqual([])
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 900 } })

  test('terms after a paragraph of a guide stand below its drawing, as wide as the page', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/documentation/jobs', 'de'))
    const drawn = page.locator('.guide-drawing:has(.definitions)').first()
    const [list, drawing] = await Promise.all([
      drawn.locator('.definitions').boundingBox(),
      drawn.locator('.diagram').boundingBox(),
    ])
    expect(list?.width).toBeGreaterThan(600)
    expect(list?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0))
  })

  test('what is not supported stands in two columns, as what is supported does', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, addressOf('/', 'de'))
    for (const list of ['check', 'cross']) {
      const lefts = await page
        .locator(`.marked-list--${list} > li`)
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
      expect(new Set(lefts).size, list).toBe(2)
    }
  })

  test('a verdict of two words stands in one line', { tag: '@once' }, async ({ page }) => {
    await visit(page, addressOf('/use-cases/feasibility-analysis', 'de'))
    const lines = await page.locator('.rule-table [data-verdict]').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length
      }),
    )
    expect(lines.length).toBeGreaterThan(4)
    expect(Math.max(...lines)).toBe(1)
  })
})

test.describe('on the smallest phones', () => {
  test.use({ viewport: { width: 320, height: 800 } })
  const article = addressOf('/knowledge-base/bill-of-material-and-balloons', 'de')

  test('the titles of the neighbouring articles leave no word alone', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, article)
    const titles = await page.locator('.neighbours__link').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link.lastChild ?? link)
        return Array.from(range.getClientRects(), ({ width }) => width)
      }),
    )
    expect(titles.flat()).toHaveLength(4)
    for (const [first = 0, last = 0] of titles) expect(last).toBeGreaterThan(first / 2)
  })

  test('values of a row end before the edge', { tag: '@once' }, async ({ page }) => {
    await visit(page, article)
    const value = page.locator('.phone-list td + td').first()
    await expect(value).toHaveCSS('padding-right', /^1[2-9]/)
  })
})
