import { expect, test } from 'vitest'
import { reducedPicture } from './reduced-picture.ts'

const picture = { width: 4, height: 2, pixels: Uint8Array.of(0, 100, 200, 200, 50, 50, 0, 40) }

test('a pixel is the mean of those that it covers', () => {
  expect(reducedPicture(picture, 0.5)).toEqual({
    width: 2,
    height: 1,
    pixels: Uint8Array.of(50, 110),
  })
})

test('pixels that are covered in part count in part', () => {
  const row = { width: 3, height: 1, pixels: Uint8Array.of(0, 90, 240) }
  expect([...reducedPicture(row, 2 / 3).pixels]).toEqual([30, 190])
})

test('a picture may become larger', () => {
  const { width, pixels } = reducedPicture(picture, 2)
  expect([width, ...pixels.subarray(0, 4)]).toEqual([8, 0, 0, 100, 100])
})
