import { expect, test } from 'vitest'
import { type Item, sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'

/** A size in its dimension line. */
const sized = (text: string, y: number): Item[] => [
  written(text, 100, y, { size: 3.5 }),
  strokes(`70,${y - 1.2} 99,${y - 1.2}; 108,${y - 1.2} 150,${y - 1.2}`),
]
/** A number over the line that leads to an item. */
const item = (text: string, x: number, size = 5): Item[] => [
  written(text, x, 40, { size }),
  strokes(`${x - 1},41 ${x + 5},41 ${x + 20},70`),
]
const sizes = [...sized('75', 100), ...sized('76', 120), ...sized('220', 140)]
const labelsOf = (...items: readonly Item[]) =>
  readPage({ ...sheetOf(...items), source: 'scan' }).features.map(({ label }) => label)

test('large numbers in a row above an assembly are those of its items', () => {
  const items = ['7', '3', '12'].flatMap((text, i) => item(text, 40 + 40 * i))
  expect(labelsOf(...items, ...sizes)).toEqual(['75', '76', '220'])
})

test('numbers as large as the sizes, and equal ones, are no items', () => {
  const small = ['17', '13', '12'].flatMap((text, i) => item(text, 40 + 40 * i, 3.5))
  expect(labelsOf(...small, ...sizes)).toHaveLength(6)
  const equal = ['17', '17', '17'].flatMap((text, i) => item(text, 40 + 40 * i))
  expect(labelsOf(...equal, ...sizes)).toHaveLength(6)
})
