import { expect, it } from 'vitest'
import type { GreyImage } from './raster/grey-image.ts'
import { straightScan } from './scan-page.ts'

/** A picture with rows of letters, 40 pixels high, of which `dark` rows of pixels are darker than the rest. */
function lettered(dark: number): GreyImage {
  const [width, height] = [640, 400]
  const pixels = new Uint8Array(width * height).fill(240)
  for (let top = 50; top < 350; top += 75) {
    for (let left = 100; left < 340; left += 34) {
      for (let y = 0; y < 40; y += 1) {
        for (let x = 0; x < 24; x += 1) {
          const isStroke = x < 4 || x > 19 || y < 4 || y > 35
          if (isStroke) pixels[(top + y) * width + left + x] = y >= 40 - dark ? 165 : 200
        }
      }
    }
  }
  return { width, height, pixels }
}

it('estimates the resolution by lettering of which the common threshold leaves fragments as well', () => {
  for (const dark of [40, 18])
    expect(straightScan(lettered(dark), null, 1).dpi).toBeGreaterThan(280)
})
