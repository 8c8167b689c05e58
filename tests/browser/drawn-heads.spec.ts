import { expect, test } from './support/looking.ts'
import { content } from './support/site.ts'
import { visit } from './support/visit.ts'

/* What stands beside the first words of pages that would be words only. */

test('the revision table of the changelog names the newest changes, and leads to each', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/changelog')
  const { entries, revisions } = content.page('changelog', 'en')
  const table = page.getByRole('region', { name: revisions.label })
  const newest = entries.slice(0, 5)
  await expect(table.getByRole('link')).toHaveText(newest.map(({ title }) => title))
  await expect(table.locator('time')).toHaveText(newest.map(({ date }) => date))
  const last = String(entries.length)
  await expect(table.getByRole('cell', { name: last, exact: true })).toBeVisible()
  await expect(page.locator(`#${newest[0]?.id} .revision-mark`)).toHaveText(last)
  await table.getByRole('link').last().click()
  await expect(page.locator(`#${newest.at(-1)?.id}`)).toBeInViewport()
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the changelog shows the changes of the contract alone', async ({ page }) => {
    await page.goto('/changelog')
    const { areas, entries } = content.page('changelog', 'en')
    const titles = (area?: string) =>
      entries.filter((entry) => !area || entry.area === area).map(({ title }) => title)
    const shown = page.getByRole('article').getByRole('heading')
    await expect(shown).toHaveText(titles())
    await page.getByRole('radio', { name: areas.contract }).check()
    await expect(shown).toHaveText(titles('contract'))
  })
})

test('the register of reports says that it is empty, and the test draws the sheets it speaks of', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/press/media-coverage')
  const { register, test: steps } = content.page('media-coverage', 'en')
  const table = page.getByRole('region', { name: register.label })
  await expect(table.getByRole('cell')).toHaveText([register.empty])
  const items = page.locator('.recognition-test > li')
  await expect(items.getByRole('heading')).toHaveText(steps.steps.map(({ title }) => title))
  await expect(items.first().locator('.diagram g > g > .diagram__box')).toHaveCount(20)
  const counts = await items.first().getByRole('listitem').locator('b').allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(20)
})

test('the gauge of the security pack counts every question once', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/security/pack')
  const { statuses, gauge: label } = content.page('security-pack', 'en')
  const gauge = page.getByRole('region', { name: label })
  await expect(gauge.locator('dt')).toHaveText(Object.values(statuses))
  const counts = (await gauge.locator('.found-gauge__value').allTextContents()).map((text) =>
    text.split(/\D+/).filter(Boolean).map(Number),
  )
  const all = counts[0]?.[1]
  expect(counts.reduce((sum, [count = 0]) => sum + count, 0)).toBe(all)
  await expect(page.getByText(`${all} of ${all} questions`)).toBeVisible()
})

test('a length with its general tolerance is drawn with both limits', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/reference/general-tolerances?value=120&class=m')
  await expect(page.locator('#answer svg').first()).toBeVisible()
  await visit(page, '/reference/general-tolerances?value=120&class=m&kind=angular')
  await expect(page.locator('#answer')).toBeVisible()
  await expect(page.locator('#answer svg')).toHaveCount(0)
})

for (const path of ['/legacy', '/press/press-contact', '/reference/metric-threads']) {
  test(`${path} has a drawing beside its first words`, { tag: '@once' }, async ({ page }) => {
    await visit(page, path)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const drawing = await page.locator('main header svg').boundingBox()
    expect(drawing?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
    expect(drawing?.width).toBeGreaterThan(300)
  })
}

test('the head of the rules shows the line of the file that decides a callout, and the verdict', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/try/rules')
  const head = page.locator('main header figure')
  const { alt, verdict, lines } = content.page('use-case-feasibility-analysis', 'en').example
  await expect(head.locator('mark')).toHaveText('  minZone: 0.01')
  await expect(head.getByRole('img', { name: alt })).toBeVisible()
  await expect(head).toContainText(`${verdict}${lines[0]?.text}`)
})
