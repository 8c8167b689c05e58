import { type GreyImage, white } from '../../raster/grey-image.ts'
import type { Bitmap } from './bitmap.ts'
import { type Component, componentsOf, eachRun } from './components.ts'

/** Share of the paper's brightness above which strokes are faint. */
const faintShade = 0.6
/** One pixel in so many is sampled for the brightness of the paper; a prime, so that no column is always met. */
const sampleStep = 97
/** Side of the squares whose brightness is measured, in pixels: about 680 samples each. */
const side = 256
/** With fewer samples of paper a square has no brightness of its own. */
const fewestSamples = 100

/**
 * Puts grey lettering, of which a common threshold leaves fragments, into a bitmap as a whole. Dark lettering stays as it
 * is: with its soft edges its letters would run together.
 *
 * @param all Ink by a threshold close to paper.
 * @param smallest Pixels of the smallest mark.
 */
export function addFaintInk(image: GreyImage, bitmap: Bitmap, all: Bitmap, smallest: number): void {
  const brightness = brightnessOfPaper(image, all)
  for (const part of componentsOf(all, smallest)) {
    if (shadeOf(part, image) < faintShade * brightness(part)) continue
    eachRun(part, (y, from, to) => {
      const start = y * bitmap.width
      bitmap.ink.fill(1, start + from, start + to)
    })
  }
}

/**
 * Measures how bright the paper is around a mark, since a photograph is darker on one side. Where too little paper is seen,
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
  const ofSheet = total(counts) === 0 ? white : total(sums) / total(counts)
  return ({ left, right, top, bottom }) => {
    const square = squareAt((left + right) / 2, (top + bottom) / 2)
    const count = counts[square] as number
    return count < fewestSamples ? ofSheet : (sums[square] as number) / count
  }
}

/** Shade of the strokes of a mark: mean of the darkest pixels of its runs. */
function shadeOf(part: Component, { width, pixels }: GreyImage): number {
  let [sum, count] = [0, 0]
  eachRun(part, (y, from, to) => {
    let darkest = white
    for (let x = from; x < to; x += 1) darkest = Math.min(darkest, pixels[y * width + x] as number)
    sum += darkest
    count += 1
  })
  return sum / count
}
