import type { Box, Point } from './page.ts'

/** The right edge of a box. */
export const rightOf = (box: Box): number => box.x + box.width

/** The lower edge of a box; y points down. */
export const bottomOf = (box: Box): number => box.y + box.height

/** The box between two corners. */
export const boxBetween = (left: number, top: number, right: number, bottom: number): Box => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
})

/** The middle of a box. */
export const centreOf = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
})

/** From one place to another. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A box that is larger on each side. */
export const grown = (box: Box, x: number, y: number): Box => ({
  x: box.x - x,
  y: box.y - y,
  width: box.width + 2 * x,
  height: box.height + 2 * y,
})

/** Do two boxes share a point? */
export const intersect = (a: Box, b: Box): boolean =>
  a.x <= rightOf(b) && b.x <= rightOf(a) && a.y <= bottomOf(b) && b.y <= bottomOf(a)

/** Is the point in the box, on its edge or within `slack` mm of it? */
export const holds = (box: Box, { x, y }: Point, slack = 0): boolean =>
  x >= box.x - slack &&
  x <= rightOf(box) + slack &&
  y >= box.y - slack &&
  y <= bottomOf(box) + slack

/** Is all of the second box in the first? */
export const encloses = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  rightOf(inner) <= rightOf(outer) &&
  bottomOf(inner) <= bottomOf(outer)

/** The box around boxes; there must be one at least. */
export function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return boxBetween(x, y, Math.max(...boxes.map(rightOf)), Math.max(...boxes.map(bottomOf)))
}

/** The box around boxes; one of no size at the origin for none. */
export function boundingBox(boxes: readonly Box[]): Box {
  return boxes.length === 0 ? boxBetween(0, 0, 0, 0) : unionOf(boxes)
}

/** Length that two ranges share; negative where there is a gap between them. */
export function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.min(to, otherTo) - Math.max(from, otherFrom)
}

/** Do two boxes share some height, as texts of one line do? */
export const areLevel = (a: Box, b: Box): boolean => overlap(a.y, bottomOf(a), b.y, bottomOf(b)) > 0

/** Do two boxes lie side by side or overlap, with at most `slack` mm between them? */
export function areAdjacent(a: Box, b: Box, slack: number): boolean {
  const inX = overlap(a.x, rightOf(a), b.x, rightOf(b))
  const inY = overlap(a.y, bottomOf(a), b.y, bottomOf(b))
  return (inX > slack && inY >= -slack) || (inY > slack && inX >= -slack)
}

/** Upright box around points; there must be one at least. */
export function boxAround(points: readonly Point[]): Box {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y } of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return boxBetween(left, top, right, bottom)
}
