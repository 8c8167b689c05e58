import type { Composed } from '../layout/compose.ts'
import type { ListedPart } from './parts-list.ts'

/** A list of one row says nothing about the numbers on the sheet. */
const leastParts = 2

/** Fewer numbers on shelves do not tell that a sheet counts its items. */
const leastShelves = 3

/** Numbers on the shelves of leaders that count from one upwards, of which few may be missing. */
function countedItems(composed: readonly Composed[]): ReadonlySet<Composed> {
  const onShelves = composed.filter(({ isOnShelf }) => isOnShelf)
  const numbers = new Set(onShelves.map(({ text }) => Number(text)))
  const isCounted =
    numbers.size >= leastShelves && numbers.size > 0.6 * Math.max(...numbers) && numbers.has(1)
  return new Set(isCounted ? onShelves : [])
}

/**
 * Leaves out the numbers of items: those that a parts list of the sheet has and that stand at leaders, with no dimension
 * line beside them, and those on the shelves of leaders that count the items of a list that lies elsewhere (GOST 2.109).
 * Numbers in rings are no text of the drawing anyway.
 */
export function withoutItemNumbers(
  composed: readonly Composed[],
  parts: readonly ListedPart[],
): Composed[] {
  const counted = countedItems(composed)
  const listed = parts.length < leastParts ? [] : parts
  const positions = new Set(listed.map(({ position }) => position))
  return composed.filter(
    (one) =>
      !counted.has(one) &&
      (one.kind !== 'line' || one.surroundings === 'dimension' || !positions.has(one.text)),
  )
}
