import { expect, test } from 'vitest'
import type { Bitmap } from '../ink/bitmap.ts'
import { isStar } from './star.ts'

/** A mark whose edge lies at these distances from the middle, by angle; `size` pixels wide and high. */
function blob(size: number, radiusAt: (angle: number) => number): Bitmap {
  const middle = (size - 1) / 2
  const ink = Uint8Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [(at % size) - middle, Math.floor(at / size) - middle]
    return Math.hypot(x, y) <= radiusAt(Math.atan2(y, x)) ? 1 : 0
  })
  return { width: size, height: size, ink }
}

const rays = (count: number, depth: number) => (angle: number) =>
  5.2 + depth * Math.cos(count * angle)

test.each([5, 6])(
  'a small star is recognised by its outline where its %i rays run together',
  (count) => {
    expect(isStar(blob(11, rays(count, 0.9)))).toBe(true)
  },
)

test.each([
  ['a filled ring', blob(11, () => 5.2)],
  ['a filled ring of fewer pixels', blob(8, () => 4)],
  ['a filled square', blob(10, () => 20)],
  ['a triangle', blob(11, rays(3, 1.2))],
])('%s is none', (_, mark) => {
  expect(isStar(mark)).toBe(false)
})
