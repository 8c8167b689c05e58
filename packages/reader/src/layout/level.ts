import type { Point } from '../page.ts'

/** How far a level or upright line may lean, relative to its length: programs round coordinates. */
const mostOff = 0.05

/** Is a line from one point to another level, in the view that the points are of? `slack` (mm) is for short ones. */
export const isLevel = (a: Point, b: Point, length: number, slack = 0): boolean =>
  Math.abs(a.y - b.y) < mostOff * length + slack

/** The same for a line that is upright. */
export const isUpright = (a: Point, b: Point, length: number): boolean =>
  Math.abs(a.x - b.x) < mostOff * length
