import { type GreyImage, white } from '../../raster/grey-image.ts'

/** Pixels on either side of one within which a speck stands alone, and most ink that is still one. */
const speck = { reach: 2, most: 2 }
/** Share of the pixels of a scan that are specks, from which on the threshold of the scanner met its noise. */
const noisy = 0.00005
/** Most ink around the gap of a thin stroke; the eye of an e, and the paper between two stems, have more. */
const mostAround = 4

/**
 * A scan of black and white pixels alone, as of a fax or an archive, with the gaps closed that the threshold of the scanner
 * tore into hairlines and letters, and without specks. Scans with shades, and clean ones, stay as they are.
 */
export function mendedBilevel(image: GreyImage): GreyImage {
  const { width, height } = image
  if (!image.pixels.every((shade) => shade === 0 || shade === white)) return image
  if (specksOf(image).length < noisy * width * height) return image
  const closed = withoutGaps(image)
  const pixels = closed.pixels.slice()
  for (const at of specksOf(closed)) pixels[at] = white
  return { width, height, pixels }
}

/** Ink with next to no other around it. */
function specksOf(image: GreyImage): number[] {
  const specks: number[] = []
  for (let at = image.pixels.indexOf(0); at !== -1; at = image.pixels.indexOf(0, at + 1)) {
    if (inkAround(image, at, speck.reach) < speck.most) specks.push(at)
  }
  return specks
}

/** Pixels of ink around one, within a square. */
function inkAround({ width, height, pixels }: GreyImage, at: number, reach: number): number {
  const x = at % width
  const y = (at - x) / width
  let ink = pixels[at] === 0 ? -1 : 0
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v += 1) {
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u += 1) {
      if (pixels[v * width + u] === 0) ink += 1
    }
  }
  return ink
}

/** Pixels of paper between two of ink, across or along a diagonal, become ink where a thin stroke is torn. */
function withoutGaps(image: GreyImage): GreyImage {
  const { width, height, pixels } = image
  const closed = pixels.slice()
  const directions = [1, width - 1, width, width + 1]
  for (let at = pixels.indexOf(0); at !== -1; at = pixels.indexOf(0, at + 1)) {
    const x = at % width
    // What lies beyond the edge of a row is no neighbour.
    if (x < 2 || x >= width - 2) continue
    for (const step of directions) {
      const isGap = pixels[at + step] !== 0 && pixels[at + 2 * step] === 0
      if (isGap && inkAround(image, at + step, 1) <= mostAround) closed[at + step] = 0
    }
  }
  return { width, height, pixels: closed }
}
