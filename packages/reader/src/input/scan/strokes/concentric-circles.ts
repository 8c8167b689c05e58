import { distance } from '../../../boxes.ts'
import type { Point } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/bitmap.ts'

/** Two circles around one point, in pixels. */
export interface CirclePair {
  readonly centre: Point
  readonly inner: number
  readonly outer: number
}

/** An area of a picture, in pixels; right and bottom are exclusive. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Side of the squares that count votes, and the step along a ray, in pixels. */
const cell = 2
/** Candidates for the middle of a circle that are measured. */
const mostCandidates = 60
/** Rays from a middle, and the share of them that meet a circle. */
const rays = Array.from({ length: 72 }, (_, index) => {
  const angle = ((index + 0.5) * Math.PI) / 36
  return { x: Math.cos(angle), y: Math.sin(angle) }
})
const roundShare = 0.85
/** The same for a middle that is off by some pixels. */
const nearlyRoundShare = 0.45
/** Between two circles there is paper, but for centre lines. */
const paperShare = 0.4
/** The inner circle by the outer one, and the thickness of a line by the radius of its circle. */
const inner = { least: 0.25, most: 0.85 }
const thickest = 0.5
/** A gradient this close to level or upright is that of a line or a stem. */
const straight = 0.12
const leastGradient = 24

/**
 * Pairs of circles around one point (gradient Hough transform). The edges of a circle point to its middle: around the
 * places to which most edges of the area point, circles are measured by rays.
 *
 * @param ink the ink of the whole picture
 * @param radii of the outer circle, in pixels
 */
export function concentricCircles(
  image: GreyImage,
  ink: Bitmap,
  area: Area,
  radii: { readonly least: number; readonly most: number },
): CirclePair[] {
  const votes = centreVotes(image, ink, area, radii.most)
  const pairs: CirclePair[] = []
  for (const place of placesOfMostVotes(votes, radii.least)) {
    const centre = { x: area.left + place.x, y: area.top + place.y }
    const pair = circlesAround(ink, centre, radii)
    if (pair && !pairs.some((other) => distance(other.centre, pair.centre) < pair.outer))
      pairs.push(pair)
  }
  return pairs
}

interface Votes {
  readonly width: number
  readonly height: number
  readonly counts: Uint16Array
}

/** How many edges point to each square of the area, within the largest radius. */
function centreVotes(image: GreyImage, bitmap: Bitmap, area: Area, radius: number): Votes {
  const width = Math.ceil((area.right - area.left) / cell)
  const height = Math.ceil((area.bottom - area.top) / cell)
  const counts = new Uint16Array(width * height)
  const { pixels, width: stride } = image
  const shade = (at: number) => pixels[at] as number
  for (let y = Math.max(1, area.top); y < Math.min(image.height - 1, area.bottom); y += 1) {
    for (let x = Math.max(1, area.left); x < Math.min(stride - 1, area.right); x += 1) {
      const at = y * stride + x
      // Beside a line as well: in the middle of a hairline its edges cancel out.
      if (!isInkAt(bitmap, x, y)) continue
      const across = shade(at + 1) - shade(at - 1)
      const down = shade(at + stride) - shade(at - stride)
      const [flat, steep] = [Math.abs(across), Math.abs(down)]
      if (flat + steep < leastGradient || Math.min(flat, steep) < straight * Math.max(flat, steep))
        continue
      const length = Math.sqrt(across * across + down * down)
      const [stepX, stepY] = [across / length, down / length]
      for (let along = 4; along < radius; along += cell) {
        for (const sign of [-1, 1]) {
          const column = Math.floor((x - area.left + sign * along * stepX) / cell)
          const row = Math.floor((y - area.top + sign * along * stepY) / cell)
          if (column < 0 || row < 0 || column >= width || row >= height) continue
          counts[row * width + column] = (counts[row * width + column] as number) + 1
        }
      }
    }
  }
  return { width, height, counts }
}

