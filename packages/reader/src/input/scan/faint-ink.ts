import type { GrayImage } from '../raster/gray-image.ts'
import type { Bitmap } from './binarise.ts'
import { type Component, componentsOf } from './components.ts'

/** Share of the paper's brightness above which strokes are faint. */
const faintShade = 0.6
/** Pixels from one to the next of those that tell how bright the paper is. */
const sampleStep = 97

/**
 * Puts grey lettering, of which a common threshold leaves crumbs, into a bitmap as a whole. Dark lettering stays as it
 * is: with its soft edges its letters would run together.
 *
 * @param all Ink by a threshold close to paper.
 * @param smallest Pixels of the smallest mark.
 */
export function addFaintInk(image: GrayImage, bitmap: Bitmap, all: Bitmap, smallest: number): void {
  const limit = faintShade * brightnessOfPaper(image, all)
  for (const part of componentsOf(all, smallest)) {
    if (shadeOf(part, image) < limit) continue
    for (let at = 0; at < part.runs.length; at += 3) {
      const start = (part.runs[at] as number) * bitmap.width
      const [from, to] = [part.runs[at + 1] as number, part.runs[at + 2] as number]
      bitmap.ink.fill(1, start + from, start + to)
    }
  }
}

function brightnessOfPaper({ pixels }: GrayImage, { ink }: Bitmap): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < pixels.length; at += sampleStep) {
    if (ink[at] === 1) continue
    sum += pixels[at] as number
    count += 1
  }
  return count === 0 ? 255 : sum / count
}

/** Shade of the strokes of a mark: mean of the darkest pixels of its rows. */
function shadeOf({ runs }: Component, { width, pixels }: GrayImage): number {
  let sum = 0
  for (let at = 0; at < runs.length; at += 3) {
    const start = (runs[at] as number) * width
    let darkest = 255
    for (let x = runs[at + 1] as number; x < (runs[at + 2] as number); x += 1) {
      darkest = Math.min(darkest, pixels[start + x] as number)
    }
    sum += darkest
  }
  return sum / (runs.length / 3)
}
