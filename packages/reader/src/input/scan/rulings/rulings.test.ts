import { expect, test } from 'vitest'
import { rulingsOf } from './rulings.ts'

const [width, height] = [3000, 80]

/** A bitmap whose column `x` has ink from `top(x)` on, `thickness` pixels of it. */
function drawn(top: (x: number) => number, thickness: number) {
  const ink = new Uint8Array(width * height)
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < thickness; y += 1) ink[(Math.floor(top(x)) + y) * width + x] = 1
  }
  return { width, height, ink }
}

const linesOf = (bitmap: ReturnType<typeof drawn>) => rulingsOf(bitmap, true, 94, 13)

test('a long line that lies a little askew is found in pieces, from end to end', () => {
  const pieces = linesOf(drawn((x) => 10 + x / 100, 3)).sort((one, other) => one.from - other.from)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces[0]?.from).toBe(0)
  expect(pieces.at(-1)?.to).toBe(width)
  for (const { at, from, to, thickness } of pieces) {
    expect(thickness).toBeLessThanOrEqual(6)
    expect(Math.abs(at - 11.5 - (from + to) / 200)).toBeLessThan(2)
  }
  for (const [index, { from }] of pieces.slice(1).entries()) {
    expect(from).toBeLessThanOrEqual(pieces[index]?.to ?? 0)
  }
})

test('a straight line is one, and an area of ink none', () => {
  expect(linesOf(drawn(() => 10, 3))).toEqual([
    { isHorizontal: true, at: 11.5, from: 0, to: width, thickness: 3 },
  ])
  expect(linesOf(drawn(() => 10, 40))).toEqual([])
})