/** Middles of the squares that have most votes together with their neighbours, none near a better one. */
function placesOfMostVotes({ width, height, counts }: Votes, apart: number): Point[] {
  const sums: { x: number; y: number; sum: number }[] = []
  let least = 0
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column
      let sum = 0
      for (const near of [-width, 0, width]) {
        for (const beside of [-1, 0, 1]) sum += counts[at + near + beside] as number
      }
      if (sum <= least) continue
      sums.push({ x: (column + 0.5) * cell, y: (row + 0.5) * cell, sum })
      if (sums.length < 40 * mostCandidates) continue
      sums.sort((one, other) => other.sum - one.sum)
      sums.length = 20 * mostCandidates
      least = sums.at(-1)?.sum ?? 0
    }
  }
  const places: Point[] = []
  for (const place of sums.sort((one, other) => other.sum - one.sum)) {
    if (places.length === mostCandidates) break
    if (!places.some((other) => distance(other, place) < apart / 2)) places.push(place)
  }
  return places
}

/** The pair around a place that is known to a few pixels; null where there are no two circles. */
function circlesAround(
  ink: Bitmap,
  place: Point,
  radii: { readonly least: number; readonly most: number },
): CirclePair | null {
  if (!isNearlyRound(ink, place, radii)) return null
  let best: { pair: CirclePair; share: number } | null = null
  for (let dx = -2; dx <= 2; dx += 1) {
    for (let dy = -2; dy <= 2; dy += 1) {
      const centre = { x: place.x + dx, y: place.y + dy }
      const rings = ringsAround(ink, centre, radii.most)
      const outer = rings.find(({ radius }) => radius >= radii.least)
      if (!outer) continue
      const within = rings.filter(({ radius }) => radius < outer.radius)
      const [ring, ...others] = within.filter(({ radius }) => radius > inner.least * outer.radius)
      if (!ring || others.length > 0 || ring.radius > inner.most * outer.radius) continue
      if (inkShareAt(ink, centre, (ring.radius + outer.radius) / 2) > paperShare) continue
      const share = ring.share + outer.share
      const pair = { centre, inner: ring.radius, outer: outer.radius }
      if (!best || share > best.share) best = { pair, share }
    }
  }
  return best?.pair ?? null
}

function isNearlyRound(
  ink: Bitmap,
  centre: Point,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  for (let radius = Math.floor(least); radius <= most; radius += 1) {
    if (inkShareAt(ink, centre, radius) >= nearlyRoundShare) return true
  }
  return false
}

interface Ring {
  readonly radius: number
  readonly share: number
}

/** Circles around a point as the middles of their lines, the largest first. */
function ringsAround(ink: Bitmap, centre: Point, most: number): Ring[] {
  const rings: Ring[] = []
  for (let radius = Math.floor(most); radius > 3; radius -= 1) {
    let share = inkShareAt(ink, centre, radius)
    if (share < roundShare) continue
    const from = radius
    let best = share
    while (radius > 3 && share >= roundShare) {
      best = Math.max(best, share)
      radius -= 1
      share = inkShareAt(ink, centre, radius)
    }
    const middle = (from + radius + 1) / 2
    if (from - radius <= Math.max(4, thickest * middle)) rings.push({ radius: middle, share: best })
  }
  return rings
}

/** The share of the rays that meet ink at a radius. */
function inkShareAt(ink: Bitmap, { x, y }: Point, radius: number): number {
  let met = 0
  for (const ray of rays) if (isInkAt(ink, x + radius * ray.x, y + radius * ray.y)) met += 1
  return met / rays.length
}

/** Whether there is ink at a place, within a pixel. */
export function isInkAt({ width, height, ink }: Bitmap, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return false
  const at = row * width + column
  return (
    ink[at] === 1 ||
    ink[at - 1] === 1 ||
    ink[at + 1] === 1 ||
    ink[at - width] === 1 ||
    ink[at + width] === 1
  )
}
