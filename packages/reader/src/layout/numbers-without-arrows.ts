import type { Callout } from '../callout.ts'
import type { Composed } from './compose.ts'

interface Found {
  readonly callout: Callout
  readonly composed: Composed
}

/** So many numbers on lines without arrows are the way a sheet is dimensioned, if they are more than those with arrows. */
const fewestOfStyle = 5

/** Slanted numbers keep their place: they stand along dimension lines whose arrows are found less often. */
const isUpright = ({ direction }: Composed): boolean => direction % 90 === 0

const isWholeNumber = ({ callout, composed }: Found): boolean =>
  callout.kind === 'dimension' &&
  /^\d+$/.test(callout.text) &&
  composed.kind === 'line' &&
  isUpright(composed)

/**
 * Is this, in a scan, a whole number on a line without arrows? Such are numbers of items on the shelves of their leaders, a
 * denominator under its bar and what is left of a callout more often than sizes (`npm run eval`), unless the sheet is
 * dimensioned without arrows that are found.
 */
export function numbersWithoutArrows(found: readonly Found[]): (one: Found) => boolean {
  // What stands in a cell is that of a table in any case.
  const numbers = found.filter((one) => isWholeNumber(one) && !one.composed.isInCell)
  const without = numbers.filter(({ composed }) => composed.surroundings === 'along')
  const others = numbers.length - without.length
  if (without.length >= fewestOfStyle && without.length > others) return () => false
  return (one) => isWholeNumber(one) && one.composed.surroundings === 'along'
}
