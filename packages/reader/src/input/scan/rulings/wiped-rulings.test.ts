import { describe, expect, test } from 'vitest'
import type { Bitmap } from '../ink/bitmap.ts'
import { componentsOf } from '../ink/components.ts'
import { type Ruling, rulingsOf } from './rulings.ts'
import { wipeRulings } from './wiped-rulings.ts'

const [width, height] = [120, 60]
const thickest = 16

function marked(isInk: (x: number, y: number) => boolean): Bitmap {
  const ink = Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? 1 : 0,
  )
  return { width, height, ink }
}

/** Boxes of what is left of a drawing once the lines of two pixels in it are wiped off. */
function leftOf(
  isMark: (x: number, y: number) => boolean,
  isLine: (x: number, y: number) => boolean,
) {
  const bitmap = marked((x, y) => isMark(x, y) || isLine(x, y))
  const lines = marked(isLine)
  const rulings: Ruling[] = [true, false].flatMap((isLevel) => rulingsOf(lines, isLevel, 50, 8))
  wipeRulings(bitmap, rulings, thickest)
  return componentsOf(bitmap, 3).map(({ left, top, right, bottom }) => [left, top, right, bottom])
}

/** The ring of a zero of 40 by 24 pixels, as it stands in text that runs up. */
const zero = (x: number, y: number) => {
  const off = Math.hypot((x - 60) / 20, (y - 30) / 12)
  return off < 1 && off > 0.72
}
const levelAt = (at: number) => (_: number, y: number) => y >= at && y < at + 2

describe('a figure that a line crosses', () => {
  test.each([23, 30, 36])('is whole where its bows cross at a slant (line at %d)', (at) => {
    expect(leftOf(zero, levelAt(at))).toEqual([[41, 19, 80, 42]])
  })

  test('is whole where its bow lies on the line', () => {
    expect(leftOf(zero, levelAt(41))).toEqual([[41, 19, 80, 43]])
  })

  test('keeps its own bow alone of a line as thick as its strokes', () => {
    // The bow of the zero ends at 42, the line at 45: more of it would be a foot below the figure.
    const thick = (_: number, y: number) => y >= 41 && y < 45
    expect(leftOf(zero, thick)).toEqual([[41, 19, 80, 43]])
  })

  test('is no part of another that the line touches on its other side', () => {
    const bow = (x: number, y: number) => Math.abs(x - 40 - (30 - y)) < 2 && y < 31
    const stroke = (x: number, y: number) => Math.abs(x - 50 - (y - 30)) < 2 && y > 30
    expect(leftOf((x, y) => bow(x, y) || stroke(x, y), levelAt(30))).toHaveLength(2)
  })

  test('is no part of another line that crosses beside it', () => {
    const upright = (x: number) => x >= 88 && x < 90
    expect(leftOf(zero, (x, y) => levelAt(36)(x, y) || upright(x))).toEqual([[41, 19, 80, 42]])
  })
})

test('a figure keeps the bar that lies along a dash and touches it', () => {
  // An H of 60 by 16 pixels that reads upwards: its stems cross the dash, its bar lies on that.
  const isFigure = (x: number, y: number) =>
    x >= 30 && x < 90 && y >= 22 && y < 38 && (x < 33 || x >= 87 || (y >= 28 && y < 30))
  const bitmap = marked((x, y) => isFigure(x, y) || levelAt(30)(x, y))
  const dash = { isHorizontal: true, at: 31, from: 0, to: width, thickness: 2, isDash: true }
  wipeRulings(bitmap, [dash], thickest)
  const left = componentsOf(bitmap, 3)
  expect(left.map((one) => [one.left, one.top, one.right, one.bottom])).toEqual([[30, 22, 90, 38]])
  expect([28, 29].map((y) => bitmap.ink[y * width + 50])).toEqual([1, 1])
})

test('of letters that stand on a line nothing is left on it', () => {
  const stem = (x: number, y: number) => (x - 40) ** 2 < 9 && y > 10 && y < 30
  expect(leftOf(stem, levelAt(30))).toEqual([[38, 11, 43, 30]])
})

test('of a figure that stands on a line a little askew nothing is lost', () => {
  // The line falls by four pixels; the figures stand on its upper edge at either end.
  const isLine = (x: number, y: number) => {
    const at = 30 + Math.floor((x * 5) / width)
    return y === at || y === at + 1
  }
  const isStem = (x: number, y: number) =>
    (x >= 10 && x < 14 && y >= 10 && y < 30) || (x >= 100 && x < 104 && y >= 10 && y < 34)
  const bitmap = marked((x, y) => isLine(x, y) || isStem(x, y))
  const ruling = { isHorizontal: true, at: 33, from: 0, to: width, thickness: 6 }
  wipeRulings(bitmap, [ruling], thickest)
  expect(componentsOf(bitmap, 3).map(({ left, top, bottom }) => [left, top, bottom])).toEqual([
    [10, 10, 30],
    [100, 10, 34],
  ])
})

test('a figure keeps the bar that lies on the edge of a line', () => {
  // A thick pale line; the bar of the 7 below it is seen by two rows only, those of noise beside it by as many.
  const isLine = (_: number, y: number) => y >= 20 && y < 24
  const isSeven = (x: number, y: number) =>
    (x >= 40 && x < 60 && y >= 22 && y < 26) ||
    (y >= 24 && y < 50 && Math.abs(x - 57 + (y - 24) / 2) < 2)
  const isNoise = (x: number, y: number) => x >= 80 && x < 83 && y >= 24 && y < 26
  const bitmap = marked((x, y) => isLine(x, y) || isSeven(x, y) || isNoise(x, y))
  wipeRulings(bitmap, [{ isHorizontal: true, at: 22, from: 0, to: width, thickness: 4 }], thickest)
  expect(componentsOf(bitmap).map(({ left, top, right }) => [left, top, right])).toEqual([
    [40, 23, 60],
  ])
})
