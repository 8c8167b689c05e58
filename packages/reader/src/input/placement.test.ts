import { describe, expect, test } from 'vitest'
import { centreOf, holds } from '../boxes.ts'
import type { DrawingPage } from '../page.ts'
import { readPage } from '../read-page.ts'
import { madePage } from '../sheet/testing/made-page.ts'
import type { ReadSheet } from '../workers/reader-client.ts'
import { mapped } from './pdf/matrix.ts'
import { asShown, backFromStraight, turnedPage, turnOfWords } from './placement.ts'

const upright = madePage({
  cells: [
    [187, 160, 100, 10, 'Title', 'Pump housing'],
    [187, 170, 50, 10, 'Material', 'S235JR'],
    [237, 170, 50, 10, 'Scale', '1:2'],
    [187, 180, 50, 10, 'Drawing number', 'PH-0012'],
  ],
})

/** As the file of a sheet that lies on its side, or upside down, holds it. */
const lying = (turn: 90 | 180 | 270): DrawingPage => {
  const { shown: _, ...page } = turnedPage(upright, turn)
  return page
}

const sheetOf = (page: DrawingPage) =>
  asShown(
    { reading: readPage(page), lettering: [], titleBlock: null } as unknown as ReadSheet,
    page.shown,
  )

describe.each([90, 180, 270] as const)('a sheet turned by %d degrees', (turn) => {
  const page = lying(turn)

  test('is turned back by its words, and reads the same', () => {
    const back = turnedPage(page, turnOfWords(page.texts))
    const fields = (one: DrawingPage) =>
      readPage(one).metadata.map(({ field, value }) => `${field} ${value}`)
    expect(fields(back)).toEqual(fields(upright))
    expect(back).toMatchObject({ width: upright.width, height: upright.height })
  })

  test('has its boxes where the file shows them', () => {
    const back = turnedPage(page, turnOfWords(page.texts))
    const { reading } = sheetOf(back)
    expect(reading).toMatchObject({ width: page.width, height: page.height })
    const boxes = reading.metadata.find(({ field }) => field === 'scale')?.boxes ?? []
    const run = page.texts.find(({ text }) => text === '1:2')
    const centre = run && centreOf(run.box)
    expect(boxes.some((box) => centre && holds(box, centre))).toBe(true)
  })
})

test('an upright sheet stays as it is', () => {
  expect(turnOfWords(upright.texts)).toBe(0)
  expect(turnedPage(upright, 0)).toBe(upright)
})

test('what was set straight goes back to where it lay askew', () => {
  const back = backFromStraight(2, 420, 297)
  expect(mapped(back, 210, 148.5)).toEqual({ x: 210, y: 148.5 })
  const corner = mapped(back, 410, 148.5)
  // Askew clockwise: what is to the right lies lower, by 200 mm times the sine.
  expect(corner.y - 148.5).toBeCloseTo(200 * Math.sin((2 * Math.PI) / 180))
  const sheet = {
    reading: {
      page: 1,
      width: 420,
      height: 297,
      features: [{ boxes: [{ x: 400, y: 147.5, width: 20, height: 2 }] }],
      metadata: [],
      parts: [],
    },
    lettering: [],
    titleBlock: null,
  } as unknown as ReadSheet
  const shown = asShown(sheet, { width: 420, height: 297, matrix: back })
  const [box] = shown.reading.features[0]?.boxes ?? []
  expect(box).toMatchObject({ width: 20, height: 2 })
  expect(box && box.y + 1).toBeCloseTo(corner.y)
})
