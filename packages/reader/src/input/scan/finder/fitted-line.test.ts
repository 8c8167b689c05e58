import { expect, test } from 'vitest'
import type { GreyImage } from '../../raster/grey-image.ts'
import { written } from '../testing/written-text.ts'
import { fittedLine } from './fitted-line.ts'

const { width, height, ink } = written('285')
/** The ink of the lettering is 45 high and reaches down to row 51. */
const line = { x: 0, y: 48, length: width, capitals: 40, angle: 0 }

/** The lettering on larger paper, with more ink where it is said. */
function sheetOf(isInk: (x: number, y: number) => boolean = () => false): GreyImage {
  const [margin, high] = [40, height + 80]
  const pixels = new Uint8Array(width * high).fill(255)
  for (let i = 0; i < pixels.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width) - margin]
    const isLetter = y >= 0 && y < height && ink[y * width + x] === 1
    if (isLetter || isInk(x, y)) pixels[i] = 0
  }
  return { width, height: high, pixels }
}

const placed = { ...line, y: 90 }

test.each([
  ['too high', { ...placed, capitals: 53 }],
  ['too low', { ...placed, capitals: 37 }],
  ['above its foot', { ...placed, y: 86 }],
])('a line that was found %s is fitted to its ink', (_, found) => {
  const fitted = fittedLine(sheetOf(), found)
  expect(Math.abs(fitted.capitals - 45)).toBeLessThan(5)
  expect(Math.abs(fitted.y - 91)).toBeLessThan(3)
})

test('lines of the drawing across and below it do not count', () => {
  const sheet = sheetOf((x, y) => (x > 60 && x < 64) || (y > 54 && y < 58))
  const fitted = fittedLine(sheet, { ...placed, capitals: 50 })
  expect(Math.abs(fitted.capitals - 45)).toBeLessThan(5)
})

test('a dash, which does not tell the height, leaves the line as it was', () => {
  const dash = { width, height: 120, pixels: new Uint8Array(width * 120).fill(255) }
  for (let y = 66; y < 70; y += 1) dash.pixels.fill(0, y * width + 30, y * width + 50)
  expect(fittedLine(dash, placed)).toEqual(placed)
})
