import type { GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from './bitmap.ts'

/** Share of the brightness around a pixel below which it is ink. */
const inkShare = 0.8
/** The same for hairlines and grey lettering: dark letters would run together with it. */
export const faintShare = 0.92

/**
 * Ink of a scan: pixels clearly darker than the mean of their surroundings, so that shadows and
 * grey paper stay paper (the method of Bradley and Roth, 2007).
 *
 * @param radius Half the width of the surroundings, in pixels: a few millimetres.
 * @param share Of the brightness of the surroundings below which a pixel is ink.
 */
export function binarised(image: GreyImage, radius: number, share = inkShare): Bitmap {
  const { width, height, pixels } = image
  const ink = new Uint8Array(width * height)
  const columns = sumsOfColumns(image, Math.min(radius, height))
  for (let y = 0; y < height; y += 1) {
    const [entering, leaving] = [y + radius, y - radius - 1]
    if (entering < height && leaving >= 0) {
      // A scan of A1 has 30 million pixels: most rows take this way.
      const [added, removed] = [entering * width, leaving * width]
      for (let x = 0; x < width; x += 1) {
        columns[x] =
          (columns[x] as number) + (pixels[added + x] as number) - (pixels[removed + x] as number)
      }
    } else {
      if (entering < height) addRow(columns, pixels, entering * width, 1)
      if (leaving >= 0) addRow(columns, pixels, leaving * width, -1)
    }
    const rows = Math.min(height - 1, entering) - Math.max(0, y - radius) + 1
    markRow(pixels, ink, columns, y * width, rows, radius, share)
  }
  return { width, height, ink }
}

/** The sums of the first rows, column by column. */
function sumsOfColumns({ width, pixels }: GreyImage, rows: number): Int32Array {
  const columns = new Int32Array(width)
  for (let y = 0; y < rows; y += 1) addRow(columns, pixels, y * width, 1)
  return columns
}

function addRow(columns: Int32Array, pixels: Uint8Array, start: number, sign: 1 | -1): void {
  for (let x = 0; x < columns.length; x += 1) {
    columns[x] = (columns[x] as number) + sign * (pixels[start + x] as number)
  }
}

function markRow(
  pixels: Uint8Array,
  ink: Uint8Array,
  columns: Int32Array,
  start: number,
  rows: number,
  radius: number,
  share: number,
): void {
  const width = columns.length
  let sum = 0
  for (let x = 0; x < Math.min(radius, width); x += 1) sum += columns[x] as number
  // Only near the edges do the surroundings have another width.
  const [first, last] = [Math.min(radius + 1, width), Math.max(0, width - radius)]
  const mark = (x: number) => {
    if (x + radius < width) sum += columns[x + radius] as number
    if (x - radius - 1 >= 0) sum -= columns[x - radius - 1] as number
    const count = rows * (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1)
    if ((pixels[start + x] as number) * count < sum * share) ink[start + x] = 1
  }
  for (let x = 0; x < first; x += 1) mark(x)
  const count = rows * (2 * radius + 1)
  for (let x = first; x < last; x += 1) {
    sum += (columns[x + radius] as number) - (columns[x - radius - 1] as number)
    if ((pixels[start + x] as number) * count < sum * share) ink[start + x] = 1
  }
  for (let x = Math.max(first, last); x < width; x += 1) mark(x)
}
