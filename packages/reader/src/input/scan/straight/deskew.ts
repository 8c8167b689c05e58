import { greyBetween } from '../../raster/grey-between.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/bitmap.ts'

/** Degrees within which a sheet lies askew in a scanner. */
const most = 3
/** Turning blurs strokes: smaller angles are left. */
const least = 0.06
const mostPoints = 150_000

/**
 * By how many degrees a scan is turned clockwise against its horizontal lines; 0 where it is
 * straight. The right angle gathers the lower edges of ink in the fewest rows.
 */
export function skewOf(bitmap: Bitmap): number {
  const points = lowerEdges(bitmap)
  if (points.length < 400) return 0
  const clearness = (degrees: number) => clearnessAt(points, bitmap, degrees)
  let best = bestOf(range(-most, most, 0.25), clearness)
  best = bestOf(range(best - 0.25, best + 0.25, 0.05), clearness)
  best = bestOf(range(best - 0.05, best + 0.05, 0.01), clearness)
  const isClear = clearness(best) > 1.05 * clearness(0)
  return isClear && Math.abs(best) >= least ? best : 0
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => from + index * step,
  )
}

function bestOf(angles: readonly number[], clearness: (degrees: number) => number): number {
  return angles
    .map((angle) => ({ angle, value: clearness(angle) }))
    .reduce((best, one) => (one.value > best.value ? one : best)).angle
}

/** Pixels of ink with paper below, as pairs of x and y; thinned out evenly. */
function lowerEdges({ width, height, ink }: Bitmap): Int32Array {
  let count = 0
  for (let at = 0; at + width < ink.length; at += 1) {
    if (ink[at] === 1 && ink[at + width] === 0) count += 1
  }
  const each = Math.max(1, Math.ceil(count / mostPoints))
  const points = new Int32Array(2 * Math.ceil(count / each))
  let [seen, length] = [0, 0]
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] === 0 || ink[(y + 1) * width + x] === 1) continue
      if (seen % each === 0) {
        points[length] = x
        points[length + 1] = y
        length += 2
      }
      seen += 1
    }
  }
  return points
}

function clearnessAt(points: Int32Array, { width, height }: Bitmap, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const offset = Math.ceil(Math.abs(slope) * width) + 1
  const rows = new Uint32Array(height + 2 * offset)
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] as number) - slope * (points[at] as number)) + offset
    rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

/** The picture turned about its middle so that what was askew clockwise is straight; paper outside. */
export function straightened(image: GreyImage, degrees: number): GreyImage {
  if (degrees === 0) return image
  const { width, height, pixels } = image
  const turned = new Uint8Array(pixels.length).fill(255)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [midX, midY] = [width / 2, height / 2]
  for (let y = 0; y < height; y += 1) {
    let fromX = midX - midX * cos - (y - midY) * sin
    let fromY = midY - midX * sin + (y - midY) * cos
    for (let x = 0; x < width; x += 1, fromX += cos, fromY += sin) {
      const grey = greyBetween(image, fromX, fromY)
      if (grey !== undefined) turned[y * width + x] = grey
    }
  }
  return { width, height, pixels: turned }
}
