import { expect, test } from 'vitest'
import { type Item, sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'

/** A size in its dimension line. */
const sized = (text: string, y: number): Item[] => [
  written(text, 100, y, { size: 3.5 }),
  strokes(`70,${y - 1.2} 99,${y - 1.2}; 112,${y - 1.2} 150,${y - 1.2}`),
]
/** The number of a point at the end of its leader. */
const point = (text: string, x: number): Item[] => [
  written(text, x, 40, { size: 3.5 }),
  strokes(`${x + 7},39 ${x + 10},39 ${x + 20},60`),
]
const points = (...texts: string[]) => texts.flatMap((text, i) => point(text, 40 + 40 * i))
const labelsOf = (...items: readonly Item[]) =>
  readPage(sheetOf(...items)).features.map(({ label }) => label)

const commas = [...sized('75,5', 100), ...sized('13,25', 120), ...sized('61,75', 140)]

test('the numbers of a series of points are no sizes', () => {
  expect(labelsOf(...points('1.1', '1.2', '1.3', '1.4', '1.5'), ...commas)).toEqual([
    '75,5',
    '13,25',
    '61,75',
  ])
})

test('numbers with a gap, or on a sheet without commas, stay sizes', () => {
  expect(labelsOf(...points('1.1', '1.2', '1.3', '1.5', '1.6'), ...commas)).toHaveLength(8)
  const dots = [...sized('75.5', 100), ...sized('13.25', 120), ...sized('61.75', 140)]
  expect(labelsOf(...points('1.1', '1.2', '1.3', '1.4', '1.5'), ...dots)).toHaveLength(8)
})
