import { unionOf } from '../boxes.ts'
import type { Box, Point } from '../page.ts'

/** Smallest box around all of them; a box of no size at the origin for none. */
export function boundingBox(boxes: readonly Box[]): Box {
  return boxes.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : unionOf(boxes)
}

/** Box between two corners. */
export function boxOf(left: number, top: number, right: number, bottom: number): Box {
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether the point lies in the box or within `slack` mm of it. */
export function contains(box: Box, point: Point, slack = 0): boolean {
  return (
    point.x >= box.x - slack &&
    point.x <= box.x + box.width + slack &&
    point.y >= box.y - slack &&
    point.y <= box.y + box.height + slack
  )
}

/** Overlap of two ranges; negative where there is a gap. */
export function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.min(to, otherTo) - Math.max(from, otherFrom)
}

/** Whether two boxes lie side by side or overlap, with at most `slack` mm between them. */
export function areAdjacent(a: Box, b: Box, slack: number): boolean {
  const inX = overlap(a.x, a.x + a.width, b.x, b.x + b.width)
  const inY = overlap(a.y, a.y + a.height, b.y, b.y + b.height)
  return (inX > slack && inY >= -slack) || (inY > slack && inX >= -slack)
}
