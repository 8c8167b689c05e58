import { type GreyImage, white } from '../../raster/grey-image.ts'
import type { Bitmap } from './bitmap.ts'

/** How far from the darkest to the lightest pixel around it a pixel of a stroke may be: beyond that it is a soft edge. */
const edge = 0.6
/** Shades that differ by less within an area of ink are noise. */
const leastContrast = 60

/**
 * Takes the soft edges of strokes out of a bitmap, so that blurred letters do not run together: what is paper between two
 * strokes may be darker than the paper around the letters, but is lighter than the strokes on both sides. What was wiped
 * counts for nothing, since a black line would make the grey figure that touches it a part of the paper.
 *
 * @param radius Half the width of what is seen around a pixel: less than the width of a letter.
 */
export function withoutSoftEdges(image: GreyImage, bitmap: Bitmap, radius: number): Bitmap {
  const { width, height, ink } = bitmap
  const { pixels } = image
  const sharp = ink.slice()
  for (let at = ink.indexOf(1); at !== -1; at = ink.indexOf(1, at + 1)) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)]
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)]
    let [darkest, lightest, isAllInk] = [white, 0, true]
    for (let row = top; row <= bottom; row += 1) {
      for (let place = row * width + left; place <= row * width + right; place += 1) {
        const shade = pixels[place] as number
        if (shade > lightest) lightest = shade
        if (ink[place] === 0) isAllInk = false
        else if (shade < darkest) darkest = shade
      }
    }
    const contrast = lightest - darkest
    if (isAllInk && contrast < leastContrast) continue
    if ((pixels[at] as number) > darkest + edge * contrast) sharp[at] = 0
  }
  return { ...bitmap, ink: sharp }
}
