import type { Catalogue } from './catalogue.ts'
import { type NumberKey, numberKeyList, numberKeys } from './catalogue-keys.ts'
import { catalogueLists, type ListField } from './read-catalogue.ts'

/** One difference between two versions of a catalogue. */
export type Difference =
  | { kind: 'changed'; field: NumberKey; from: number; to: number }
  | { kind: 'added' | 'removed'; field: NumberKey; value: number }
  | { kind: 'added' | 'removed'; field: ListField; entry: string }
  | { kind: 'added' | 'removed'; field: 'finePitch' }

/** What a later version has changed, added and removed, in the order of the form. */
export function differencesOf(before: Catalogue, after: Catalogue): Difference[] {
  const numbers = numberKeyList.flatMap((field) => numberDifference(field, before, after))
  const pitch: Difference[] =
    before.finePitch === after.finePitch
      ? []
      : [{ kind: after.finePitch ? 'added' : 'removed', field: 'finePitch' }]
  const lists = (Object.keys(catalogueLists) as ListField[]).flatMap((field) =>
    listDifferences(field, before[field], after[field]),
  )
  return [...numbers, ...pitch, ...lists]
}

function numberDifference(field: NumberKey, before: Catalogue, after: Catalogue): Difference[] {
  const [from, to] = [before[numberKeys[field]], after[numberKeys[field]]]
  if (from === to) return []
  if (from === undefined) return to === undefined ? [] : [{ kind: 'added', field, value: to }]
  if (to === undefined) return [{ kind: 'removed', field, value: from }]
  return [{ kind: 'changed', field, from, to }]
}

function listDifferences(
  field: ListField,
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const only = (these: readonly string[], those: readonly string[]) =>
    these.filter((entry) => !those.includes(entry))
  return [
    ...only(after, before).map((entry): Difference => ({ kind: 'added', field, entry })),
    ...only(before, after).map((entry): Difference => ({ kind: 'removed', field, entry })),
  ]
}
