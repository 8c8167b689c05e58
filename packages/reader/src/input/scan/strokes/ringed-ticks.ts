import { distance } from '../../../boxes.ts'
import type { Point, Polyline } from '../../../page.ts'
import { holesOf } from '../glyphs/symbol-shapes.ts'
import { type Bitmap, hasInk } from '../ink/bitmap.ts'

/** Radius of the ring inside its stroke (mm). */
const inner = { least: 0.5, most: 4 }
/** Thickest stroke by the radius inside: bold letters have holes as well. */
const thickest = 0.5
/** Places around a ring at which it is looked for, and points of the circle that is handed over. */
const around = 24
/** What lies so far off the middle of a stroke still belongs to it, by the radius of the ring. */
const off = 0.12
/** Where the arms are followed from: a line that was wiped off may have taken the tip. By the radius of the ring. */
const start = 0.9
/** Length of the short arm by the radius of the ring, which it touches, and of the long arm by that of the short one. */
const arms = { least: 2.8, most: 4.6, long: { least: 1.55, most: 3.2 } }
/** Directions from the tip to the ring: symbols stand upright or on their sides. */
const upwards: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
/** The middle of the ring lies so many radii away from the tip of arms at 60° that touch it. */
const apart = 2

interface Ring {
  readonly middle: Point
  readonly radius: number
}

/**
 * The strokes of a surface symbol with a ring, for which no material may be removed (ISO 21920-1): the ring touches
 * both arms, so that lines along the middle of the ink leave the arms where it does. Null for any other mark.
 *
 * @param strokes Lines along the middle of its ink; those that belong to neither arm nor ring are kept.
 */
export function ringedTick(
  mark: Bitmap,
  strokes: readonly Polyline[],
  perMillimetre: number,
): Polyline[] | null {
  for (const { x, y, area } of holesOf(mark)) {
    const ring = ringAround(mark, { x: x + 0.5, y: y + 0.5 }, Math.sqrt(area / Math.PI))
    if (!ring || ring.radius < inner.least * perMillimetre) continue
    if (ring.radius > inner.most * perMillimetre) continue
    for (const up of upwards) {
      const own = strokesOfTick(mark, ring, up)
      if (own) return [...own, ...strokes.filter((line) => !isAlong(line, own, ring))]
    }
  }
  return null
}

/** The point that lies so far away in a direction. */
const ahead = ({ x, y }: Point, towards: Point, length: number): Point => ({
  x: x + length * towards.x,
  y: y + length * towards.y,
})

const turnedBy = ({ x, y }: Point, radians: number): Point => ({
  x: x * Math.cos(radians) - y * Math.sin(radians),
  y: x * Math.sin(radians) + y * Math.cos(radians),
})

const directions = Array.from({ length: around }, (_, index) =>
  turnedBy({ x: 1, y: 0 }, (2 * Math.PI * index) / around),
)

/** Is there ink within so much of a point? */
function isInk(mark: Bitmap, { x, y }: Point, slack: number): boolean {
  for (let v = Math.floor(y - slack); v <= y + slack; v += 1) {
    for (let u = Math.floor(x - slack); u <= x + slack; u += 1) if (hasInk(mark, u, v)) return true
  }
  return false
}

/** The ring around a hole, along the middle of its stroke; null where the hole is not round. */
function ringAround(mark: Bitmap, middle: Point, hole: number): Ring | null {
  const isRound = directions.every(
    (towards) =>
      isInk(mark, ahead(middle, towards, hole + 1), 1) &&
      !isInk(mark, ahead(middle, towards, 0.7 * hole), 0),
  )
  if (!isRound) return null
  const widths = directions.map((towards) => {
    let width = 0
    while (isInk(mark, ahead(middle, towards, hole + 1 + width), 0)) width += 1
    return width
  })
  // Where it touches an arm a ring is wider.
  const [thickness = 0] = widths.toSorted((one, other) => one - other).slice(around >> 2)
  return thickness > thickest * hole ? null : { middle, radius: hole + (thickness + 1) / 2 }
}

/** Both arms and the ring, if ink lies where they would. */
function strokesOfTick(mark: Bitmap, { middle, radius }: Ring, up: Point): Polyline[] | null {
  const tip = ahead(middle, up, -apart * radius)
  const [short, long] = [-1, 1].map((side) => {
    const towards = turnedBy(up, (side * Math.PI) / 6)
    return ahead(tip, towards, lengthOfArm(mark, tip, towards, radius))
  }) as [Point, Point]
  const [length, other] = [distance(tip, short), distance(tip, long)]
  if (length < arms.least * radius || length > arms.most * radius) return null
  if (other < arms.long.least * length || other > arms.long.most * length) return null
  const circle = [...directions, directions[0] as Point].map((towards) =>
    ahead(middle, towards, radius),
  )
  return [[tip, short], [tip, long], circle].map((points) => ({ points, isClosed: false }))
}

/** How far ink goes on from the tip in a direction. */
function lengthOfArm(mark: Bitmap, tip: Point, towards: Point, radius: number): number {
  let length = start * radius
  while (isInk(mark, ahead(tip, towards, length), Math.max(1, off * radius))) length += 1
  return length
}

/** Does a line keep to an arm or to the ring? */
function isAlong({ points }: Polyline, own: readonly Polyline[], { middle, radius }: Ring) {
  const [short, long] = own
  const slack = 3 * off * radius
  return points.every(
    (point) =>
      Math.abs(distance(point, middle) - radius) < slack ||
      [short, long].some((arm) => arm !== undefined && distanceToLine(point, arm) < slack),
  )
}

function distanceToLine(point: Point, { points: [from, to] }: Polyline): number {
  if (!from || !to) return Number.POSITIVE_INFINITY
  const length = distance(from, to)
  const along =
    ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length
  const within = Math.max(0, Math.min(length, along))
  const towards = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  return distance(point, ahead(from, towards, within))
}
