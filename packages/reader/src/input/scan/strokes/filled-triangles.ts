import { radians } from '../../../angles.ts'
import type { Point } from '../../../page.ts'
import type { Bitmap } from '../ink/bitmap.ts'

/**
 * Radius in millimetres of the circle within a triangle of a datum feature. That of arrowheads is smaller: so small a mark
 * must be as thick as it is large, with its tip gone with its line.
 */
const inner = { least: 0.36, sure: 0.58, most: 2 }
/** The same by the shorter side of its box, how much of it is filled, and its length: strokes of letters are thinner. */
const solid = { radius: 0.3, ink: 0.45, slender: 2 }
/** Area by that of the square of the radius: 5.2 for a triangle of equal sides, 3.1 for a dot. */
const leastArea = 4.1

/**
 * The filled triangle of a datum feature (ISO 5459) within a mark, as one of equal sides around its
 * middle, in pixels; null where there is none. Lines that touch it make no difference.
 */
export function filledTriangleIn(mark: Bitmap, pixelsPerMm: number): Point[] | null {
  const deepest = deepestOf(mark)
  const radius = deepest.depth
  if (radius < inner.least * pixelsPerMm || radius > inner.most * pixelsPerMm) return null
  if (inkAround(mark, deepest, 2 * radius) < leastArea * radius ** 2) return null
  if (radius < inner.sure * pixelsPerMm && !isThick(mark, radius)) return null
  return [90, 210, 330].map((degrees) => ({
    x: deepest.x + 2 * radius * Math.cos(radians(degrees)),
    y: deepest.y - 2 * radius * Math.sin(radians(degrees)),
  }))
}

/** Is a mark as thick as it is large, as triangles and dots are but no letter is? */
export function isSolid(mark: Bitmap, area: number): boolean {
  return area >= solid.ink * mark.width * mark.height && isThick(mark, deepestOf(mark).depth)
}

function isThick({ width, height }: Bitmap, radius: number): boolean {
  const [shorter, longer] = width < height ? [width, height] : [height, width]
  return longer <= solid.slender * shorter && radius > solid.radius * shorter
}

/** The place farthest from paper (chamfer distances of 3 and 4, Borgefors 1986). */
function deepestOf({ width, height, ink }: Bitmap): Point & { readonly depth: number } {
  const row = width + 2
  const depths = new Int32Array(row * (height + 2))
  const steps = [
    [-1, 3],
    [-row, 3],
    [-row - 1, 4],
    [-row + 1, 4],
  ] as const
  const places = Array.from({ length: width * height }, (_, i) => i).filter((i) => ink[i] === 1)
  const at = (place: number) => (Math.floor(place / width) + 1) * row + (place % width) + 1
  const nearest = (place: number, sign: 1 | -1) =>
    Math.min(...steps.map(([step, cost]) => (depths[place + sign * step] as number) + cost))
  for (const place of places) depths[at(place)] = nearest(at(place), 1)
  let best = { x: 0, y: 0, depth: 0 }
  for (const place of places.reverse()) {
    const here = at(place)
    depths[here] = Math.min(depths[here] as number, nearest(here, -1))
    const depth = (depths[here] as number) / 3
    if (depth > best.depth) best = { x: place % width, y: Math.floor(place / width), depth }
  }
  return best
}

function inkAround({ width, height, ink }: Bitmap, { x, y }: Point, radius: number): number {
  let count = 0
  for (let v = Math.max(0, Math.floor(y - radius)); v < Math.min(height, y + radius); v += 1) {
    for (let u = Math.max(0, Math.floor(x - radius)); u < Math.min(width, x + radius); u += 1) {
      if (Math.hypot(u - x, v - y) <= radius) count += ink[v * width + u] as number
    }
  }
  return count
}
