import { expect, test } from 'vitest'
import { isBarOfLetters } from './letter-bars.ts'
import type { Ruling } from './rulings.ts'

/** Ten pixels to a millimetre: 90 pixels of ink, of given thickness at each place, from row 10 down. */
function barOf(thicknessAt: (x: number) => number, topAt: (x: number) => number = () => 10) {
  const [width, height] = [110, 60]
  const ink = new Uint8Array(width * height)
  for (let x = 10; x < 100; x += 1) {
    for (let y = topAt(x); y < topAt(x) + thicknessAt(x); y += 1) ink[y * width + x] = 1
  }
  return { width, height, ink }
}
const ruling: Ruling = { isHorizontal: true, at: 11.5, from: 10, to: 100, thickness: 3 }

test('a bar that shares three rows with the bow beside it, and has seven of its own, is one of letters', () => {
  const bar = barOf((x) => (x < 65 ? 7 : 3))
  expect(isBarOfLetters(bar, ruling, 10)).toBe(true)
})

test('a line of one thickness is none, also with letters that stand on it', () => {
  expect(
    isBarOfLetters(
      barOf(() => 3),
      ruling,
      10,
    ),
  ).toBe(false)
  const withLetters = barOf((x) => (x % 10 < 4 ? 30 : 3))
  expect(isBarOfLetters(withLetters, ruling, 10)).toBe(false)
})

test('a long line is no bar however thick its ink is', () => {
  expect(
    isBarOfLetters(
      barOf(() => 7),
      ruling,
      5,
    ),
  ).toBe(false)
})

test('a dimension line is none, whose arrowheads are as thick above as below', () => {
  const half = (x: number) => Math.max(0, 5 - Math.floor((Math.min(x - 10, 99 - x) * 5) / 40))
  const line = barOf(
    (x) => 3 + 2 * half(x),
    (x) => 10 - half(x),
  )
  expect(isBarOfLetters(line, ruling, 10)).toBe(false)
})
