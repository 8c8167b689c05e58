import { expect, test } from 'vitest'
import type { Bitmap } from '../ink/bitmap.ts'
import { componentsOf, sizeOf } from '../ink/components.ts'
import { withFreedLetters } from './freed-letters.ts'

const side = 260
const pixelsPerMm = 8
/** Zeros 20 pixels high that stand on a line, or on neither: places of their middles along it, and the side. */
type Zero = readonly [along: number, above: 1 | -1]

/** Lines that fall by `slope` from left to right, `apart` from each other, the first with zeros on it. */
function sheet(slope: number, zeros: readonly Zero[], lines = 1, apart = 9): Bitmap {
  const angle = Math.atan(slope)
  const ink = new Uint8Array(side * side)
  for (let at = 0; at < ink.length; at += 1) {
    const [x, y] = [(at % side) - 130, Math.floor(at / side) - 110]
    const along = x * Math.cos(angle) + y * Math.sin(angle)
    const across = y * Math.cos(angle) - x * Math.sin(angle)
    const isLine = Math.abs(along) < 90 && inLines(across, lines, apart)
    const isZero = zeros.some(([middle, above]) => {
      const away = Math.hypot((along - middle) / 6, (across + above * 10.5) / 10)
      return away < 1.05 && away > 0.62
    })
    const isOutline = lines > 1 && Math.abs(Math.abs(along) - 90) < 2 && across > -2 && across < 100
    if (isLine || isZero || isOutline) ink[at] = 1
  }
  return { width: side, height: side, ink }
}
function inLines(across: number, lines: number, apart: number): boolean {
  const line = Math.max(0, Math.min(lines - 1, Math.round(across / apart)))
  return Math.abs(across - line * apart) < 1.5
}

const partsOf = (bitmap: Bitmap) => withFreedLetters(componentsOf(bitmap, 4), pixelsPerMm)
const lettersOf = (bitmap: Bitmap) => partsOf(bitmap).filter((part) => sizeOf(part) < 40)

test.each([0.15, -0.15, 0.6, -1.4])(
  'figures that stand on a line of slope %d are parted from it',
  (slope) => {
    const bitmap = sheet(slope, [
      [-8, 1],
      [8, 1],
    ])
    expect(componentsOf(bitmap, 4)).toHaveLength(1)
    expect(lettersOf(bitmap)).toHaveLength(2)
    // The line keeps its length.
    expect(Math.max(...partsOf(bitmap).map(sizeOf))).toBeGreaterThan(120)
  },
)

test('no ink is lost or doubled but that between a figure and its line', () => {
  const bitmap = sheet(0.15, [
    [-8, 1],
    [8, 1],
  ])
  const area = partsOf(bitmap).reduce((sum, part) => sum + part.area, 0)
  expect(area).toBe(bitmap.ink.reduce((sum, one) => sum + one, 0))
})

test('a single ring on a line, rings on both sides of it and hatching stay as they are', () => {
  expect(lettersOf(sheet(0.15, [[0, 1]]))).toEqual([])
  expect(
    lettersOf(
      sheet(0.15, [
        [-8, 1],
        [8, -1],
      ]),
    ),
  ).toEqual([])
  const hatched = sheet(
    0.15,
    [
      [-8, 1],
      [8, 1],
    ],
    12,
  )
  expect(componentsOf(hatched, 4)).toHaveLength(1)
  expect(lettersOf(hatched)).toEqual([])
})
