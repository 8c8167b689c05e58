import { distance } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import type { Ink } from '../ink.ts'
import { circleOf } from './roundness.ts'

/** How far a ring may be from its place, and its least and greatest radius, relative to the size of what it belongs to. */
interface RingLimits {
  readonly off: number
  readonly least: number
  readonly most: number
}

/** Is there a ring around a point, among the small strokes near a box? */
export const hasRing = (
  ink: Ink,
  box: Box,
  middle: Point,
  size: number,
  { off, least, most }: RingLimits,
): boolean =>
  ink.smallNear(box).some(({ points }) => {
    const circle = circleOf(points)
    return (
      circle !== null &&
      distance(circle.centre, middle) < off * size &&
      circle.radius > least * size &&
      circle.radius < most * size
    )
  })
