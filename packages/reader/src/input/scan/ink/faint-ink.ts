import type { GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from './bitmap.ts'
import { type Component, componentsOf } from './components.ts'

/** Share of the paper's brightness above which strokes are faint. */
const faintShade = 0.6
/** Every so many pixels, one is looked at to tell how bright the paper is. */
const sampleStep = 97
/** Brightness is told for squares of this side, in pixels. */
const side = 256
/** Fewer samples do not tell the paper of a square. */
const fewestSamples = 100

/**
 * Puts grey lettering, of which a common threshold leaves crumbs, into a bitmap as a whole. Dark lettering stays as it
 * is: with its soft edges its letters would run together.
 *
 * @param all Ink by a threshold close to paper.
 * @param smallest Pixels of the smallest mark.
 */
export function addFaintInk(image: GreyImage, bitmap: Bitmap, all: Bitmap, smallest: number): void {
  const brightness = brightnessOfPaper(image, all)
  for (const part of componentsOf(all, smallest)) {
    if (shadeOf(part, image) < faintShade * brightness(part)) continue
    for (let at = 0; at < part.runs.length; at += 3) {
      const start = (part.runs[at] as number) * bitmap.width
      const [from, to] = [part.runs[at + 1] as number, part.runs[at + 2] as number]
      bitmap.ink.fill(1, start + from, start + to)
    }
  }
}

/**
 * Tells how bright the paper is around a mark, since a photograph is darker on one side. Where too little paper is seen,
 * it is the brightness of the whole sheet.
 */
function brightnessOfPaper(
  { width, height, pixels }: GreyImage,
  { ink }: Bitmap,
): (part: Component) => number {
  const columns = Math.ceil(width / side)
  const squareAt = (x: number, y: number) => Math.floor(y / side) * columns + Math.floor(x / side)
  const sums = new Float64Array(columns * Math.ceil(height / side))
  const counts = new Float64Array(sums.length)
  for (let at = 0; at < pixels.length; at += sampleStep) {
    if (ink[at] === 1) continue
    const square = squareAt(at % width, Math.floor(at / width))
    sums[square] = (sums[square] as number) + (pixels[at] as number)
    counts[square] = (counts[square] as number) + 1
  }
  const total = (numbers: Float64Array) => numbers.reduce((sum, one) => sum + one, 0)
  const ofSheet = total(counts) === 0 ? 255 : total(sums) / total(counts)
  return ({ left, right, top, bottom }) => {
    const square = squareAt((left + right) / 2, (top + bottom) / 2)
    const count = counts[square] as number
    return count < fewestSamples ? ofSheet : (sums[square] as number) / count
  }
}

/** Shade of the strokes of a mark: mean of the darkest pixels of its rows. */
function shadeOf({ runs }: Component, { width, pixels }: GreyImage): number {
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
