import type { Locator } from '@playwright/test'
import { expect, test } from './support/looking.ts'
import { overlaps } from './support/overlaps.ts'
import { addressOf, locales } from './support/site.ts'
import { visit } from './support/visit.ts'

/* Columns have room for their words where a sheet is narrow, and fill it where it is wide. */

const guides = ['results', 'agents', 'clients', 'jobs', 'errors'] as const

for (const guide of guides) {
  for (const locale of locales) {
    const address = addressOf(`/documentation/${guide}`, locale)

    test(`the drawings of ${address} hold their lettering and leave the words their line`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, address)
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        for (const words of await page.locator('.guide-drawing > :first-child').all()) {
          const drawing = await boxOf(words.locator('+ .diagram'))
          const box = await boxOf(words)
          expect(box.width, `${width} px`).toBeGreaterThan(320)
          expect(drawing.x, 'the drawing stands beside them').toBeGreaterThan(box.x + box.width)
        }
      }
      expect(await page.locator('.guide-drawing svg').evaluateAll(lettersOutside)).toEqual([])
      expect(await overlaps(page, '.guide-drawing .diagram')).toEqual([])
    })
  }
}

test('a form at the end of a guide is as wide as the call to action', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/documentation/jobs')
  const form = page.locator('#feedback form')
  const [whole, question, words] = [
    await boxOf(form),
    await boxOf(form.getByRole('group')),
    await boxOf(form.getByRole('textbox')),
  ]
  expect(whole.width).toBeGreaterThan(1200)
  expect(words.x).toBeGreaterThan(question.x + question.width)
})

for (const [width, least] of [
  [1440, 0.3],
  [1920, 0.4],
] as const) {
  test(`the text of an article has its contents on its left at ${width} px, and its figures all of the sheet`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/knowledge-base/fits')
    const [contents, text, figure, head] = [
      await boxOf(page.locator('.article-body nav')),
      await boxOf(page.locator('.prose > p').first()),
      await boxOf(page.locator('.prose > .drawn').first()),
      await boxOf(page.locator('.post-head > div')),
    ]
    // Its list has room for focus rings.
    expect(Math.abs(contents.x - head.x)).toBeLessThan(8)
    expect(text.x).toBeGreaterThan(contents.x + contents.width)
    expect((text.x + text.width / 2) / width, 'the middle of the text').toBeGreaterThan(least)
    expect(figure.width).toBeGreaterThan(text.width * 1.3)
  })
}

for (const [address, width, column, least] of [
  ['/careers', 1024, '.work-path p', 300],
  ['/careers?lang=de', 1024, '.work-path p', 300],
  ['/press/press-kit?lang=de', 1024, '#description dd', 320],
  ['/press/press-kit?lang=de', 1920, '#description dd', 480],
  ['/reference/iso-fits', 1920, '.definitions dd', 480],
] as const) {
  test(`${column} of ${address} is no narrow column at ${width} px`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, address)
    await expect(page.locator(column).first()).toBeVisible()
    for (const each of await page.locator(column).all())
      expect((await boxOf(each)).width).toBeGreaterThan(least)
  })
}

test('places with short names share a line of the revised sheet on phones', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/changelog')
  const places = page.locator('.revised-sheet section').last().getByRole('listitem')
  await expect(places.first()).toBeVisible()
  const boxes = await Promise.all((await places.all()).map(boxOf))
  expect(new Set(boxes.map(({ y }) => y)).size).toBeLessThan(boxes.length * 0.7)
  for (const { x, width } of boxes) expect(x + width).toBeLessThan(390 - 10)
})

test('at 1024 px no tile of the atlas stands alone in a row of three', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit(page, '/knowledge-base')
  const lists = await page.locator('.atlas ul').all()
  expect(lists.length).toBeGreaterThan(3)
  for (const list of lists) {
    const whole = await boxOf(list)
    const last = await boxOf(list.locator('> li').last())
    const free = whole.x + whole.width - last.x - last.width
    expect(free, 'free beside the last tile').toBeLessThan(whole.width * 0.4)
  }
})

for (const locale of locales) {
  const address = addressOf('/use-cases/supplier-matching', locale)

  test(`no name of a check lies on a supplier on ${address}`, { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, address)
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('.request-fan__shops b').first()).toBeVisible()
      expect(await overlaps(page, '.request-fan'), `${width} px`).toEqual([])
    }
  })
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

/** Lettering that does not lie inside its drawing. */
function lettersOutside(drawings: (SVGElement | HTMLElement)[]): string[] {
  return drawings.flatMap((drawing) => {
    const sheet = drawing.getBoundingClientRect()
    return [...drawing.querySelectorAll('text')]
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return left < sheet.left || right > sheet.right || top < sheet.top || bottom > sheet.bottom
      })
      .map((text) => text.textContent ?? '')
  })
}
