import { degreesOf } from '../../../angles.ts'
import { distance } from '../../../boxes.ts'
import type { Point, Polyline } from '../../../page.ts'

/** Arms of a surface symbol: least length and angle between them (degrees; ISO 21920-1 has 60). */
const arm = { least: 1.8, angles: [52, 68] } as const
/** How far an arm may end before the tip: in millimetres, and by its length. */
const cut = { least: 0.4, share: 0.25 }
/** Largest ring that is closed, the part of it that must be there, and how far its points may lie off it, by its radius. */
const ring = { largest: 3.5, open: 100, off: 0.1 }

interface Arm {
  readonly line: Polyline
  /** End at the tip, and the other one. */
  readonly near: Point
  readonly far: Point
}

/**
 * Strokes of a mark as they were before the lines that it touches were wiped off: a surface symbol stands on a line and
 * loses its tip, the ring of a modifier in a frame loses a bow.
 *
 * @param lines In millimetres.
 */
export function mendedStrokes(lines: readonly Polyline[]): Polyline[] {
  return withTips(lines.map(wholeRing))
}

/** Two arms that would meet in a tip meet there; what is left of the tip is left out. */
function withTips(lines: readonly Polyline[]): Polyline[] {
  const arms = lines.flatMap(armsOf)
  for (const [index, one] of arms.entries()) {
    for (const other of arms.slice(index + 1)) {
      const tip = tipOf(one, other)
      if (!tip) continue
      const rest = lines.flatMap((line) =>
        line === one.line || line === other.line ? segmentsOf(line) : [line],
      )
      const isArm = ({ points }: Polyline) =>
        points.length === 2 &&
        [one, other].some(({ near, far }) => points.includes(near) && points.includes(far))
      const around = 0.3 * Math.min(distance(one.far, tip), distance(other.far, tip))
      const isOfTip = ({ points }: Polyline) =>
        points.every((point) => distance(point, tip) < around)
      return [
        ...[one, other].map(({ far }) => ({ points: [tip, far], isClosed: false })),
        ...rest.filter((line) => !isArm(line) && !isOfTip(line)),
      ]
    }
  }
  return [...lines]
}

function segmentsOf({ points, isClosed }: Polyline): Polyline[] {
  const ends = isClosed && points[0] ? [...points, points[0]] : points
  return ends
    .slice(1)
    .map((point, index) => ({ points: [ends[index] as Point, point], isClosed: false }))
}

/** The long segments of a line, from either end; those of a closed one, such as the sign of flatness, lost nothing. */
function armsOf(line: Polyline): Arm[] {
  if (line.isClosed) return []
  return segmentsOf(line).flatMap(({ points }) => {
    const [a, b] = points as [Point, Point]
    if (distance(a, b) < arm.least) return []
    return [
      { line, near: a, far: b },
      { line, near: b, far: a },
    ]
  })
}

/** Where two arms meet once they are made longer; null where they do not, or not as those of a symbol. */
function tipOf(one: Arm, other: Arm): Point | null {
  const [a, b] = [one, other].map(({ near, far }) => ({ x: far.x - near.x, y: far.y - near.y }))
  if (!a || !b) return null
  const cross = a.x * b.y - a.y * b.x
  const angle = Math.abs(degreesOf(Math.atan2(cross, a.x * b.x + a.y * b.y)))
  if (angle < arm.angles[0] || angle > arm.angles[1]) return null
  const along = ((other.near.x - one.near.x) * b.y - (other.near.y - one.near.y) * b.x) / cross
  const tip = { x: one.near.x + along * a.x, y: one.near.y + along * a.y }
  const isMeeting = [one, other].every(({ near, far }) => {
    const length = distance(near, far)
    return distance(near, tip) < cut.least + cut.share * length && distance(far, tip) > 0.8 * length
  })
  return isMeeting ? tip : null
}

/** A bow that is most of a ring, as a ring. */
function wholeRing(line: Polyline): Polyline {
  const { points, isClosed } = line
  const [first, middle, last] = [points[0], points[points.length >> 1], points.at(-1)]
  if (isClosed || points.length < 7 || !first || !middle || !last) return line
  const centre = centreThrough(first, middle, last)
  const radius = centre ? distance(centre, first) : 0
  if (!centre || radius > ring.largest) return line
  if (points.some((point) => Math.abs(distance(point, centre) - radius) > ring.off * radius))
    return line
  const opening = 2 * Math.asin(Math.min(1, distance(first, last) / (2 * radius)))
  const isMost = distance(middle, { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }) > radius
  if (!isMost || degreesOf(opening) > ring.open) return line
  const start = Math.atan2(last.y - centre.y, last.x - centre.x)
  const isClockwise = isTurning(centre, points)
  const bow = [0.25, 0.5, 0.75].map((share) => {
    const angle = start + (isClockwise ? 1 : -1) * share * opening
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })
  return { points: [...points, ...bow], isClosed: true }
}

/** Does a bow turn with growing angles (downwards is positive)? */
function isTurning(centre: Point, [first, second]: readonly Point[]): boolean {
  if (!first || !second) return false
  const cross =
    (first.x - centre.x) * (second.y - centre.y) - (first.y - centre.y) * (second.x - centre.x)
  return cross > 0
}

/** The middle of the circle through three points; null where they stand in a line. */
function centreThrough(a: Point, b: Point, c: Point): Point | null {
  const double = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
  if (Math.abs(double) < 1e-6) return null
  const [aa, bb, cc] = [a, b, c].map(({ x, y }) => x * x + y * y) as [number, number, number]
  return {
    x: (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / double,
    y: (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / double,
  }
}
