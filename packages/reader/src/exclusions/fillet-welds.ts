import { bottomOf, centreOf, rightOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import type { Box, Path, Point } from '../page.ts'

/** Leg or throat of a weld as it stands before its triangle (ISO 2553, AWS A2.4): `6`, `a4`, `z 5`. */
const size = /^(?:[az] ?)?\d{1,2}(?:[.,]\d)?$/

/** Lengths in heights of the number. */
const lengths = {
  /** How far the upright side of the triangle begins behind the number at most, and before its end. */
  behind: 1.2,
  before: 0.25,
  /** How far the reference line runs above or below the number at most, and beyond the triangle's upright side at least. */
  aside: 0.9,
  beyond: 0.4,
  /** How far ends of lines that meet lie apart. */
  meeting: 0.4,
  /** The upright side is no longer: a triangle may stand on both sides of the reference line. */
  longest: 5.5,
}
/** How much a side leans at most, across by along. */
const straight = 0.06

/** A slanted side: the least ratio of its height and width, and how much longer than a straight line it may be. */
const slant = { least: 0.45, direct: 1.15 }

/** Strokes of a symbol have a few points, also in a scan; those of curves have many. */
const mostPoints = 16

/** A level or upright side: where it lies across its direction, and between which places along it. */
interface Side {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** The sides and strokes of a sheet of which symbols of welds may be made. */
interface Strokes {
  readonly level: readonly Side[]
  readonly upright: readonly Side[]
  readonly strokes: readonly (readonly Point[])[]
}

/**
 * Leaves out the sizes of fillet welds, which stand on a reference line before the triangle of the weld and look like
 * dimensions.
 */
export function withoutFilletWelds(
  composed: readonly Composed[],
  paths: readonly Path[],
): readonly Composed[] {
  const isCandidate = ({ text, kind, direction }: Composed) =>
    kind === 'line' && direction === 0 && size.test(text)
  if (!composed.some(isCandidate)) return composed
  const strokes = strokesOf(paths)
  return composed.filter((one) => {
    const [box] = one.boxes
    return !isCandidate(one) || !box || !standsBeforeTriangle(box, strokes)
  })
}

function strokesOf(paths: readonly Path[]): Strokes {
  const strokes = paths.flatMap(({ lines }) =>
    lines
      .filter(({ points }) => points.length <= mostPoints)
      .map(({ points, isClosed }) => (isClosed ? [...points, ...points.slice(0, 1)] : points)),
  )
  const [level, upright]: [Side[], Side[]] = [[], []]
  for (const points of strokes) {
    for (const [index, from] of points.entries()) {
      const to = points[index + 1]
      if (!to) continue
      const [wide, high] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
      if (high <= straight * wide) {
        level.push(side((from.y + to.y) / 2, from.x, to.x))
      } else if (wide <= straight * high) {
        upright.push(side((from.x + to.x) / 2, from.y, to.y))
      }
    }
  }
  return { level, upright, strokes }
}

const side = (at: number, one: number, other: number): Side => ({
  at,
  from: Math.min(one, other),
  to: Math.max(one, other),
})

/** Is there a triangle right behind a number: an upright side beside it, and a slanted one from its end to the reference line? */
function standsBeforeTriangle(box: Box, { level, upright, strokes }: Strokes): boolean {
  const { height } = box
  const middle = centreOf(box).y
  const sides = upright.filter(
    ({ at, from, to }) =>
      at > rightOf(box) - lengths.before * height &&
      at < rightOf(box) + lengths.behind * height &&
      from < middle &&
      to > middle &&
      to - from < lengths.longest * height,
  )
  return sides.some((triangle) =>
    level.some((line) => {
      const isAbove = line.at < middle
      const gap = isAbove ? box.y - line.at : line.at - bottomOf(box)
      const isBeside =
        Math.abs(gap) < lengths.aside * height &&
        line.from < centreOf(box).x &&
        line.to > triangle.at - lengths.meeting * height
      if (!isBeside) return false
      // The end of the upright side that lies on the number's side of the reference line, beyond the number.
      const corner = { x: triangle.at, y: isAbove ? triangle.to : triangle.from }
      const isBeyond = isAbove ? corner.y > middle : corner.y < middle
      return isBeyond && strokes.some((points) => isSlanted(points, corner, line.at, height))
    }),
  )
}

/** Does a straight stroke run from a corner at a slant to the right, to a place on the reference line? */
function isSlanted(
  points: readonly Point[],
  corner: Point,
  lineY: number,
  height: number,
): boolean {
  const near = lengths.meeting * height
  const isStart = ({ x, y }: Point) => Math.hypot(x - corner.x, y - corner.y) < near
  const isApex = ({ x, y }: Point) =>
    x > corner.x + lengths.beyond * height && Math.abs(y - lineY) < near
  return points.some(
    (one, i) =>
      isStart(one) &&
      points.some(
        (other, j) => isApex(other) && isStraightSlant(points, Math.min(i, j), Math.max(i, j)),
      ),
  )
}

function isStraightSlant(points: readonly Point[], from: number, to: number): boolean {
  const along = points.slice(from, to + 1)
  const [first, last] = [along[0], along.at(-1)] as [Point, Point]
  const [wide, high] = [Math.abs(last.x - first.x), Math.abs(last.y - first.y)]
  const length = along.slice(1).reduce((sum, point, i) => {
    const before = along[i] as Point
    return sum + Math.hypot(point.x - before.x, point.y - before.y)
  }, 0)
  const isAslant = high > slant.least * wide && wide > slant.least * high
  return isAslant && length < slant.direct * Math.hypot(wide, high)
}
