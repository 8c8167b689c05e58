import { radians } from '../../../angles.ts'
import { greyBetween } from '../../raster/grey-between.ts'
import { blankPaper, type GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/bitmap.ts'

/** Degrees within which a sheet lies askew in a scanner. */
const most = 3
/** Degrees below which a sheet is left as it is: turning blurs strokes. */
const least = 0.06
/** Degrees from one angle that is tried to the next: each look is around the best of the last one. */
const looks = { first: 0.25, second: 0.05, last: 0.01 }
/** By how much clearer lines must be at the best angle than at none. */
const clearer = 1.05
/** Edges of ink that are looked at; fewer than the least do not tell an angle. */
const edges = { least: 200, most: 150_000 }

/**
 * By how many degrees a scan is turned clockwise against its horizontal lines; 0 where it is
 * straight. The right angle gathers the lower edges of ink in the fewest rows.
 */
export function skewOf(bitmap: Bitmap): number {
  const points = lowerEdges(bitmap)
  if (points.length < 2 * edges.least) return 0
  const clearness = (degrees: number) => clearnessAt(points, bitmap, degrees)
  const { first, second, last } = looks
  let best = bestOf(range(-most, most, first), clearness)
  best = bestOf(range(best - first, best + first, second), clearness)
  best = bestOf(range(best - second, best + second, last), clearness)
  const isClear = clearness(best) > clearer * clearness(0)
  return isClear && Math.abs(best) >= least ? best : 0
}

/** Angles from one to another, in steps. */
function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => from + index * step,
  )
}

/** The angle at which lines are clearest, the first of several. */
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
  const each = Math.max(1, Math.ceil(count / edges.most))
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

/** How well an angle gathers edges in rows: the sum of the squares of their numbers. */
function clearnessAt(points: Int32Array, { width, height }: Bitmap, degrees: number): number {
  const slope = Math.tan(radians(degrees))
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
  const { width, height } = image
  const turned = blankPaper(width, height)
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  const [midX, midY] = [width / 2, height / 2]
  for (let y = 0; y < height; y += 1) {
    let fromX = midX - midX * cos - (y - midY) * sin
    let fromY = midY - midX * sin + (y - midY) * cos
    for (let x = 0; x < width; x += 1, fromX += cos, fromY += sin) {
      const grey = greyBetween(image, fromX, fromY)
      if (grey !== undefined) turned.pixels[y * width + x] = grey
    }
  }
  return turned
}
