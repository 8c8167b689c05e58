import { expect, test } from 'vitest'
import { findProjectionSymbol } from '../../sheet/projection-symbol.ts'
import { componentsOf } from './components.ts'
import { circlesIn, coneIn, projectionShapes } from './projection-shapes.ts'

const [width, height] = [220, 100]
const marked = (isInk: (x: number, y: number) => boolean) => ({
  width,
  height,
  ink: Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? 1 : 0,
  ),
})

/** A cone from 20 to 70 pixels with its narrow end at the left, and its axis of dashes. */
const cone = (x: number, y: number) => {
  const half = 26 + ((x - 20) / 50) * 14
  const isSide = x >= 20 && x <= 70 && Math.abs(Math.abs(y - 50) - half) < 1.5
  const isEnd = (Math.abs(x - 20) < 1.5 || Math.abs(x - 70) < 1.5) && Math.abs(y - 50) < half + 1
  const isAxis = y === 50 && ((x > 12 && x < 30) || (x > 40 && x < 48) || (x > 60 && x < 78))
  return isSide || isEnd || isAxis
}
/** Two circles with their centre lines. */
const circles = (x: number, y: number) => {
  const radius = Math.hypot(x - 150, y - 50)
  const isRound = Math.abs(radius - 40) < 1.2 || Math.abs(radius - 26) < 1.2
  const [across, up] = [Math.abs(x - 150), Math.abs(y - 50)]
  return isRound || (Math.min(across, up) < 1 && Math.max(across, up) > 18 && radius < 46)
}

test('circles and a cone that centre lines cross are the symbol of the projection', () => {
  const components = componentsOf(marked((x, y) => cone(x, y) || circles(x, y)))
  const paths = projectionShapes(components, 0.1)
  const symbol = findProjectionSymbol(paths, [{ x: 0, y: 0, width: 22, height: 10 }])
  expect(symbol?.method).toBe('FIRST_ANGLE')
  const mirrored = componentsOf(marked((x, y) => cone(90 - x, y) || circles(x, y)))
  const region = { x: 0, y: 0, width: 22, height: 10 }
  expect(findProjectionSymbol(projectionShapes(mirrored, 0.1), [region])?.method).toBe(
    'THIRD_ANGLE',
  )
})

test('a ring, a rectangle and circles without a cone are none', () => {
  expect(circlesIn(marked((x, y) => Math.abs(Math.hypot(x - 110, y - 50) - 40) < 2))).toBeNull()
  expect(coneIn(marked((x, y) => x < 2 || y < 2 || x > 217 || y > 97))).toBeNull()
  expect(projectionShapes(componentsOf(marked(circles)), 0.1)).toEqual([])
})
