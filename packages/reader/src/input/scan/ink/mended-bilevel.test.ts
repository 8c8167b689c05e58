import { expect, test } from 'vitest'
import { blankPaper } from '../../raster/grey-image.ts'
import { mendedBilevel } from './mended-bilevel.ts'

const [width, height] = [60, 60]

/** A line across the picture that lacks every third pixel between its ends, and two strokes; `specks` of a pixel beside them. */
function scanned(specks: number) {
  const image = blankPaper(width, height)
  const ink = (x: number, y: number) => {
    image.pixels[y * width + x] = 0
  }
  for (let x = 5; x < 55; x += 1) if (x % 3 !== 0 || x < 9 || x > 50) ink(x, 10)
  for (let y = 20; y < 50; y += 1) for (const x of [30, 31, 33, 34]) ink(x, y)
  for (let index = 0; index < specks; index += 1) ink(8 + 6 * index, 40)
  return image
}
const at = (image: ReturnType<typeof scanned>, x: number, y: number) => image.pixels[y * width + x]

test('a noisy scan in black and white loses its specks, and its hairlines are whole', () => {
  const mended = mendedBilevel(scanned(2))
  expect([8, 14].map((x) => at(mended, x, 40))).toEqual([255, 255])
  const line = Array.from({ length: 46 }, (_, index) => at(mended, 7 + index, 10))
  expect(new Set(line)).toEqual(new Set([0]))
})

test('paper of a pixel between two strokes stays', () => {
  expect(at(mendedBilevel(scanned(2)), 32, 30)).toBe(255)
})

test('a clean scan stays as it is, and so does one with shades', () => {
  const clean = scanned(0)
  expect(mendedBilevel(clean)).toBe(clean)
  const grey = scanned(2)
  grey.pixels[0] = 128
  expect(mendedBilevel(grey)).toBe(grey)
})
