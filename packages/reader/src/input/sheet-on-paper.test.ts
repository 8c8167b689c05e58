import { expect, test } from 'vitest'
import type { DrawingPage } from '../page.ts'
import { readPage } from '../read-page.ts'
import { madeBox, madePage, madePath, madeRun } from '../sheet/testing/made-page.ts'
import { readingAsShown } from './placement.ts'
import { sheetOnPaper } from './sheet-on-paper.ts'

const zones = (y: number) =>
  ['1', '2', '3', '4'].map((text, i) => madeRun(text, 25 + 50 * i, y, 2.5))

/** A sheet of 200 by 120 mm in the middle of an upright A4: zones outside of its frame, a size inside. */
const printed = (frame: readonly ReturnType<typeof madeBox>[]): DrawingPage =>
  madePage({
    width: 210,
    height: 297,
    hasFrame: false,
    texts: [...zones(92), ...zones(209), madeRun('64', 100, 150)],
    paths: [
      ...frame,
      madePath([
        [90, 151],
        [115, 151],
      ]),
      madePath(
        [
          [90, 151],
          [92, 150.5],
          [92, 151.5],
        ],
        true,
      ),
      madePath(
        [
          [115, 151],
          [113, 150.5],
          [113, 151.5],
        ],
        true,
      ),
    ],
  })
const labels = (page: DrawingPage) => readPage(page).features.map(({ label }) => label)

test('a sheet on a larger paper is read as the sheet it is, where the file shows it', () => {
  const page = printed([madeBox(8, 94, 194, 111)])
  const sheet = sheetOnPaper(page)
  expect(sheet.height).toBeLessThan(140)
  expect(labels(sheet)).toEqual(['64'])
  const [size] = readingAsShown(readPage(sheet), sheet.shown).features
  expect(size?.boxes[0]?.x).toBeCloseTo(100, 0)
  expect(size?.boxes[0]?.y).toBeCloseTo(147.9, 0)
})

test('a page without a frame around what it shows, or one that its sheet fills, stays as it is', () => {
  const bare = printed([])
  expect(sheetOnPaper(bare)).toBe(bare)
  const full = madePage({ texts: [madeRun('64', 100, 150)] })
  expect(sheetOnPaper(full)).toBe(full)
})
