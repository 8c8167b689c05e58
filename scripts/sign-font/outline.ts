import type { Point } from '@firstangle/drawings'
import type { Stroke } from '@firstangle/drawings/lettering'

/** A closed line around ink; clockwise, or counter-clockwise around a hole (y up). */
export type Contour = readonly Point[]

/** Straight pieces that a curve of a stroke is made of. */
const curveSteps = 3

/** What a stroke of the given width covers, ends square: one contour, or two where it closes. */
export function outlineOf(stroke: Stroke, width: number): Contour[] {
  const points = flatten(stroke)
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = first && last && distance(first, last) < 0.01
  if (isClosed) {
    const ring = points.slice(0, -1)
    const sides = [side(ring, width / 2, true), side(ring, -width / 2, true)]
    const [outer = [], inner = []] = sides.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
    return [clockwise(outer), clockwise(inner).toReversed()]
  }
  const there = side(points, width / 2, false)
  const back = side(points, -width / 2, false).toReversed()
  return [clockwise([...there, ...back])]
}

function flatten({ start, pieces }: Stroke): Point[] {
  const points: Point[] = [start]
  for (const { to, control } of pieces) {
    const from = points.at(-1) ?? start
    const steps = control ? curveSteps : 1
    for (let step = 1; step <= steps; step += 1) {
      points.push(control ? quadratic(from, control, to, step / steps) : to)
    }
  }
  return points
}

function quadratic(from: Point, control: Point, to: Point, t: number): Point {
  const at = (a: number, b: number, c: number) =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  return { x: at(from.x, control.x, to.x), y: at(from.y, control.y, to.y) }
}

/** Shifts an outline to its left by `by` units. Corners are mitred, sharp ones no further than twice the shift. */
function side(points: readonly Point[], by: number, isClosed: boolean): Point[] {
  return points.map((point, index) => {
    const before = points[index - 1] ?? (isClosed ? points.at(-1) : undefined)
    const after = points[index + 1] ?? (isClosed ? points[0] : undefined)
    const normals = [before && normal(before, point), after && normal(point, after)].filter(
      (each) => each !== undefined,
    )
    const sum = normals.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
    const length = Math.hypot(sum.x, sum.y)
    const reach = Math.min(normals.length / length, 2) / length
    return { x: point.x + sum.x * by * reach, y: point.y + sum.y * by * reach }
  })
}

function normal(from: Point, to: Point): Point {
  const length = distance(from, to)
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
}

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)

/** Positive for a line that runs counter-clockwise. */
function area(points: Contour): number {
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

const clockwise = (points: Contour): Contour => (area(points) > 0 ? points.toReversed() : points)
