import { expect, test } from 'vitest'
import { componentsOf, heightOf, widthOf } from '../ink/components.ts'
import { withFreedRings } from './freed-rings.ts'

const [width, height] = [140, 80]

/** Boxes of the components of a picture with ten pixels to a millimetre, from left to right, by width and height. */
function boxesOf(isInk: (x: number, y: number) => boolean): [number, number][] {
  const ink = Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? 1 : 0,
  )
  return withFreedRings(componentsOf({ width, height, ink }, 4), 10)
    .toSorted((one, other) => one.left - other.left)
    .map((part) => [widthOf(part), heightOf(part)])
}

const isRing = (x: number, y: number) => Math.abs(Math.hypot(x - 90, y - 40) - 26) < 2
const isLetter = (x: number, y: number) => Math.abs(x - 90) < 9 && Math.abs(y - 40) < 11
/** A figure as high as the letters of the line: a stem, and an arm that touches the ring. */
const isFigure = (x: number, y: number) =>
  (Math.abs(x - 47) < 3 && Math.abs(y - 40) < 18) || (x > 46 && x < 66 && Math.abs(y - 40) < 3)

test('a figure that touches the ring of a modifier is parted from it', () => {
  const boxes = boxesOf((x, y) => isRing(x, y) || isLetter(x, y) || isFigure(x, y))
  expect(boxes).toHaveLength(3)
  const [figure, ring] = boxes
  expect(figure?.[1]).toBe(35)
  expect(figure?.[0]).toBeLessThan(22)
  expect(ring).toEqual([56, 55])
})

test('a ring without a letter, a letter without a whole ring and a ring by itself stay as they are', () => {
  const whole = [
    [isRing, isFigure],
    [(x: number, y: number) => isRing(x, y) && x < 100, isLetter, isFigure],
    [isRing, isLetter],
  ]
  for (const shapes of whole) {
    const isInk = (x: number, y: number) => shapes.some((shape) => shape(x, y))
    const ink = Uint8Array.from({ length: width * height }, (_, at) =>
      isInk(at % width, Math.floor(at / width)) ? 1 : 0,
    )
    expect(boxesOf(isInk)).toHaveLength(componentsOf({ width, height, ink }, 4).length)
  }
})
