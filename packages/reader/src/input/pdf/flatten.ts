import type { Point } from '../../page.ts'

/** Largest distance between a curve and the lines that stand for it (mm). */
const tolerance = 0.02
const mostSegments = 200

/**
 * Points of a cubic Bézier curve after its start, in millimetres: as many as keep the lines within
 * the tolerance (bound of the second differences).
 */
export function flattenCubic(from: Point, first: Point, second: Point, to: Point): Point[] {
  const bend = Math.max(
    Math.hypot(from.x - 2 * first.x + second.x, from.y - 2 * first.y + second.y),
    Math.hypot(first.x - 2 * second.x + to.x, first.y - 2 * second.y + to.y),
  )
  const wanted = Math.ceil(Math.sqrt((0.75 * bend) / tolerance))
  const count = Math.min(mostSegments, Math.max(1, wanted))
  const points: Point[] = []
  for (let step = 1; step < count; step += 1) {
    points.push(onCubic(from, first, second, to, step / count))
  }
  points.push(to)
  return points
}

/** Points of a quadratic curve after its start: the cubic that draws the same. */
export function flattenQuadratic(from: Point, control: Point, to: Point): Point[] {
  const towards = (end: Point): Point => ({
    x: end.x + (2 / 3) * (control.x - end.x),
    y: end.y + (2 / 3) * (control.y - end.y),
  })
  return flattenCubic(from, towards(from), towards(to), to)
}

function onCubic(from: Point, first: Point, second: Point, to: Point, t: number): Point {
  const rest = 1 - t
  const weights = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t] as const
  return {
    x: weights[0] * from.x + weights[1] * first.x + weights[2] * second.x + weights[3] * to.x,
    y: weights[0] * from.y + weights[1] * first.y + weights[2] * second.y + weights[3] * to.y,
  }
}
