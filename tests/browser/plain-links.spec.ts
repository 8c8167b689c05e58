import { sitePages } from '../../shared/pages.ts'
import { expect, test } from './support/looking.ts'
import { visit } from './support/visit.ts'

/* A link in running text that looks like the text around it is not found by anybody. */

for (const path of [
  '/',
  sitePages.try.path,
  sitePages.blog.path,
  sitePages['knowledge-base'].path,
  '/knowledge-base/general-tolerances',
]) {
  test(`every link in the texts and cells of ${path} is underlined`, { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, path)
    const plain = await page.locator('main :is(p, dd, td, th) > a').evaluateAll((links) =>
      links
        .filter((link) => {
          const { textDecorationLine, borderTopWidth } = getComputedStyle(link)
          const isButton = borderTopWidth !== '0px'
          const isSign = !/\p{L}/u.test(link.textContent)
          return !(isButton || isSign || textDecorationLine.includes('underline'))
        })
        .map((link) => link.textContent),
    )
    expect(plain).toEqual([])
  })
}

test('the number of a note in a table can be read on the narrowest phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, '/knowledge-base/datums')
  const sizes = await page
    .locator('.prose sup a')
    .evaluateAll((notes) => notes.map((note) => Number.parseFloat(getComputedStyle(note).fontSize)))
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
})

test('the search begins with a drawing beside its field where there is room', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await visit(page, '/search')
  const field = await page.locator('main input[name=q]').boundingBox()
  const drawing = await page.locator('main .small-sheet').boundingBox()
  expect(drawing?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  expect(drawing?.width).toBeGreaterThan(400)
})
