import { expect, it } from 'vitest'
import { composePage } from './compose.ts'
import { type Item, sheetOf, strokes, written } from './testing/made-sheet.ts'

const surroundings = (...items: readonly Item[]) =>
  composePage(sheetOf(written('40', 50, 50), ...items)).composed.map((one) => one.surroundings)

/** Dashes of 2 mm at one height, between two places. */
const dashes = (from: number, to: number, y: number) => {
  const starts = Array.from({ length: Math.floor((to - from) / 3) + 1 }, (_, i) => from + 3 * i)
  return strokes(starts.map((x) => `${x},${y} ${x + 2},${y}`).join(';'))
}

const heads = strokes('32,51.5 34,51 34,52 32,51.5;75,51.5 72,51 72,52 75,51.5')

it('sees a dashed dimension line below a text by its arrows', () => {
  expect(surroundings(dashes(34, 71, 51.5), heads)).toEqual(['dimension'])
})

it('sees none in dashes without arrows, or that end before the text', () => {
  expect(surroundings(dashes(34, 71, 51.5))).not.toEqual(['dimension'])
  expect(surroundings(dashes(20, 40, 51.5), heads)).not.toEqual(['dimension'])
})
