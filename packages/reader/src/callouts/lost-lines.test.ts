import { expect, test } from 'vitest'
import { type Item, sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'

const labelsOf = (...items: readonly Item[]) =>
  readPage({ ...sheetOf(...items), source: 'scan' }).features.map(({ label }) => label)

const bare = ['4.00', '35.00', '0.30'].map((text, i) => written(text, 60 + 50 * i, 60))
const sized = (text: string, y: number): Item[] => [
  written(text, 100, y),
  strokes(`70,${y - 1.7} 99,${y - 1.7}; 115,${y - 1.7} 150,${y - 1.7}`),
]

test('where no size has a line, a copier has lost the lines', () => {
  expect(labelsOf(...bare)).toEqual(['4.00', '35.00', '0.30'])
  expect(labelsOf(...bare, written('12.50', 60, 120, { size: 9 }))).not.toContain('12.50')
})

test('where sizes have their lines, a number without one is something else', () => {
  const sizes = [...sized('12.50', 100), ...sized('8.25', 120)]
  expect(labelsOf(...bare, ...sizes)).toEqual(['12.50', '8.25'])
  expect(labelsOf(...bare.slice(0, 2))).toEqual([])
  // Two of seven kept theirs: the copier took the others.
  const more = ['7.25', '1.50'].map((text, i) => written(text, 60 + 50 * i, 80))
  expect(labelsOf(...bare, ...more, ...sizes)).toHaveLength(7)
})
