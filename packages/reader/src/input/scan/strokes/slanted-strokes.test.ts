import { expect, test } from 'vitest'
import { type Component, componentsOf } from '../ink/components.ts'
import { slantedStrokesOf } from './slanted-strokes.ts'

const side = 200
const pixelsPerMm = 8

function inked(isInk: (x: number, y: number) => boolean): Component {
  const ink = new Uint8Array(side * side)
  for (let at = 0; at < ink.length; at += 1) {
    if (isInk(at % side, Math.floor(at / side))) ink[at] = 1
  }
  return componentsOf({ width: side, height: side, ink }, 4)[0] as Component
}
const strokesOf = (isInk: (x: number, y: number) => boolean) =>
  slantedStrokesOf(inked(isInk), pixelsPerMm)

test('a line is found with its ends, also through a block that touches it', () => {
  const isLine = (x: number, y: number) => x > 20 && x < 180 && Math.abs(y - 60 - 0.2 * x) < 1.6
  const isBlock = (x: number, y: number) => x > 90 && x < 110 && y > 60 && y < 80
  const [line, ...others] = strokesOf((x, y) => isLine(x, y) || isBlock(x, y))
  expect(others).toEqual([])
  expect(line).toMatchObject({ isSteep: false, from: 21, to: 179 })
  expect(line?.at(100)).toBeCloseTo(80.5, 0)
})

test('a steep line is followed by rows', () => {
  const [line] = strokesOf((x, y) => y > 20 && y < 180 && Math.abs(x - 60 - 0.3 * y) < 1.6)
  expect(line).toMatchObject({ isSteep: true, from: 21, to: 179 })
})

test('thick bars, small rings and short strokes are none', () => {
  expect(strokesOf((x, y) => x > 20 && x < 180 && Math.abs(y - 60 - 0.2 * x) < 6)).toEqual([])
  expect(strokesOf((x, y) => Math.abs(Math.hypot(x - 90, y - 90) - 12) < 1.5)).toEqual([])
  expect(strokesOf((x, y) => x > 20 && x < 34 && Math.abs(y - 60 - 0.5 * x) < 1.6)).toEqual([])
})
