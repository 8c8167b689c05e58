import { radians } from '../../../angles.ts'
import type { Point } from '../../../page.ts'
import { greyBetween } from '../../raster/grey-between.ts'
import { blankPaper, type GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/bitmap.ts'

/** Edges of ink, seen from the middle of the picture: along the lines and across them, as pairs. */
interface Edges {
  readonly points: Float32Array
  /** Half of the picture along and across the lines. */
  readonly along: number
  readonly across: number
}

/** Degrees: the slope of lines in the middle of a picture, and how many more lines at its border have. */
interface Pencil {
  readonly slope: number
  readonly growth: number
}

/** How the lines of a photographed sheet lie that are level on it, and those that are upright. */
interface Keystone {
  readonly level: Pencil
  readonly upright: Pencil
}

/** Within which lines are looked for; a scanner that slipped lets them run together by less than `least`. */
const most: Pencil = { slope: 6, growth: 5 }
const least = 0.3
/** How much clearer lines must be that run together than parallel ones. */
const clearer = 1.15
const fewestEdges = 400
/** Edges that are enough for a first look, and for an exact one. */
const enough = { first: 5000, exact: 40_000 }

/**
 * How the lines of a sheet run together in a photograph, which was taken at a slant; null where they are parallel, as in a
 * scan. Lines that meet in one point have slopes that grow evenly from one to the next.
 */
export function keystoneOf(bitmap: Bitmap): Keystone | null {
  const [level, upright] = [true, false].map((isLevel) => pencilOf(bitmap, isLevel))
  if (!level || !upright || !(level.runsTogether || upright.runsTogether)) return null
  return { level: exactly(bitmap, level, true), upright: exactly(bitmap, upright, false) }
}

function pencilOf(bitmap: Bitmap, isLevel: boolean) {
  const edges = edgesOf(bitmap, isLevel, enough.first)
  if (edges.points.length < 2 * fewestEdges) return null
  const straight = { slope: 0, growth: 0 }
  const parallel = clearest(edges, straight, { ...most, growth: 0 }, { step: 0.25, row: 6 })
  const together = clearest(edges, straight, most, { step: 0.25, row: 6 })
  const isClearer = together.clearness > clearer * parallel.clearness
  const runsTogether = isClearer && Math.abs(together.growth) >= least
  return { ...(runsTogether ? together : parallel), runsTogether }
}

function exactly(bitmap: Bitmap, found: Pencil, isLevel: boolean): Pencil {
  const edges = edgesOf(bitmap, isLevel, enough.exact)
  const near = clearest(edges, found, { slope: 0.25, growth: 0.25 }, { step: 0.05, row: 2 })
  return clearest(edges, near, { slope: 0.05, growth: 0.05 }, { step: 0.01, row: 1 })
}

/** Every so manyth pixel along the lines is enough to find their edges. */
const stride = 3

/** Ink with paper below it, or to its right; thinned out evenly. */
function edgesOf({ width, height, ink }: Bitmap, isLevel: boolean, count: number): Edges {
  const [right, down, next] = isLevel ? [stride, 1, width] : [1, stride, 1]
  const found: number[] = []
  for (let y = 0; y + 1 < height; y += down) {
    for (let x = 0; x + 1 < width; x += right) {
      const at = y * width + x
      if (ink[at] === 1 && ink[at + next] === 0) found.push(at)
    }
  }
  const each = Math.max(1, Math.ceil(found.length / count))
  const points = new Float32Array(2 * Math.ceil(found.length / each))
  for (let index = 0; index < found.length; index += each) {
    const at = found[index] as number
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2]
    points.set(isLevel ? [x, y] : [y, x], (2 * index) / each)
  }
  const [along, across] = isLevel ? [width / 2, height / 2] : [height / 2, width / 2]
  return { points, along, across }
}

/** The pencil of lines near another one that gathers edges in the fewest rows; `row` is the width of those in pixels. */
function clearest(
  edges: Edges,
  start: Pencil,
  reach: Pencil,
  { step, row }: { step: number; row: number },
): Pencil & { clearness: number } {
  let best = { ...start, clearness: -1 }
  for (const slope of around(start.slope, reach.slope, step)) {
    for (const growth of around(start.growth, reach.growth, step)) {
      const clearness = clearnessOf(edges, { slope, growth }, row)
      if (clearness > best.clearness) best = { slope, growth, clearness }
    }
  }
  return best
}

/** From the middle outwards: of those that are as clear the straightest one counts. */
function around(middle: number, reach: number, step: number): number[] {
  const count = Math.round(reach / step)
  const places = Array.from({ length: 2 * count + 1 }, (_, i) => middle + (i - count) * step)
  return places.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
}

function clearnessOf(edges: Edges, { slope, growth }: Pencil, row: number): number {
  const { points, along, across } = edges
  const [tilt, more] = [Math.tan(radians(slope)), radians(growth) / across]
  const furthest = (across + Math.abs(tilt) * along) / (1 - Math.abs(more) * along)
  const rows = new Uint32Array(Math.ceil((2 * furthest) / row) + 1)
  let sum = 0
  for (let at = 0; at < points.length; at += 2) {
    const far = points[at] as number
    const middle = ((points[at + 1] as number) - tilt * far) / (1 + more * far)
    const place = Math.floor((middle + furthest) / row)
    const count = rows[place] ?? 0
    // One more in a row makes its square larger by this.
    sum += 2 * count + 1
    rows[place] = count + 1
  }
  return sum
}

/** A photograph as the sheet looks from straight above; paper outside. */
export function withoutKeystone(image: GreyImage, keystone: Keystone): GreyImage {
  const { width, height } = image
  const flat = blankPaper(width, height)
  const { a, b, c, d, e, f, g, h } = projection(cornersOf(image, keystone))
  for (let y = 0; y < height; y += 1) {
    const v = y / height
    for (let x = 0; x < width; x += 1) {
      const u = x / width
      const far = g * u + h * v + 1
      const [fromX, fromY] = [(a * u + b * v + c) / far, (d * u + e * v + f) / far]
      const grey = greyBetween(image, fromX, fromY)
      if (grey !== undefined) flat.pixels[y * width + x] = grey
    }
  }
  return flat
}

/** Where the lines at the borders of a picture cross: upper left, upper right, lower right, lower left. */
function cornersOf({ width, height }: GreyImage, { level, upright }: Keystone): Point[] {
  const slopeAt = ({ slope, growth }: Pencil, side: number) =>
    Math.tan(radians(slope)) + radians(growth) * side
  const sides = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return sides.map(([right, down]) => {
    const [along, lean] = [slopeAt(level, down), slopeAt(upright, right)]
    const x = ((right * width) / 2 + (lean * down * height) / 2) / (1 - along * lean)
    return { x: width / 2 + x, y: height / 2 + (down * height) / 2 + along * x }
  })
}

/** The projection of a square of side 1 to four corners (Heckbert 1989). */
function projection([p, q, r, s]: readonly Point[]) {
  if (!p || !q || !r || !s) throw new RangeError('A sheet has four corners')
  const [x1, y1, x2, y2] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y]
  const [x, y] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y]
  const area = x1 * y2 - x2 * y1
  const g = (x * y2 - x2 * y) / area
  const h = (x1 * y - x * y1) / area
  return {
    ...{ a: q.x - p.x + g * q.x, b: s.x - p.x + h * s.x, c: p.x },
    ...{ d: q.y - p.y + g * q.y, e: s.y - p.y + h * s.y, f: p.y },
    ...{ g, h },
  }
}
