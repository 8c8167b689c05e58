import { describe, expect, test } from 'vitest'
import { symbolOf } from './glyphs/symbol-shapes.ts'
import type { Bitmap } from './ink/bitmap.ts'
import { componentsOf } from './ink/components.ts'
import { brokenPieces, rulingsOf } from './rulings/rulings.ts'
import { wipeRulings } from './rulings/wiped-rulings.ts'
import { skewOf } from './straight/deskew.ts'

/** A bitmap as it is drawn: anything but a blank is ink. */
function drawn(rows: readonly string[]): Bitmap {
  const width = Math.max(...rows.map((row) => row.length))
  const ink = rows.flatMap((row) => Array.from(row.padEnd(width), (sign) => (sign === ' ' ? 0 : 1)))
  return { width, height: rows.length, ink: Uint8Array.from(ink) }
}

/** A bitmap of marks that a rule finds ink in. */
function marked(width: number, height: number, isInk: (x: number, y: number) => boolean): Bitmap {
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at += 1) {
    ink[at] = isInk(at % width, Math.floor(at / width)) ? 1 : 0
  }
  return { width, height, ink }
}

test('ink that touches, also at corners, is one component', () => {
  const found = componentsOf(drawn(['# #  #', '# # # ', ' #   #', '      ', '##    ']))
  expect(
    found.map(({ left, top, right, bottom, area }) => [left, top, right, bottom, area]),
  ).toEqual([
    [0, 0, 3, 3, 5],
    [4, 0, 6, 3, 3],
    [0, 4, 2, 5, 2],
  ])
})

test('specks are left out', () => {
  expect(componentsOf(drawn(['#   ##', '    # ']), 3)).toMatchObject([{ left: 4, area: 3 }])
})

test('a long line is found and wiped off, but not the letter that it crosses', () => {
  const bitmap = drawn(['   #    ', '########', '   #    ', '   #    ', '   #    ', '   #    '])
  const rulings = rulingsOf(bitmap, true, 8, 2)
  expect(rulings).toEqual([{ isHorizontal: true, at: 1.5, from: 0, to: 8, thickness: 1 }])
  wipeRulings(bitmap, rulings, 2)
  const left = componentsOf(bitmap)
  expect(left.at(-1)).toMatchObject({ left: 3, right: 4, bottom: 6 })
  expect(left.every(({ right }) => right <= 4)).toBe(true)
})

test('a hairline takes nothing of the bow of a figure that it touches', () => {
  const bitmap = marked(60, 20, (x, y) => y === 10 || (y > 10 && y < 14 && x > 20 && x < 30))
  wipeRulings(bitmap, rulingsOf(bitmap, true, 50, 3), 9)
  expect(componentsOf(bitmap)).toMatchObject([{ left: 21, right: 30, top: 11, bottom: 14 }])
})

describe('a hairline that noise broke', () => {
  /** Pieces of a line of 60 pixels from 10 on with what `isInk` says behind it; a millimetre is ten pixels. */
  const piecesOf = (isInk: (x: number, y: number) => boolean) => {
    const bitmap = marked(200, 21, (x, y) => (x >= 10 && x < 70 ? y === 10 : isInk(x, y)))
    const pieces = brokenPieces(bitmap, rulingsOf(bitmap, true, 50, 3).slice(0, 1), 10)
    return pieces.map(({ from, to }) => [from, to])
  }

  test('has pieces, a row lower as well', () => {
    expect(piecesOf((x, y) => y === 11 && x >= 80 && x < 110)).toEqual([[70, 110]])
    expect(piecesOf((x, y) => y === 11 && x >= 80 && x < 140)).toEqual([[70, 140]])
  })

  test('ends before letters and where paper follows', () => {
    const isLetter = (x: number) => [80, 84, 90, 94, 100, 104].includes(x)
    expect(piecesOf((x, y) => isLetter(x) && y > 4)).toEqual([])
    expect(piecesOf((x, y) => y === 10 && x >= 90 && x < 120)).toEqual([])
  })
})

const ring = (x: number, y: number, radius: number) =>
  Math.abs(Math.hypot(x - radius, y - radius) - radius + 1.5) < 1.5

test('a slashed circle is a diameter sign, an eight and a zero are not', () => {
  const diameter = marked(31, 31, (x, y) => ring(x, y, 15.5) || Math.abs(x + y - 30) < 2)
  const zero = marked(31, 31, (x, y) => ring(x, y, 15.5))
  const eight = marked(17, 31, (x, y) => ring(x, y, 8) || ring(x, y - 15, 8))
  expect(symbolOf(diameter, 0, 31)).toBe('Ø')
  expect(symbolOf(zero, 0, 31)).toBeNull()
  expect(symbolOf(eight, 0, 31)).toBeNull()
})

test('a small ring is a degree sign only above the middle of its line', () => {
  const small = marked(12, 12, (x, y) => ring(x, y, 6))
  expect(symbolOf(small, 0, 32)).toBe('°')
  expect(symbolOf(small, -20, 32)).toBeNull()
})

test('a plus on a bar is plus-minus; a plus and a two are not', () => {
  const plus = (x: number, y: number) =>
    (Math.abs(x - 10) < 2 && y < 20) || (Math.abs(y - 10) < 2 && x < 21)
  const plusMinus = marked(21, 28, (x, y) => plus(x, y) || y > 24)
  const two = marked(18, 28, (x, y) => y > 24 || (y < 3 && x > 2) || Math.abs(x + y * 0.8 - 21) < 2)
  expect(symbolOf(plusMinus, 0, 30)).toBe('±')
  expect(symbolOf(marked(21, 21, plus), 0, 30)).toBeNull()
  expect(symbolOf(two, 0, 30)).toBeNull()
})

test('the skew of a sheet is found from its lines', () => {
  const slope = Math.tan((0.7 * Math.PI) / 180)
  const askew = marked(900, 600, (x, y) =>
    [100, 250, 400, 520].some((row) => Math.abs(y - row - x * slope) < 1.5),
  )
  expect(skewOf(askew)).toBeCloseTo(0.7, 1)
  expect(skewOf(marked(900, 600, (_, y) => y % 100 < 3))).toBe(0)
})

test('a plus of thick strokes on a bar is plus-minus, too', () => {
  const plus = (x: number, y: number) => (x >= 5 && x < 9 && y < 13) || (y >= 5 && y < 9)
  const thick = marked(15, 18, (x, y) => plus(x, y) || y >= 15)
  expect(symbolOf(thick, 0, 30)).toBe('±')
})

test('four strokes around paper are the sign of a square; a D, a round zero and a barred box are not', () => {
  const edge = (x: number, y: number) => x < 3 || y < 3 || x >= 25 || y >= 25
  const round = (x: number, y: number) => Math.abs(Math.hypot(x - 14, y - 14) - 12.5) < 2
  const square = marked(28, 28, edge)
  expect(symbolOf(square, 0, 28)).toBe('□')
  expect(symbolOf(square, 0, 80)).not.toBe('□')
  expect(symbolOf(marked(28, 28, round), 0, 28)).toBeNull()
  const isD = (x: number, y: number) => (x < 14 ? edge(x, y) : round(x, y))
  expect(symbolOf(marked(28, 28, isD), 0, 28)).toBeNull()
  const isBarred = (x: number, y: number) => edge(x, y) || Math.abs(y - 14) < 2
  expect(symbolOf(marked(28, 28, isBarred), 0, 28)).toBeNull()
})
