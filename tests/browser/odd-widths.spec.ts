import type { Locator } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { addressOf } from './support/site.ts'
import { visit } from './support/visit.ts'

/* What showed only at widths at which nobody designs: the narrowest phone, tablets, narrow and very wide windows. */

const boxes = (elements: Locator) =>
  elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect().toJSON()))

for (const [address, cell] of [
  ['/careers', '.work-path > li'],
  ['/press/media-coverage', '.recognition-test > li'],
] as const) {
  test(`the drawings of ${address} stay in their cells on the narrowest phone`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, addressOf(address, 'de'))
    const drawings = page.locator(`${cell} > .diagram`)
    await expect(drawings.first()).toBeVisible()
    const outside = await drawings.evaluateAll((found, selector) => {
      const edges = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
      return found.filter((drawing) => {
        const { left, right } = edges(drawing.querySelector('svg'))
        const around = edges(drawing.closest(selector))
        // The frames of the work begin a little to the left, where their words do.
        return left < around.left - 10 || right > around.right
      }).length
    }, cell)
    expect(outside).toBe(0)
  })
}

test('no name of a tool takes more than two lines on the narrowest phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, addressOf('/documentation/agents', 'de'))
  const names = page.locator('.term-drawing + span > code')
  await expect(names.first()).toBeVisible()
  const lines = await names.evaluateAll((found) =>
    found.map((name) => new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size),
  )
  expect(Math.max(...lines)).toBe(2)
})

test('the title of a press release has more room than its date on the narrowest phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, addressOf('/press/press-releases', 'de'))
  const [date, title] = await boxes(page.locator('.revisions tbody tr').first().locator('td'))
  expect(title?.width).toBeGreaterThan(date?.width ?? 0)
})

for (const [address, band] of [
  ['/integrations', '#overview'],
  ['/security', '#data-flow'],
] as const) {
  test(`the drawing of ${address} stands beside its list on a tablet`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await visit(page, addressOf(address, 'de'))
    const [drawing] = await boxes(page.locator(`${band} svg`).first())
    const [list] = await boxes(page.locator(`${band} .step-list`).first())
    expect(list?.left).toBeGreaterThan(drawing?.right ?? 0)
    expect(drawing?.width).toBeGreaterThan(290)
  })
}

for (const width of [768, 1024]) {
  test(`the sheet of the inspection plan is whole at ${width} px`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/use-cases/pmi-extraction')
    const sheet = page.locator('section.overflow-x-auto:has(.balloon-target)')
    await sheet.scrollIntoViewIfNeeded()
    const hidden = await sheet.evaluate((region) => region.scrollWidth - region.clientWidth)
    expect(hidden).toBe(0)
  })
}

test('the title block of a record is as wide as the record where the sheet is narrow', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit(page, addressOf('/use-cases/erp-data-entry', 'de'))
  const [titleBlock] = await boxes(page.locator('#record img'))
  expect(titleBlock?.width).toBeGreaterThan(640)
})

test('the sample answers of both profiles are whole on a tablet', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, addressOf('/', 'de'))
  const answers = page.locator('#custom-output .code')
  const hidden = await answers.evaluateAll((found) =>
    found.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  )
  expect(hidden).toEqual([0, 0])
})

test('the frame of the simulator is closed on every sheet of paper', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, addressOf('/pricing', 'de'))
  await page.emulateMedia({ media: 'print' })
  const frame = page.locator('#simulator .border').first()
  await expect(frame).toHaveCSS('box-decoration-break', 'clone')
})

test('the drawing beside a table of threads can be read where the sheet is narrow', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit(page, addressOf('/reference/metric-threads', 'de'))
  const widths = (await boxes(page.locator('.chart-drawn .callout-figures svg'))).map(
    ({ width }) => width,
  )
  expect(widths.length).toBeGreaterThan(2)
  expect(Math.min(...widths)).toBeGreaterThan(270)
})

for (const [width, address] of [
  [1024, '/integrations'],
  [1920, '/security'],
] as const) {
  test(`calls below each other are of one width on ${address} at ${width} px`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, addressOf(address, 'de'))
    const calls = await boxes(page.locator('#next .action'))
    expect(calls).toHaveLength(2)
    expect(calls[1]?.top).toBeGreaterThan(calls[0]?.bottom ?? 0)
    expect(calls[1]?.width).toBeCloseTo(calls[0]?.width ?? 0, 0)
  })
}

test('the list of tables has its words beside its title where there is room', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await visit(page, addressOf('/reference', 'de'))
  const [title] = await boxes(page.locator('h1'))
  const [words] = await boxes(page.locator('h1 + p'))
  expect(words?.left).toBeGreaterThan(title?.right ?? 0)
})

for (const [address, links] of [
  ['/try', 'li:has(> [data-sample]) a[download]'],
  ['/search?q=thread', 'h3 a'],
  ['/blog', 'a[type="application/atom+xml"]'],
  ['/', '[data-bring] a'],
] as const) {
  test(`${links} of ${address} can be met with a finger`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, address)
    await expect(page.locator('main').locator(links).first()).toBeVisible()
    const heights = (await boxes(page.locator('main').locator(links))).map(({ height }) => height)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })
}
