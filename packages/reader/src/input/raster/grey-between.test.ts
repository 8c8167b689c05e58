import { expect, test } from 'vitest'
import { greyBetween } from './grey-between.ts'

const image = { width: 2, height: 2, pixels: Uint8Array.of(0, 100, 200, 40) }

test.each([
  [0, 0, 0],
  [0.5, 0, 50],
  [0, 0.5, 100],
  [0.25, 0.75, 126.25],
])('at %d, %d the four pixels give %d', (x, y, grey) => {
  expect(greyBetween(image, x, y)).toBe(grey)
})

test.each([
  [-0.1, 0],
  [0, -0.1],
  [1, 0],
  [0, 1],
])('at %d, %d there are no four pixels', (x, y) => {
  expect(greyBetween(image, x, y)).toBeUndefined()
})
