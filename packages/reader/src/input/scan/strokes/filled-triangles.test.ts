import { expect, test } from 'vitest'
import { filledTriangleIn, isSolid } from './filled-triangles.ts'

const pixelsPerMm = 12

/** A mark of 60 by 60 pixels. */
const marked = (isInk: (x: number, y: number) => boolean) => ({
  width: 60,
  height: 60,
  ink: Uint8Array.from({ length: 3600 }, (_, at) => (isInk(at % 60, Math.floor(at / 60)) ? 1 : 0)),
})

/** Pointing down, 36 wide and 31 high, with its upper side at 10. */
const isTriangle = (x: number, y: number) => y >= 10 && Math.abs(x - 30) < 18 * (1 - (y - 10) / 31)

test('a filled triangle is found with the line that it stands on', () => {
  const found = filledTriangleIn(
    marked((x, y) => isTriangle(x, y) || Math.abs(x - 30) < 2),
    pixelsPerMm,
  )
  const middle = (found ?? []).reduce((sum, { x }) => sum + x / 3, 0)
  expect(found).toHaveLength(3)
  expect(middle).toBeCloseTo(30, 0)
})

test('dots, arrowheads and open triangles are none', () => {
  const dot = marked((x, y) => Math.hypot(x - 30, y - 30) < 12)
  const arrow = marked((x, y) => y < 40 && Math.abs(x - 30) < 6 * (1 - y / 40))
  const open = marked(
    (x, y) => isTriangle(x, y) && !(y > 13 && isTriangle(x - 4, y) && isTriangle(x + 4, y)),
  )
  for (const mark of [dot, arrow, open]) expect(filledTriangleIn(mark, pixelsPerMm)).toBeNull()
})

/** A part of such a mark: left, top, width, height. */
function cut(
  isInk: (x: number, y: number) => boolean,
  [left, top, width, height]: readonly [number, number, number, number],
) {
  const { ink } = marked(isInk)
  const own = Uint8Array.from({ length: width * height }, (_, at) => {
    return ink[(top + Math.floor(at / width)) * 60 + left + (at % width)] as number
  })
  return { width, height, ink: own }
}

test('a small triangle is found that lost its tip with the line it stands on', () => {
  const isCut = (x: number, y: number) => y >= 20 && y < 32 && Math.abs(x - 30) < 7 + (y - 20) * 0.5
  const mark = cut(isCut, [20, 20, 20, 12])
  expect(filledTriangleIn(mark, pixelsPerMm)).toHaveLength(3)
})

test('triangles and squares are solid, letters and strokes are not', () => {
  const solidOf = (isInk: (x: number, y: number) => boolean, width: number, height: number) => {
    const mark = cut(isInk, [0, 0, width, height])
    const area = mark.ink.reduce((sum, one) => sum + one, 0)
    return isSolid(mark, area)
  }
  expect(solidOf((x, y) => x < 20 && Math.abs(x - 10) < y * 0.6, 20, 17)).toBe(true)
  expect(solidOf(() => true, 20, 20)).toBe(true)
  expect(solidOf(() => true, 6, 30)).toBe(false)
  expect(solidOf((x, y) => x < 6 || y < 6 || (y > 14 && y < 20), 20, 34)).toBe(false)
})
