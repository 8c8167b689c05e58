import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { slantedPathsOf, strokesOf } from './scan-paths.ts'

const side = 300

type IsInk = (x: number, y: number) => boolean

/** What hangs together in a picture of 30 by 30 millimetres. */
const componentsIn = (isInk: IsInk) => {
  const ink = Uint8Array.from({ length: side * side }, (_, at) =>
    isInk(at % side, Math.floor(at / side)) ? 1 : 0,
  )
  return componentsOf({ width: side, height: side, ink })
}

/** Bounds of the strokes of a picture. */
const widthsOf = (isInk: IsInk) => {
  return strokesOf(componentsIn(isInk), 0.1).map(({ lines }) => {
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

test('of a view only its slanted lines are handed over, without its hatching', () => {
  const view = (x: number, y: number) =>
    (x < 250 && y < 250 && (x < 12 || y < 12 || x > 237 || y > 237)) ||
    (x < 240 && Math.abs(y - 40 - 0.5 * x) < 2)
  const [line, ...others] = slantedPathsOf(componentsIn(view), 0.1)
  expect(others).toEqual([])
  const [from, to] = line?.lines[0]?.points ?? []
  expect(from?.y).toBeCloseTo(4 + 0.5 * (from?.x ?? 0), 0)
  expect((to?.x ?? 0) - (from?.x ?? 0)).toBeGreaterThan(20)
  const hatched = (x: number, y: number) =>
    x < 250 && y < 250 && (x < 12 || y < 12 || (2 * y + x) % 24 < 4)
  expect(slantedPathsOf(componentsIn(hatched), 0.1)).toEqual([])
  const alone = (x: number, y: number) => x < 100 && Math.abs(y - 40 - 0.5 * x) < 2
  expect(slantedPathsOf(componentsIn(alone), 0.1)).toEqual([])
})
