import { expect, it } from 'vitest'
import { type Item, sheetOf, strokes, triangle, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'

/** A size above its dimension line. */
const sized = (text: string, x: number, y: number): Item[] => [
  written(text, x, y),
  strokes(`${x - 10},${y + 1} ${x + 40},${y + 1}`),
  triangle({ x: x - 10, y: y + 1 }, { x: x - 7, y: y + 1.5 }, { x: x - 7, y: y + 0.5 }),
  triangle({ x: x + 40, y: y + 1 }, { x: x + 37, y: y + 1.5 }, { x: x + 37, y: y + 0.5 }),
]

const typesOf = (...items: readonly Item[]) =>
  readPage(sheetOf(...items)).features.map(({ callout }) =>
    'type' in callout ? callout.type : callout.kind,
  )

it('is a square section where nothing speaks against it', () => {
  expect(typesOf(...sized('□7.25 ±0.05', 100, 100))).toEqual(['square'])
})

it.each(['□165.8°', 'Ⓟ45.80 ±0.10'])('is a mark of inspection on a sheet with %s', (other) => {
  const types = typesOf(...sized('□7.25 ±0.05', 100, 100), ...sized(other, 200, 150))
  expect(types[0]).toBe('linear')
})

it('is a mark of inspection where the same size stands along both of two sides', () => {
  const upright = [
    written('□7.25 ±0.05', 200, 150, { rotation: 90 }),
    strokes('201,110 201,160'),
    triangle({ x: 201, y: 110 }, { x: 200.5, y: 113 }, { x: 201.5, y: 113 }),
    triangle({ x: 201, y: 160 }, { x: 200.5, y: 157 }, { x: 201.5, y: 157 }),
  ]
  expect(typesOf(...sized('□7.25 ±0.05', 100, 100), ...upright)).toEqual(['linear', 'linear'])
  expect(typesOf(...sized('□7.25 ±0.05', 100, 100), ...sized('□7.25 ±0.05', 200, 100))).toEqual([
    'square',
    'square',
  ])
})
