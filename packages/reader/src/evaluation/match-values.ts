import type { Difference, ReadValue, TrueValue } from './scored-value.ts'
import { differencesOf } from './scored-value.ts'

/** A value that was read almost as it stands: it still counts as a miss and as a false value. */
interface NearMiss {
  readonly truth: TrueValue
  readonly read: ReadValue
  readonly differences: readonly Difference[]
}

/** Which values of a page were read, which were missed, and which were read but are not there. */
export interface Matching {
  readonly right: readonly { readonly truth: TrueValue; readonly read: ReadValue }[]
  readonly misses: readonly TrueValue[]
  readonly falseValues: readonly ReadValue[]
  /** Pairs of a miss and a false value that belong together. */
  readonly nearMisses: readonly NearMiss[]
}

/** Fields that make two callouts of different kinds the same size. */
const sizeFields = ['value', 'diameter', 'size', 'counterbore', 'label', 'designation'] as const

const sizeOf = (value: TrueValue | ReadValue): unknown =>
  sizeFields.map((field) => value.fields[field]).find((size) => size !== undefined && size !== null)

/** How much two values differ; Infinity for unrelated ones. */
function distance(truth: TrueValue, read: ReadValue): number {
  if (truth.kind !== read.kind) return sizeOf(truth) === sizeOf(read) ? 10 : Infinity
  const differences = differencesOf(truth, read)
  const isSameSize = sizeOf(truth) === sizeOf(read)
  return isSameSize || differences.length === 1 ? differences.length : Infinity
}

const differencesBetween = (truth: TrueValue, read: ReadValue): Difference[] =>
  truth.kind === read.kind
    ? differencesOf(truth, read)
    : [{ field: 'kind', expected: truth.kind, found: read.kind }]

function nearMissesOf(misses: readonly TrueValue[], others: readonly ReadValue[]): NearMiss[] {
  const pairs = misses
    .flatMap((truth, t) => others.map((read, r) => ({ t, r, apart: distance(truth, read) })))
    .filter(({ apart }) => apart < Infinity)
    .sort((a, b) => a.apart - b.apart)
  const usedTruths = new Set<number>()
  const usedReads = new Set<number>()
  const out: NearMiss[] = []
  for (const { t, r } of pairs) {
    const [truth, read] = [misses[t], others[r]]
    if (!truth || !read || usedTruths.has(t) || usedReads.has(r)) continue
    usedTruths.add(t)
    usedReads.add(r)
    out.push({ truth, read, differences: differencesBetween(truth, read) })
  }
  return out
}

/**
 * Pairs what was read on a page with its truth, each at most once; a value is right only if every field that the truth
 * states is the same. Values that may be read but need not be come last and count for nothing.
 */
export function matchValues(truths: readonly TrueValue[], reads: readonly ReadValue[]): Matching {
  const left = [...reads]
  const take = (truth: TrueValue): ReadValue | null => {
    const index = left.findIndex(
      (read) => read.kind === truth.kind && differencesOf(truth, read).length === 0,
    )
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null)
  }
  const right: { truth: TrueValue; read: ReadValue }[] = []
  const misses: TrueValue[] = []
  // The most precise truths are matched first, so that a vague one does not take a reading that only they fit.
  const precision = ({ fields }: TrueValue) =>
    Object.values(fields).filter((value) => value !== undefined).length
  const required = truths.filter(({ isOptional }) => !isOptional)
  for (const truth of required.toSorted((a, b) => precision(b) - precision(a))) {
    const read = take(truth)
    if (read) right.push({ truth, read })
    else misses.push(truth)
  }
  for (const truth of truths.filter(({ isOptional }) => isOptional)) take(truth)
  return { right, misses, falseValues: left, nearMisses: nearMissesOf(misses, left) }
}

/** Numbers of a text, decimal commas as points. */
const numbersIn = (text: string): string[] => text.replace(/,/g, '.').match(/\d*\.?\d+/g) ?? []

type Unreadable = string | { kind?: string | null; text?: string | null }

/**
 * Takes back false values where a person could not read the sheet: each such place excuses one value, of its kind if it
 * is named, with one of its numbers if some are.
 */
export function excuseUnreadable(
  falseValues: readonly ReadValue[],
  places: readonly Unreadable[],
): ReadValue[] {
  const left = [...falseValues]
  for (const place of places) {
    const kind = typeof place === 'string' ? null : place.kind
    const numbers = numbersIn((typeof place === 'string' ? place : place.text) ?? '')
    const index = left.findIndex(
      (read) =>
        (!kind || read.kind === kind) &&
        (numbers.length === 0 || numbersIn(read.text).some((one) => numbers.includes(one))),
    )
    if (index >= 0) left.splice(index, 1)
  }
  return left
}
