import type { inkOf, Point } from '@firstangle/drawings'

type Ink = ReturnType<typeof inkOf>

/** Brings a place on the sheet (mm) to the picture (pixels). */
export type Placing = (at: Point) => Point

/** How black each pixel is, from 0 to 255, row by row. */
interface InkPixels {
  readonly width: number
  readonly height: number
  readonly black: Uint8Array
}

/** Pixels beyond which a line is taken in parts, so that a slanted one does not look at a whole page. */
const longestPart = 48

/** Samples of a pixel along a side, for regions that are filled. */
const samples = 4

/** A straight piece of a line; `half` is half its width and `soft` how wide its edge is, in pixels. */
interface Piece {
  readonly a: Point
  readonly b: Point
  readonly half: number
  readonly soft: number
}

function paintPiece({ width, height, black }: InkPixels, { a, b, half, soft }: Piece): void {
  const reach = half + soft
  const [left, right] = [Math.min(a.x, b.x) - reach, Math.max(a.x, b.x) + reach]
  const [top, bottom] = [Math.min(a.y, b.y) - reach, Math.max(a.y, b.y) + reach]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy || 1
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1) {
      const [px, py] = [x + 0.5 - a.x, y + 0.5 - a.y]
      const along = Math.min(1, Math.max(0, (px * dx + py * dy) / square))
      const [ox, oy] = [px - along * dx, py - along * dy]
      const cover = 0.5 + (half - Math.sqrt(ox * ox + oy * oy)) / soft
      const level = Math.round(255 * Math.min(1, Math.max(0, cover)))
      const at = y * width + x
      if (level > (black[at] ?? 0)) black[at] = level
    }
  }
}

/** Whether a place lies in a region (even-odd). */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

function paintFill({ width, height, black }: InkPixels, corners: readonly Point[]): void {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys)));
    y < Math.min(height, Math.max(...ys));
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)));
      x < Math.min(width, Math.max(...xs));
      x += 1
    ) {
      let hits = 0
      for (let i = 0; i < samples * samples; i += 1) {
        const place = {
          x: x + ((i % samples) + 0.5) / samples,
          y: y + (Math.floor(i / samples) + 0.5) / samples,
        }
        if (isInside(place, corners)) hits += 1
      }
      const at = y * width + x
      black[at] = Math.max(black[at] ?? 0, Math.round((255 * hits) / samples ** 2))
    }
  }
}

/** Cuts a line into parts that are short in the picture; places between are brought there one by one. */
function partsOf(from: Point, to: Point, place: Placing): [Point, Point][] {
  const [a, b] = [place(from), place(to)]
  const count = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / longestPart))
  const at = (share: number): Point =>
    place({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return Array.from({ length: count }, (_, i) => [at(i / count), at((i + 1) / count)])
}

/**
 * Ink as pixels. Only sums, products and roots decide, and no program that draws: the same ink gives the same pixels on any
 * machine. `scale` is pixels in a millimetre, `soft` how wide the edge of a line is in pixels (1 is sharp).
 */
export function inkPixels(
  ink: Ink,
  { width, height }: { width: number; height: number },
  place: Placing,
  { scale, soft }: { scale: number; soft: number },
): InkPixels {
  const out = { width, height, black: new Uint8Array(width * height) }
  for (const { points, width: pen } of ink.strokes) {
    points.slice(1).forEach((to, i) => {
      for (const [a, b] of partsOf(points[i] ?? to, to, place)) {
        paintPiece(out, { a, b, half: (pen * scale) / 2, soft })
      }
    })
  }
  for (const corners of ink.fills) paintFill(out, corners.map(place))
  return out
}
