import { boxMiddle } from './line-box.ts'
import type { Shaped } from './shaped-parts.ts'

/**
 * How far the middles of a point and of a figure beside it lie apart in faces whose characters are all of one width, in
 * heights of capitals (CATIA 1.05, Creo 0.78).
 */
export const widestCell = 1.15
/** By how much both sides of such a point may differ, and from which distance on what stands before it is another value. */
const sides = { uneven: 0.15, blank: 1.8 }

/** Does a point stand halfway between two figures, or before the first one of a value, as in `.50`? */
export function isInWideCell(
  before: Shaped | undefined,
  mark: Shaped | undefined,
  next: Shaped | undefined,
  capitals: number,
): boolean {
  if (!mark || !next) return false
  const after = middleOf(next) - middleOf(mark)
  if (after > widestCell * capitals) return false
  const ahead = before ? middleOf(mark) - middleOf(before) : Number.POSITIVE_INFINITY
  return ahead > sides.blank * capitals || Math.abs(ahead - after) < sides.uneven * capitals
}

const middleOf = ({ box }: Shaped): number => boxMiddle(box)
