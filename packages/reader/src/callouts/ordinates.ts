import { axisOf } from '../angles.ts'
import type { Callout } from '../callout.ts'
import type { Composed } from '../layout/compose.ts'
import type { FoundCallout } from './found-callouts.ts'

const isLength = (callout: Callout): callout is Extract<Callout, { kind: 'dimension' }> =>
  callout.kind === 'dimension' && callout.type === 'linear'

/**
 * Finds numbers with a minus that are no ordinates beyond the origin. Such a number is an ordinate if it has a tolerance or
 * if the sheet shows its origin (a size of 0); otherwise it may be a deviation that stands alone.
 */
export function strayMinus(callouts: readonly Callout[]): (callout: Callout) => boolean {
  const hasOrigin = callouts.some((callout) => isLength(callout) && callout.value === 0)
  return (callout) =>
    isLength(callout) && (callout.value ?? 0) < 0 && callout.tolerance === null && !hasOrigin
}

/** A zero with at least this many other numbers in line with it is the origin of running dimensions. */
const fewestInLine = 3
/** How much their direction (degrees), and in heights of the font their size and the end of their text, differ. */
const mostOff = { direction: 2, size: 0.2, end: 0.4 }

/** Where a text begins and ends along its direction of reading; null for slanted ones. */
function endsOf({ boxes, direction }: Composed): readonly [number, number] | null {
  const [box] = boxes
  const axis = axisOf(direction, mostOff.direction)
  if (!box || !axis) return null
  return axis === 'h' ? [box.x, box.x + box.width] : [box.y, box.y + box.height]
}

function areInLine(one: Composed, other: Composed): boolean {
  const [ends, others] = [endsOf(one), endsOf(other)]
  if (!ends || !others || Math.abs(one.direction - other.direction) > mostOff.direction)
    return false
  if (Math.abs(one.size - other.size) > mostOff.size * one.size) return false
  return ends.some((end, at) => Math.abs(end - (others[at] ?? end)) < mostOff.end * one.size)
}

/**
 * Finds the zeros that begin running dimensions (ISO 129-1): at least three more numbers of their lettering begin or end in
 * line with them. Rings of the part look like zeros as well, but stand by themselves.
 */
export function originsInLine(found: readonly FoundCallout[]): (composed: Composed) => boolean {
  const numbers = found.filter(
    ({ callout }) => isLength(callout) && /^-?[\d.,]+$/.test(callout.text),
  )
  return (zero) =>
    /^0(?:[.,]0+)?$/.test(zero.text) &&
    numbers.filter(({ composed }) => composed.text !== zero.text && areInLine(zero, composed))
      .length >= fewestInLine
}
