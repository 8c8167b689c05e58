import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { letteringOf } from './lettering.ts'

const pixelsPerMm = 10

type IsInk = (x: number, y: number) => boolean

/** How many components of 200 by 120 pixels are letters. */
function lettersOf(...shapes: readonly IsInk[]): number {
  const components = componentsOf({
    width: 200,
    height: 120,
    ink: Uint8Array.from({ length: 24_000 }, (_, at) =>
      shapes.some((isInk) => isInk(at % 200, Math.floor(at / 200))) ? 1 : 0,
    ),
  })
  return letteringOf(components, pixelsPerMm).letters.length
}

/** A 1 with its flag, 6 mm high and as fine as a hair. */
const one =
  (left: number, bottom = 90): IsInk =>
  (x, y) =>
    (x === left + 11 && y >= bottom - 60 && y < bottom) ||
    (y >= bottom - 60 && y < bottom - 49 && x === left + bottom - 49 - y)
/** A box of the thickness of letters. */
const letter =
  (left: number, top: number, bottom: number): IsInk =>
  (x, y) => {
    const isWithin = x >= left && x < left + 20 && y >= top && y < bottom
    const isInside = x >= left + 3 && x < left + 17 && y >= top + 3 && y < bottom - 3
    return isWithin && !isInside
  }
const point =
  (left: number, top: number): IsInk =>
  (x, y) =>
    x >= left && x < left + 5 && y >= top && y < top + 5
/** A stroke that hooks at its foot, from 5 mm to 11 mm: the y of lettering whose small letters are 4 mm high. */
const tailed =
  (left: number): IsInk =>
  (x, y) =>
    (x === left + 12 && y >= 50 && y < 110) || (y === 109 && x >= left && x < left + 12)

test('strokes as fine as a hair are letters beside one of their height', () => {
  expect(lettersOf(one(20))).toBe(0)
  expect(lettersOf(one(20), letter(50, 30, 90))).toBe(2)
  expect(lettersOf(one(20), letter(50, 42, 102))).toBe(1)
  expect(lettersOf(one(20), letter(140, 30, 90))).toBe(1)
})

test('two of them with a colon between are a scale', () => {
  expect(lettersOf(one(20), one(80))).toBe(0)
  expect(lettersOf(one(20), one(70), point(50, 50))).toBe(2)
  expect(lettersOf(one(20), one(70, 100), point(50, 50))).toBe(0)
})

test('one that ends below the letters on both of its sides has a tail', () => {
  const [before, behind] = [letter(20, 50, 92), letter(70, 50, 92)]
  expect(lettersOf(before, tailed(48), behind)).toBe(3)
  expect(lettersOf(before, tailed(48))).toBe(1)
})
