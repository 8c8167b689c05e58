import { boxAround } from '../../boxes.ts'
import type { Point } from '../../page.ts'

/** A circle found in strokes. */
export interface Circle {
  readonly centre: Point
  readonly radius: number
}

/** The circle that a line of points follows all around; null for other lines. */
export function circleOf(points: readonly Point[]): Circle | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 7 || points.length > 1000) return null
  const box = boxAround(points)
  const radius = (box.width + box.height) / 4
  if (!(radius > 0) || Math.abs(box.width - box.height) > 0.16 * radius) return null
  if (Math.hypot(first.x - last.x, first.y - last.y) > 0.9 * radius) return null
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isRound = points.every(
    ({ x, y }) => Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius) < 0.1 * radius,
  )
  return isRound ? { centre, radius } : null
}

/**
 * Slants of lettering: the way to the right for each unit upwards, also of letters along an arc, whose rings are
 * rotated as well.
 */
const slants = [0, 0.32, 0.46, 0.18]

/** The ring of an upright or an italic letter, as a circle; its `points` must be seen upright. */
export function ringOf(points: readonly Point[]): Circle | null {
  for (const slant of slants) {
    const circle = circleOf(points.map(({ x, y }) => ({ x: x + slant * y, y })))
    if (circle) return circle
  }
  return null
}
