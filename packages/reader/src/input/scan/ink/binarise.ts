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
  const columns = new Uint32Array(width)
  const addRow = (y: number, sign: 1 | -1) => {
    const start = y * width
    for (let x = 0; x < width; x += 1) {
      columns[x] = (columns[x] as number) + sign * (pixels[start + x] as number)
    }
  }
  for (let y = 0; y < Math.min(radius, height); y += 1) addRow(y, 1)
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(y + radius, 1)
    if (y - radius - 1 >= 0) addRow(y - radius - 1, -1)
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1
    markRow(pixels, ink, columns, y * width, rows, radius, share)
  }
  return { width, height, ink }
}

function markRow(
  pixels: Uint8Array,
  ink: Uint8Array,
  columns: Uint32Array,
  start: number,
  rows: number,
  radius: number,
  share: number,
): void {
  const width = columns.length
  let sum = 0
  for (let x = 0; x < Math.min(radius, width); x += 1) sum += columns[x] as number
  for (let x = 0; x < width; x += 1) {
    if (x + radius < width) sum += columns[x + radius] as number
    if (x - radius - 1 >= 0) sum -= columns[x - radius - 1] as number
    const count = rows * (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1)
    if ((pixels[start + x] as number) * count < sum * share) ink[start + x] = 1
  }
}
