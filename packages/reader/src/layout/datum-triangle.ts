import { grown } from '../boxes.ts'
import type { Box } from '../page.ts'
import { boxToPage, type Direction } from './direction.ts'
import type { Ink } from './ink.ts'

/**
 * Does a triangle with nearly equal sides stand near a box, as on datum features (ISO 5459)? Those of arrows are slender.
 * `box` is in the upright view, `size` the height of its text.
 */
export function hasTriangle(ink: Ink, direction: Direction, box: Box, size: number): boolean {
  const around = boxToPage(direction, grown(box, 7 * size, 7 * size))
  return ink.smallNear(around).some(({ points }) => {
    if (points.length < 3 || points.length > 8) return false
    const corners = points.filter(
      (point, i) =>
        points.findIndex((other) => Math.hypot(other.x - point.x, other.y - point.y) < 0.05) === i,
    )
    const [a, b, c] = corners
    if (corners.length !== 3 || !a || !b || !c) return false
    const sides = [
      Math.hypot(a.x - b.x, a.y - b.y),
      Math.hypot(b.x - c.x, b.y - c.y),
      Math.hypot(c.x - a.x, c.y - a.y),
    ]
    const longest = Math.max(...sides)
    return longest < 1.75 * Math.min(...sides) && longest > 0.35 * size && longest < 1.8 * size
  })
}
