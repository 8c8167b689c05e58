import { expect, test } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { type Item, sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { withoutFilletWelds } from './fillet-welds.ts'

/** What is left of a sheet. */
function textsOn(...items: readonly Item[]): string[] {
  const sheet = sheetOf(...items)
  return withoutFilletWelds(composePage(sheet).composed, sheet.paths).map(({ text }) => text)
}

/** A leader and its reference line at 60 from 40 to 80, where the size of a weld stands from 54. */
const reference = strokes('30,72 40,60 80,60')

test('sizes of fillet welds above and below their reference line are no dimensions', () => {
  const above = strokes('60,54 60,60; 60,54 66,60')
  expect(textsOn(reference, above, written('6', 55, 59))).toEqual([])
  expect(textsOn(reference, above, written('a4', 53, 59))).toEqual([])
  const below = strokes('60,60 60,66; 60,66 66,60')
  expect(textsOn(reference, below, written('6', 55, 65))).toEqual([])
  const bothSides = strokes('60,54 60,66 66,60 60,54')
  expect(textsOn(reference, bothSides, written('10', 54, 59), written('10', 54, 65))).toEqual([])
})

test('a size on its dimension line stays, also beside an extension line and before the corner of a part', () => {
  const dimension = strokes('40,60 60,60; 60,50 60,62; 60,60 63,59 63,61 60,60')
  expect(textsOn(dimension, written('18', 48, 59))).toEqual(['18'])
  const part = strokes('60,52 75,52 75,60 60,60 60,52')
  expect(textsOn(strokes('40,60 60,60'), part, written('18', 53, 59))).toEqual(['18'])
})

test('words and longer numbers before a triangle stay', () => {
  const above = strokes('60,54 60,60; 60,54 66,60')
  expect(textsOn(reference, above, written('TYP', 50, 59))).toEqual(['TYP'])
})
