import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { shelfBeside } from './slanted-shelf.ts'

const side = 160

/** Two blocks as figures in a row that rises by 30 degrees, with more ink along the row and below its middle. */
function rowWith(
  isMore: (along: number, below: number) => boolean,
  seen = (pixels: Uint8Array) => pixels,
) {
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  const pixels = new Uint8Array(side * side).fill(240)
  const letters = new Uint8Array(side * side)
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [(at % side) - 80, Math.floor(at / side) - 80]
    const [along, below] = [x * cos - y * sin, x * sin + y * cos]
    const isLetter = Math.abs(below) < 10 && Math.abs(Math.abs(along) - 10) < 6
    if (isLetter) letters[at] = 1
    if (isLetter || isMore(along, below)) pixels[at] = 40
  }
  const parts = componentsOf({ width: side, height: side, ink: letters }, 4)
  return shelfBeside({ width: side, height: side, pixels: seen(pixels) }, parts, 33)
}

test('a line below or above slanted letters is found with its ends and its direction', () => {
  for (const below of [18, -18]) {
    const shelf = rowWith((along, at) => Math.abs(at - below) < 1 && along > -30 && along < 60)
    expect(Math.abs((shelf?.rotation ?? 0) - 30)).toBeLessThan(3)
    const length = Math.hypot(
      (shelf?.to.x ?? 0) - (shelf?.from.x ?? 0),
      (shelf?.to.y ?? 0) - (shelf?.from.y ?? 0),
    )
    expect(Math.abs(length - 90)).toBeLessThan(6)
  }
})

test('paper, a line too far off and a filled area are none', () => {
  expect(rowWith(() => false)).toBeNull()
  expect(rowWith((_, below) => Math.abs(below - 45) < 1)).toBeNull()
  expect(rowWith((_, below) => below > 14)).toBeNull()
})

test('a place where no line runs is left soon: nearly all that are looked at are such', () => {
  let looks = 0
  rowWith(
    () => false,
    (pixels) =>
      new Proxy(pixels, {
        get: (target, at) => {
          looks += 1
          return Reflect.get(target, at)
        },
      }),
  )
  // Thirteen directions with some forty places of a line each, and at most ten looks at each.
  expect(looks).toBeLessThan(13 * 44 * 10)
})
