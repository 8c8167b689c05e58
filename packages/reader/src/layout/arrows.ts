import { distance, grown, intersect } from '../boxes.ts'
import type { Point } from '../page.ts'
import type { Ink } from './ink.ts'

/** Pieces that meet are at most this far apart (mm). */
export const touching = 0.3

/**
 * Extent of an arrow in heights of the font. On large sheets lettering grows and arrows stay as they are: the least
 * extent is `enough` mm at most.
 */
const extents = { least: 0.2, enough: 1.5, most: 1.5 }

/** The least and the most extent of an arrow beside lettering of this size (mm). */
export const arrowExtent = (size: number): { least: number; most: number } => ({
  least: Math.min(extents.least * size, extents.enough),
  most: extents.most * size,
})

/** From this ratio of width to length on, a mark is not a plain stroke but an arrowhead or a dot. */
const thick = 0.3

/** An arrow, a stroke or a dot at the end of a line (ISO 129-1), by its size alone. */
export function hasArrow(ink: Ink, end: Point, size: number): boolean {
  const { least, most } = arrowExtent(size)
  const touch = grown({ ...end, width: 0, height: 0 }, touching, touching)
  const small = ink.smallNear(touch).filter(({ box }) => {
    const extent = Math.max(box.width, box.height)
    return intersect(box, touch) && extent > least && extent < most
  })
  return (
    small.some(
      ({ box: { width, height }, points }) =>
        points.length > 2 || Math.min(width, height) > thick * Math.max(width, height),
    ) || hasHeadOfStrokes(small, end)
  )
}

/** Between the two sides of an arrowhead (radians): slender ones of drawings programs, and open ones of 90°. */
const headAngle = { least: 0.1, most: 1.6 }
/** By how much the two sides may differ in length. */
const evenSides = 0.1

/** Two strokes of one length that part at a tip: the sides of an arrowhead, each drawn by itself. */
function hasHeadOfStrokes(strokes: readonly { points: readonly Point[] }[], tip: Point): boolean {
  const sides = strokes.flatMap(({ points }) => {
    const [a, b] = points
    if (points.length !== 2 || !a || !b) return []
    const [near, far] = distance(a, tip) < distance(b, tip) ? [a, b] : [b, a]
    if (distance(near, tip) > touching) return []
    return [{ length: distance(near, far), angle: Math.atan2(far.y - near.y, far.x - near.x) }]
  })
  return sides.some((one, at) =>
    sides.slice(at + 1).some((other) => {
      const turn = Math.abs(one.angle - other.angle)
      const between = Math.min(turn, 2 * Math.PI - turn)
      const isEven = Math.abs(one.length - other.length) < evenSides * one.length
      return isEven && between > headAngle.least && between < headAngle.most
    }),
  )
}
