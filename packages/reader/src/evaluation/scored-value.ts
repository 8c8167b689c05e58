import type { ValueKind } from './truth.ts'

export type Field = string | number | boolean | null | undefined

/** A value of either side in one form, so that both can be compared field by field. */
interface ScoredValue {
  readonly kind: ValueKind
  /** As printed, for lists of misses. */
  readonly text: string
  /** In a truth a field left out is not compared. */
  readonly fields: Readonly<Record<string, Field>>
}

/** A value of a truth, once for each callout that stands on the page. */
export interface TrueValue extends ScoredValue {
  /** Neither a miss when it is left out nor false when it is read. */
  readonly isOptional: boolean
}

/** A value that was read. */
export interface ReadValue extends ScoredValue {
  readonly confidence: number
}

/** A field that is not as in the truth. */
export interface Difference {
  readonly field: string
  readonly expected: Field
  readonly found: Field
}

const isSame = (expected: Field, found: Field): boolean => {
  if (typeof expected === 'number' && typeof found === 'number') {
    return Math.abs(expected - found) <= 1e-6 * Math.max(1, Math.abs(expected))
  }
  return expected === (found ?? null)
}

/** What differs between a truth and a reading of the same kind. */
export const differencesOf = (truth: ScoredValue, read: ScoredValue): Difference[] =>
  Object.entries(truth.fields)
    .filter(([field, expected]) => expected !== undefined && !isSame(expected, read.fields[field]))
    .map(([field, expected]) => ({ field, expected, found: read.fields[field] ?? null }))
