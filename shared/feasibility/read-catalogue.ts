import { geometricCharacteristics } from '@firstangle/drawings/responses'
import type { Catalogue } from './catalogue.ts'
import { largest } from './catalogue-draft.ts'
import { CatalogueError, excerpt } from './catalogue-fault.ts'
import { type NumberKey, numberKeyList, numberKeys } from './catalogue-keys.ts'
import { materialCategories, namedNotes } from './catalogue-terms.ts'

/** The lists of a catalogue, with what may stand in each. */
export const catalogueLists = {
  acceptedNotes: namedNotes,
  measured: geometricCharacteristics,
  allowed: materialCategories,
  denied: materialCategories,
} as const satisfies Partial<Record<keyof Catalogue, readonly string[]>>

export type ListField = keyof typeof catalogueLists

export const listFields = Object.keys(catalogueLists) as ListField[]

const numberFields: readonly string[] = Object.values(numberKeys)
const fields: readonly string[] = [...numberFields, ...listFields, 'finePitch']

/**
 * A catalogue from values that may come from anybody. Every field must be there, of its kind and within its limits, and
 * there may be no other. Nothing is guessed.
 *
 * @throws CatalogueError naming the first field that is wrong
 */
export function readCatalogue(values: unknown): Catalogue {
  const given = fieldsOf(values)
  for (const field of given.keys()) {
    if (!fields.includes(field)) throw new CatalogueError('unknownField', { field: excerpt(field) })
  }
  const read = Object.fromEntries([
    ...numberKeyList.map((key) => [numberKeys[key], numberOf(given, key)]),
    ...listFields.map((field) => [field, listOf(given, field)]),
    ['finePitch', switchOf(given)],
  ]) as Catalogue
  if (read.threadMin > read.threadMax) throw new CatalogueError('threadOrder')
  return read
}

function fieldsOf(values: unknown): Map<string, unknown> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new CatalogueError('notACatalogue')
  }
  return new Map(Object.entries(values))
}

/** A shop may have no limit for Rz; every other number is needed. */
function numberOf(given: Map<string, unknown>, key: NumberKey): number | undefined {
  const field = numberKeys[key]
  const value = given.get(field) ?? undefined
  if (value === undefined && field === 'minRz') return undefined
  if (value === undefined) throw new CatalogueError('missing', { field })
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new CatalogueError('notANumber', { field, value: excerpt(value) })
  }
  if (value < 0) throw new CatalogueError('negative', { field, value })
  if (value > largest[key])
    throw new CatalogueError('tooLarge', { field, value, max: largest[key] })
  return value
}

function listOf(given: Map<string, unknown>, field: ListField): string[] {
  const value = given.get(field)
  if (value === undefined) throw new CatalogueError('missing', { field })
  if (!Array.isArray(value)) throw new CatalogueError('notAList', { field, value: excerpt(value) })
  const known: readonly unknown[] = catalogueLists[field]
  const stranger = value.find((entry) => !known.includes(entry))
  if (stranger !== undefined || value.includes(undefined)) {
    throw new CatalogueError('unknownEntry', { field, value: excerpt(stranger) })
  }
  // In one order, however they were written down.
  return catalogueLists[field].filter((entry) => value.includes(entry))
}

function switchOf(given: Map<string, unknown>): boolean {
  const value = given.get('finePitch')
  if (value === undefined) throw new CatalogueError('missing', { field: 'finePitch' })
  if (typeof value === 'boolean') return value
  throw new CatalogueError('notYesOrNo', { field: 'finePitch', value: excerpt(value) })
}
