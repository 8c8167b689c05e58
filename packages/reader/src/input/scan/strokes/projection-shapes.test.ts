import { expect, test } from 'vitest'
import { findProjectionSymbol } from '../../../sheet/projection-symbol.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { binarised, faintShare } from '../ink/binarise.ts'
import { projectionShapes } from './projection-shapes.ts'

const pixelsPerMm = 8
const [width, height] = [400, 160]

/** A picture in which `depth` says how far a place is from the middle of a line, in pixels. */
function drawn(depth: (x: number, y: number) => number, stroke = 3, shade = 0): GreyImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const inside = stroke / 2 + 0.5 - depth(at % width, Math.floor(at / width))
    return Math.round(255 - (255 - shade) * Math.min(1, Math.max(0, inside)))
  })
  return { width, height, pixels }
}

const [middle, inner, outer] = [80, 20, 40]

/** Two circles around x = 280. */
const circles = (x: number, y: number) => {
  const radius = Math.hypot(x - 280, y - middle)
  return Math.min(Math.abs(radius - inner), Math.abs(radius - outer))
}

/** A cone from x = 80 to 160, its narrow end at the left. */
const cone = (x: number, y: number) => {
  const half = inner + ((x - 80) / 80) * (outer - inner)
  const off = Math.abs(y - middle)
  const side = x >= 80 && x <= 160 ? Math.abs(off - half) * 0.97 : 99
  const narrow = off <= inner ? Math.abs(x - 80) : 99
  const wide = off <= outer ? Math.abs(x - 160) : 99
  return Math.min(side, narrow, wide)
}

/** Centre lines that run through all of it, and a frame around it that they touch. */
const centreLines = (x: number, y: number) =>
  Math.min(Math.abs(y - middle), Math.abs(y - middle) < 48 ? Math.abs(x - 280) : 99) + 1
const frame = (x: number) => Math.min(Math.abs(x - 60), Math.abs(x - 335))

const methodOf = (image: GreyImage) => {
  const ink = binarised(image, 2.5 * pixelsPerMm, faintShare)
  const paths = projectionShapes(image, ink, pixelsPerMm)
  return findProjectionSymbol(paths, [{ x: 0, y: 0, width: 50, height: 20 }])?.method
}

const whole = (x: number, y: number) =>
  Math.min(circles(x, y), cone(x, y), centreLines(x, y), frame(x))

test.each([
  ['separate circles and cone', (x: number, y: number) => Math.min(circles(x, y), cone(x, y))],
  ['joined by centre lines, and to a frame', whole],
])('the symbol is found: %s', (_, depth) => {
  expect(methodOf(drawn(depth))).toBe('FIRST_ANGLE')
})

test('a cone that is narrow towards the circles says third angle, on either side of them', () => {
  const turned = (x: number, y: number) => cone(240 - x, y)
  expect(methodOf(drawn((x, y) => Math.min(circles(x, y), turned(x, y))))).toBe('THIRD_ANGLE')
  const mirrored = (x: number, y: number) => Math.min(circles(360 - x, y), turned(360 - x, y))
  expect(methodOf(drawn(mirrored))).toBe('THIRD_ANGLE')
})

test('grey hairlines show it, too', () => {
  expect(methodOf(drawn(whole, 1, 150))).toBe('FIRST_ANGLE')
})

test.each([
  ['circles without a cone', circles],
  ['a cone without circles', cone],
  [
    'a ring and a cone',
    (x: number, y: number) => Math.min(Math.abs(Math.hypot(x - 280, y - 80) - outer), cone(x, y)),
  ],
  [
    'circles and a rectangle',
    (x: number, y: number) =>
      Math.min(
        circles(x, y),
        Math.abs(y - middle) <= outer ? Math.min(Math.abs(x - 80), Math.abs(x - 160)) : 99,
        x >= 80 && x <= 160 ? Math.abs(Math.abs(y - middle) - outer) : 99,
      ),
  ],
  ['a black area', (x: number, y: number) => (x > 60 && y > 20 ? 0 : 99)],
])('%s are none', (_, depth) => {
  expect(methodOf(drawn(depth))).toBeUndefined()
})
