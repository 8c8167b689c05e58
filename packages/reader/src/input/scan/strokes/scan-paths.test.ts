import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { strokesOf } from './scan-paths.ts'

const side = 300

/** Bounds of the strokes of a picture of 30 by 30 millimetres. */
const widthsOf = (isInk: (x: number, y: number) => boolean) => {
  const ink = Uint8Array.from({ length: side * side }, (_, at) =>
    isInk(at % side, Math.floor(at / side)) ? 1 : 0,
  )
  return strokesOf(componentsOf({ width: side, height: side, ink }), 0.1).map(({ lines }) => {
    const xs = lines.flatMap(({ points }) => points.map(({ x }) => x))
    return Math.round(Math.max(...xs) - Math.min(...xs))
  })
}

test('long thin leaders are handed over, views of that size are not', () => {
  const leader = (x: number, y: number) =>
    (x < 100 && Math.abs(y - 50) < 2) || (x >= 100 && x < 250 && Math.abs(y - 50 - (x - 100)) < 2)
  expect(widthsOf(leader)).toEqual([25])
  const view = (x: number, y: number) =>
    x < 250 && y < 250 && (x < 12 || y < 12 || x > 237 || y > 237)
  expect(widthsOf(view)).toEqual([])
})
