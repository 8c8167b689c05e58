import { boundingBox, holds } from '../boxes.ts'
import type { Box, Path, Point, Polyline } from '../page.ts'

interface Circle {
  readonly centre: Point
  readonly radius: number
}

/** Radii of the two circles of the symbol on paper (mm). */
const radii = { least: 0.6, most: 9 }
/** A circle has at least this many points. */
const fewestPoints = 7
/** Largest distance of a point from its circle, as a share of the radius. */
const roundness = 0.06

function centreOfThree(a: Point, b: Point, c: Point): Point | null {
  const d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
  if (Math.abs(d) < 1e-6) return null
  const [aa, bb, cc] = [a, b, c].map((p) => p.x * p.x + p.y * p.y) as [number, number, number]
  return {
    x: (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / d,
    y: (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / d,
  }
}

/** The circle that a polyline of many points follows; null for other lines. */
function circleOf({ points }: Polyline): Circle | null {
  if (points.length < fewestPoints) return null
  const third = Math.floor(points.length / 3)
  const [a, b, c] = [points[0], points[third], points[2 * third]]
  if (a === undefined || b === undefined || c === undefined) return null
  const centre = centreOfThree(a, b, c)
  if (centre === null) return null
  const radius = Math.hypot(a.x - centre.x, a.y - centre.y)
  if (radius < radii.least || radius > radii.most) return null
  const isRound = points.every(
    (point) =>
      Math.abs(Math.hypot(point.x - centre.x, point.y - centre.y) - radius) < roundness * radius,
  )
  return isRound ? { centre, radius } : null
}

/** The longest piece of a circle that is drawn chord by chord (mm). */
const longestChord = 3
/** Largest gap between the end of a chord and the start of the next: files round coordinates (mm). */
const grain = 0.05

const keyOf = ({ x, y }: Point): string => `${Math.round(x / grain)} ${Math.round(y / grain)}`

/** Chords that meet end to end, two at each point, as one line all round; a circle is written so by some plotters. */
function ringsOfChords(lines: readonly Polyline[]): Polyline[] {
  const chords = lines.filter(({ points: [a, b, ...more] }) => {
    const length = a && b && more.length === 0 ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    return length > 2 * grain && length < longestChord
  })
  const ends = chords.flatMap((chord) => chord.points.map((point) => ({ chord, point })))
  const meeting = Map.groupBy(ends, ({ point }) => keyOf(point))
  const used = new Set<Polyline>()
  return chords.flatMap((first) => {
    const points: Point[] = []
    let chord: Polyline | undefined = first
    let [, at] = first.points
    while (chord && at && !used.has(chord)) {
      used.add(chord)
      points.push(at)
      const here: typeof ends = meeting.get(keyOf(at)) ?? []
      const next: Polyline | undefined =
        here.length === 2 ? here.find((end) => end.chord !== chord)?.chord : undefined
      const from = keyOf(at)
      at = next?.points.find((point) => keyOf(point) !== from)
      chord = next
    }
    return chord === first && points.length >= fewestPoints ? [{ points, isClosed: true }] : []
  })
}

/** The inner circle and its distance from the middle of the outer one, as shares of the outer radius. */
const inside = { least: 0.25, most: 0.85, off: 0.12 }

/** Centre, inner and outer radius of each pair of circles that a truncated cone can show. */
function circlePairs(circles: readonly Circle[]) {
  return circles.flatMap((outer) =>
    circles
      .filter(
        ({ radius }) => radius < inside.most * outer.radius && radius > inside.least * outer.radius,
      )
      .filter(
        (inner) =>
          Math.hypot(inner.centre.x - outer.centre.x, inner.centre.y - outer.centre.y) <
          inside.off * outer.radius,
      )
      .map((inner) => ({ centre: outer.centre, inner: inner.radius, outer: outer.radius })),
  )
}

interface Slope {
  readonly from: Point
  readonly to: Point
}

/** Circles, pairs and slopes looked at; a title block holds a few. */
const most = 300

/** Slanted sides: how steep they are, and how long on paper (mm). A line of many points is a curve. */
const slant = { least: 0.04, most: 1, longest: 30, points: 12 }

/** Slanted sides of the cone, from left to right. */
function slopes(paths: readonly Path[]): Slope[] {
  const out: Slope[] = []
  for (const { points, isClosed } of paths.flatMap((path) => path.lines)) {
    if (points.length > slant.points) continue
    const count = isClosed ? points.length : points.length - 1
    for (let i = 0; i < count; i++) {
      const a = points[i]
      const b = points[(i + 1) % points.length]
      if (a === undefined || b === undefined) continue
      const [from, to] = a.x < b.x ? [a, b] : [b, a]
      const tilt = Math.abs(to.y - from.y) / Math.max(1e-6, to.x - from.x)
      if (tilt > slant.least && tilt < slant.most && to.x - from.x < slant.longest) {
        out.push({ from, to })
      }
    }
  }
  return out
}

type Pair = ReturnType<typeof circlePairs>[number]

/** How far ends may differ from their circles, as a share of the inner radius. */
const endTolerance = 0.35
/** Shares of the outer radius: where a cone stands beside its circles, and how long it is. */
const beside = { nearest: 0.95, middle: 1, farthest: 9, length: 0.5 }

/** The narrow end of a cone beside the circles, of which it is the side view; null for no cone. */
function coneBeside(pair: Pair, sides: readonly Slope[]) {
  const { centre, inner, outer } = pair
  const slack = endTolerance * inner
  for (const { from, to } of sides) {
    const [left, right] = [centre.y - from.y, centre.y - to.y]
    if (left <= 0 || right <= 0) continue
    const ends = { narrow: Math.min(left, right), wide: Math.max(left, right) }
    const isOfSize =
      Math.abs(ends.narrow - inner) < slack &&
      // Some templates draw the wide end smaller than its circle.
      Math.abs(ends.wide - outer) < Math.max(slack, 0.3 * outer)
    // Others draw both ends larger than their circles, by one factor.
    const isOfShape =
      Math.abs(ends.narrow / ends.wide - inner / outer) < 0.08 && ends.wide < 1.8 * outer
    const distance = Math.abs((from.x + to.x) / 2 - centre.x)
    const nearest = Math.min(Math.abs(from.x - centre.x), Math.abs(to.x - centre.x))
    const isBeside =
      distance > beside.middle * outer &&
      distance < beside.farthest * outer &&
      nearest > beside.nearest * outer
    const isLong = to.x - from.x > beside.length * outer
    const hasMirror = sides.some(
      (other) =>
        Math.abs(other.from.x - from.x) < slack &&
        Math.abs(other.to.x - to.x) < slack &&
        Math.abs(other.from.y - centre.y - left) < slack &&
        Math.abs(other.to.y - centre.y - right) < slack,
    )
    if (!(isOfSize || isOfShape) || !isBeside || !isLong || !hasMirror) continue
    const [narrow, wide] = left < right ? [from.x, to.x] : [to.x, from.x]
    const box = boundingBox([
      { x: centre.x - outer, y: centre.y - outer, width: 2 * outer, height: 2 * outer },
      { x: from.x, y: centre.y - outer, width: to.x - from.x, height: 2 * outer },
    ])
    return { narrow, wide, box }
  }
  return null
}

/** The symbol of the projection method (ISO 5456-2) and its place. */
interface ProjectionSymbol {
  readonly method: 'FIRST_ANGLE' | 'THIRD_ANGLE'
  readonly box: Box
}

/** Slanted strokes that a symbol holds at most, as where it is drawn twice: a view of a part with circles holds more. */
const mostSlanted = 6

/** Do slanted strokes as long as the sides of the cone begin within the symbol, which stands by itself on a sheet? */
const isOfView = ({ box }: { box: Box }, { outer }: Pair, sides: readonly Slope[]): boolean =>
  sides.filter(
    ({ from, to }) =>
      to.x - from.x > beside.length * outer && [from, to].some((end) => holds(box, end)),
  ).length > mostSlanted

/** Parts of the symbol may begin this far outside a region (mm). */
const besideRegion = 1

/**
 * Finds the truncated cone with its two circles within the given regions. First angle: the narrow
 * end points away from the circles; third angle: towards them.
 */
export function findProjectionSymbol(
  paths: readonly Path[],
  regions: readonly Box[],
): ProjectionSymbol | null {
  const near = paths.filter((path) =>
    path.lines.some(({ points: [first] }) =>
      regions.some((region) => first !== undefined && holds(region, first, besideRegion)),
    ),
  )
  const lines = near.flatMap((path) => path.lines)
  const circles = [...lines, ...ringsOfChords(lines)].map(circleOf).filter((one) => one !== null)
  const sides = slopes(near).slice(0, most)
  for (const pair of circlePairs(circles.slice(0, most)).slice(0, most)) {
    const cone = coneBeside(pair, sides)
    if (cone === null || isOfView(cone, pair, sides)) continue
    const { x } = pair.centre
    const isTowards = Math.abs(cone.narrow - x) < Math.abs(cone.wide - x)
    return { method: isTowards ? 'THIRD_ANGLE' : 'FIRST_ANGLE', box: cone.box }
  }
  return null
}
