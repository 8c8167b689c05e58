import type { Box, Point } from './page.ts'

export const rightOf = (box: Box): number => box.x + box.width
export const bottomOf = (box: Box): number => box.y + box.height

/** The middle of a box. */
export const centreOf = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
})

/** A box that is larger on each side. */
export const grown = (box: Box, x: number, y: number): Box => ({
  x: box.x - x,
  y: box.y - y,
  width: box.width + 2 * x,
  height: box.height + 2 * y,
})

/** Do two boxes share a point? */
export const overlap = (a: Box, b: Box): boolean =>
  a.x <= rightOf(b) && b.x <= rightOf(a) && a.y <= bottomOf(b) && b.y <= bottomOf(a)

/** Is the point in the box or on its edge? */
export const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= rightOf(box) && y >= box.y && y <= bottomOf(box)

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
  const right = Math.max(...boxes.map(rightOf))
  const bottom = Math.max(...boxes.map(bottomOf))
  return { x, y, width: right - x, height: bottom - y }
}
