import { expect, test } from 'vitest'
import { filledTriangleIn } from './filled-triangles.ts'

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
