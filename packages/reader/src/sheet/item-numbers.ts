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

/** So many numbers that count are no sizes. */
const leastCounted = 6

/** Numbers beside nothing that shows a size, which count from one upwards, each once: contacts, holes, stations. */
function countedPlaces(composed: readonly Composed[]): ReadonlySet<Composed> {
  const places = composed.filter(
    ({ kind, text, surroundings }) =>
      kind === 'line' && surroundings !== 'dimension' && /^[1-9]\d?$/.test(text),
  )
  const numbers = new Set(places.map(({ text }) => Number(text)))
  const isCounted =
    numbers.size >= leastCounted &&
    numbers.size === places.length &&
    numbers.size === Math.max(...numbers)
  return new Set(isCounted ? places : [])
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
  const items = countedItems(composed)
  const places = countedPlaces(composed.filter((one) => !items.has(one)))
  const listed = parts.length < leastParts ? [] : parts
  const positions = new Set(listed.map(({ position }) => position))
  return composed.filter(
    (one) =>
      !items.has(one) &&
      !places.has(one) &&
      (one.kind !== 'line' || one.surroundings === 'dimension' || !positions.has(one.text)),
  )
}
