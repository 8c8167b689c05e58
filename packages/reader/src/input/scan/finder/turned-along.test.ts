import { expect, test } from 'vitest'
import { degreesOf, radians } from '../../../angles.ts'
import { turnedAlong } from './turned-along.ts'

const side = 200

/** Two figures in a row that falls by 30 degrees, 12 pixels high, and a line below them where asked for. */
function sheet({ hasLine = true } = {}) {
  const [cos, sin] = [Math.cos(radians(30)), Math.sin(radians(30))]
  const pixels = new Uint8Array(side * side).fill(240)
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [(at % side) - 100, Math.floor(at / side) - 100]
    const [along, below] = [x * cos + y * sin, y * cos - x * sin]
    const isFigure = Math.abs(below) < 6 && Math.abs(Math.abs(along) - 6) < 4
    const isLine = hasLine && Math.abs(below - 11) < 1 && Math.abs(along) < 40
    if (isFigure || isLine) pixels[at] = 40
  }
  return { width: side, height: side, pixels }
}

/** A line of 24 by 12 pixels in the middle of the sheet, as it was found. */
function foundAt(degrees: number, length = 24) {
  const angle = radians(degrees)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x = 100 - (length / 2) * cos - 6 * sin
  const y = 100 - (length / 2) * sin + 6 * cos
  return { x, y, length, capitals: 12, angle }
}

test('a short line gets the direction of its dimension line, around its own middle', () => {
  const turned = turnedAlong(sheet(), foundAt(16))
  const exact = foundAt(30)
  expect(Math.abs(degreesOf(turned?.line.angle ?? 0) - 30)).toBeLessThan(2.5)
  expect(Math.hypot((turned?.line.x ?? 0) - exact.x, (turned?.line.y ?? 0) - exact.y)).toBeLessThan(
    1,
  )
  const { from, to } = turned?.shelf ?? { from: exact, to: exact }
  expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(70)
})

test.each([
  ['without a line beside it', turnedAlong(sheet({ hasLine: false }), foundAt(16))],
  ['whose letters tell its direction', turnedAlong(sheet(), foundAt(16, 60))],
  [
    'on blank paper',
    turnedAlong({ ...sheet(), pixels: new Uint8Array(side * side).fill(240) }, foundAt(16)),
  ],
])('a text %s keeps its direction', (_, turned) => {
  expect(turned).toBeNull()
})
