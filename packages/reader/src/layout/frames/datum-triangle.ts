import { distance, grown, holds } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import { boxToPage, type Direction } from '../direction.ts'
import type { Ink } from '../ink.ts'

/** Shortest and longest side of a datum triangle, in heights of the font. */
const leastSide = 0.35
const mostSide = 1.8

/** Two strokes of one length that meet at about 60°: the sides of a triangle, each drawn by itself. */
function hasSides(pieces: readonly { points: readonly Point[] }[], size: number): boolean {
  const strokes = pieces.flatMap(({ points: [from, to, more] }) => {
    if (!from || !to || more) return []
    const length = distance(from, to)
    return length > leastSide * size && length < mostSide * size
      ? [{ ends: [from, to], length }]
      : []
  })
  return strokes.slice(0, mostStrokes).some((one, at) =>
    strokes.slice(at + 1, mostStrokes).some((other) => {
      if (Math.abs(one.length - other.length) > 0.05 * one.length) return false
      const free = [one, other].flatMap(({ ends }, i) =>
        ends.filter((end) => ![one, other][1 - i]?.ends.some((next) => isSame(end, next))),
      )
      const [a, b] = free
      if (free.length !== 2 || !a || !b) return false
      const base = distance(a, b)
      return base > one.length / 1.4 && base < 1.4 * one.length
    }),
  )
}

/** At most this many strokes near a letter are examined. */
const mostStrokes = 200

/** Three corners with nearly equal sides, drawn in one piece. */
function isTriangle(points: readonly Point[], size: number): boolean {
  if (points.length < 3 || points.length > 8) return false
  const corners = points.filter((point, i) => points.findIndex((one) => isSame(one, point)) === i)
  const [a, b, c] = corners
  if (corners.length !== 3 || !a || !b || !c) return false
  const sides = [distance(a, b), distance(b, c), distance(c, a)]
  const longest = Math.max(...sides)
  return (
    longest < 1.75 * Math.min(...sides) && longest > leastSide * size && longest < mostSide * size
  )
}

const isSame = (a: Point, b: Point): boolean => distance(a, b) < 0.05

/** How far from the box its triangle is looked for, and from the end of its leader (heights of the font). */
const reach = { box: 7, end: mostSide }

/** The far ends of straight lines that begin at a box, seen on the page. */
function endsOfLeaders(ink: Ink, box: Box, size: number): Point[] {
  const near = grown(box, 0.1 * size, 0.1 * size)
  const far = grown(box, reach.box * size, reach.box * size)
  return ink.segmentsNear(near).flatMap(({ from, to }) => {
    const outside = [from, to].filter((end) => !holds(far, end))
    return outside.length === 1 && [from, to].some((end) => holds(near, end)) ? outside : []
  })
}

/**
 * Does a triangle with nearly equal sides stand near a box or at the end of its leader, as on datum features (ISO 5459)?
 * Those of arrows are slender. `box` is in the upright view, `size` the height of its text.
 */
export function hasTriangle(ink: Ink, direction: Direction, box: Box, size: number): boolean {
  const around = boxToPage(direction, grown(box, reach.box * size, reach.box * size))
  const near = ink.smallNear(around)
  if (near.some(({ points }) => isTriangle(points, size)) || hasSides(near, size)) return true
  return endsOfLeaders(ink, boxToPage(direction, box), size).some(({ x, y }) => {
    const end = grown({ x, y, width: 0, height: 0 }, reach.end * size, reach.end * size)
    return ink.smallNear(end).some(({ points }) => isTriangle(points, size))
  })
}
