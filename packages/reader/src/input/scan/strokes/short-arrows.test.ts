import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { strokesOf } from './scan-paths.ts'
import { shortArrowOf } from './short-arrows.ts'

const pixelsPerMm = 10

/** The only mark of what is inked on a field of 120 pixels. */
function markOf(isInk: (x: number, y: number) => boolean, isUpright = false) {
  const ink = Uint8Array.from({ length: 14_400 }, (_, at) => {
    const [x, y] = [at % 120, Math.floor(at / 120)]
    return (isUpright ? isInk(y, x) : isInk(x, y)) ? 1 : 0
  })
  const [only] = componentsOf({ width: 120, height: 120, ink })
  if (!only) throw new Error('no mark')
  return only
}

/** A tail of two pixels from 20 to 80 with a filled head that points to 20. */
const isArrow = (x: number, y: number) =>
  (x >= 20 && x < 80 && Math.abs(y - 59.5) < 1) ||
  (x >= 20 && x < 50 && Math.abs(y - 59.5) <= (x - 20) / 6)

const isTail = (x: number, y: number) => x >= 20 && x < 80 && Math.abs(y - 59.5) < 1

test.each([false, true])(
  'an arrow with a short tail is a line with a head (upright: %s)',
  (way) => {
    const part = markOf(isArrow, way)
    const arrow = shortArrowOf(part, pixelsPerMm)
    expect(arrow?.ruling).toMatchObject({ isHorizontal: !way, from: 20, to: 80 })
    expect(arrow?.arrowheads).toHaveLength(1)
    expect(Math.abs((arrow?.arrowheads[0]?.tip ?? 0) - 20)).toBeLessThan(4)
    const paths = strokesOf([part], 1 / pixelsPerMm)
    expect(paths.map(({ isFilled }) => isFilled)).toEqual([false, true])
  },
)

test('a plain stroke, a T and a bow are no arrows', () => {
  const isT = (x: number, y: number) =>
    isTail(x, y) || (x >= 20 && x < 23 && Math.abs(y - 59.5) < 10)
  const isBow = (x: number, y: number) => Math.abs(Math.hypot(x - 50, y - 90) - 32) < 1.2 && y < 75
  for (const isInk of [isTail, isT, isBow]) {
    expect(shortArrowOf(markOf(isInk), pixelsPerMm)).toBeNull()
  }
})
