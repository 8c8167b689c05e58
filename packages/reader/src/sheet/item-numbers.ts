import type { Composed } from '../layout/compose.ts'
import type { ListedPart } from './parts-list.ts'

/** A list of one row says nothing about the numbers on the sheet. */
const leastParts = 2

/**
 * Leaves out the numbers of items: those that a parts list of the sheet has and that stand at leaders, with no dimension
 * line beside them. Numbers in rings are no text of the drawing anyway.
 */
export function withoutItemNumbers(
  composed: readonly Composed[],
  parts: readonly ListedPart[],
): Composed[] {
  if (parts.length < leastParts) return [...composed]
  const positions = new Set(parts.map(({ position }) => position))
  return composed.filter(
    ({ kind, text, surroundings }) =>
      kind !== 'line' || surroundings === 'dimension' || !positions.has(text),
  )
}
