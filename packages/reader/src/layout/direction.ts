import { radians } from '../angles.ts'
import { boxAround } from '../boxes.ts'
import type { Box, Point } from '../page.ts'

/**
 * A direction of reading. Its upright view is the page turned so that this text reads from left to right; lengths stay
 * millimetres, y points down.
 */
export interface Direction {
  /** Counter-clockwise as seen, 0 to 360. */
  readonly degrees: number
  readonly cos: number
  readonly sin: number
}

/** The direction of text turned by `degrees`. */
export function directionOf(degrees: number): Direction {
  const angle = radians(degrees)
  return { degrees, cos: Math.cos(angle), sin: Math.sin(angle) }
}

/** A point of the page in the upright view of a direction. */
export const toUpright = ({ cos, sin }: Direction, { x, y }: Point): Point => ({
  x: x * cos - y * sin,
  y: x * sin + y * cos,
})

/** A point of the upright view on the page. */
export const toPage = ({ cos, sin }: Direction, { x, y }: Point): Point => ({
  x: x * cos + y * sin,
  y: y * cos - x * sin,
})

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
]

/** Box on the page around a box of the upright view. */
export const boxToPage = (direction: Direction, box: Box): Box =>
  boxAround(corners(box).map((point) => toPage(direction, point)))

/** Box in the upright view around a box of the page. */
export const boxToUpright = (direction: Direction, box: Box): Box =>
  boxAround(corners(box).map((point) => toUpright(direction, point)))
