import { expect, test } from 'vitest'
import { type Item, rectangle, sheetOf, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'

/** A number in a rectangle, and a value below it. */
const flagged = (number: string, value: string, y: number): Item[] => [
  written(number, 101, y),
  rectangle(100, y - 4.5, 7, 6),
  written(value, 100, y + 8),
]
const labelsOf = (...items: readonly Item[]) =>
  readPage(sheetOf(...items)).features.map(({ label }) => label)

test('the number of a note beside one value after the other is no exact size', () => {
  const values = ['14.8', '11.8', '9.3', '6.7']
  const items = values.flatMap((value, index) => flagged('14', value, 60 + 30 * index))
  expect(labelsOf(...items)).toEqual(values)
})

test('exact sizes stay: few that are equal, and equal ones with no values beside them', () => {
  const few = ['14.8', '11.8', '9.3'].flatMap((value, i) => flagged('14', value, 60 + 30 * i))
  expect(labelsOf(...few)).toHaveLength(6)
  const alone = [0, 1, 2, 3].flatMap((i) => flagged('25', '', 60 + 30 * i))
  expect(labelsOf(...alone)).toHaveLength(4)
})
