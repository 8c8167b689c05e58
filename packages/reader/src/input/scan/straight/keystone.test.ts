import { expect, test } from 'vitest'
import type { GreyImage } from '../../raster/grey-image.ts'
import { straightPhotograph } from '../../scan-page.ts'
import { binarised } from '../ink/binarise.ts'
import { keystoneOf, withoutKeystone } from './keystone.ts'

const [width, height] = [900, 700]

/** Five level and six upright lines, of a sheet whose far edge is narrower by a share. */
function sheet(narrower: number, shade = 20): GreyImage {
  const pixels = new Uint8Array(width * height).fill(230)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const far = 1 - y / height
      const onSheet = width / 2 + (x - width / 2) / (1 - narrower * far)
      const isLevel = [100, 220, 340, 460, 600].some((line) => Math.abs(y - line) < 2)
      const isUpright = [120, 250, 380, 510, 640, 780].some((line) => Math.abs(onSheet - line) < 2)
      const isWithin = onSheet > 118 && onSheet < 782 && y > 98 && y < 602
      if (isWithin && (isLevel || isUpright)) pixels[y * width + x] = shade
    }
  }
  return { width, height, pixels }
}

/** How many columns apart the upper and the lower end of the first upright line stand. */
function leanOf({ pixels }: GreyImage): number {
  const firstInk = (y: number) =>
    pixels.subarray(y * width, (y + 1) * width).findIndex((one) => one < 215)
  return Math.abs(firstInk(150) - firstInk(550))
}

test('a sheet that was photographed at a slant is set straight', () => {
  const photograph = sheet(0.15)
  expect(leanOf(photograph)).toBeGreaterThan(20)
  const keystone = keystoneOf(binarised(photograph, 24))
  if (!keystone) throw new Error('The lines run together')
  expect(leanOf(withoutKeystone(photograph, keystone))).toBeLessThan(7)
})

test('a scan is left as it is', () => {
  expect(keystoneOf(binarised(sheet(0), 24))).toBeNull()
})

test('a photograph of grey lines is set straight as well', () => {
  const { image } = straightPhotograph(sheet(0.15, 195), 200, 1)
  expect(leanOf(image)).toBeLessThan(7)
})
