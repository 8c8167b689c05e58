import { geometricCharacteristics } from '@firstangle/drawings/responses'
import type { Locale } from '../i18n/locale.ts'
import { type NumberFault, parseNumber } from '../i18n/parse-number.ts'
import { type Catalogue, defaultCatalogue } from './catalogue.ts'
import {
  allowedKey,
  deniedKey,
  measuredKey,
  type NumberKey,
  noteKey,
  numberKeyList,
  numberKeys,
  switchKeys,
} from './catalogue-keys.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { materialCategories, namedNotes } from './catalogue-terms.ts'

/** The form as it stands: texts as typed, boxes as '1' or '0', by the names of catalogue-keys.ts. */
export type Draft = Readonly<Record<string, string>>

type DraftFault = NumberFault | 'threadOrder'

export interface DraftReading {
  /** Undefined while a field is wrong. */
  catalogue: Catalogue | undefined
  faults: Partial<Record<NumberKey, DraftFault>>
}

/** Largest accepted value: mm, roughness µm. A larger number is a typing mistake. */
export const largest: Record<NumberKey, number> = {
  tolerance: 10,
  'thread-min': 100,
  'thread-max': 100,
  radius: 100,
  chamfer: 100,
  zone: 10,
  ra: 50,
  rz: 200,
}

const plainDecimal = /^\d+(\.\d+)?$/

/** A catalogue as the form shows it, with the decimal sign of the language. */
export function draftOf(catalogue: Catalogue, locale: Locale): Draft {
  const numbers = numberKeyList.map((key) => [
    key,
    inLanguage(String(catalogue[numberKeys[key]] ?? ''), locale),
  ])
  const on = new Set([
    ...catalogue.acceptedNotes.map(noteKey),
    ...(catalogue.finePitch ? ['fine-pitch'] : []),
    ...catalogue.measured.map(measuredKey),
    ...catalogue.allowed.map(allowedKey),
    ...catalogue.denied.map(deniedKey),
  ])
  const switches = switchKeys.map((key) => [key, on.has(key) ? '1' : '0'])
  return Object.fromEntries([...numbers, ...switches])
}

/**
 * The form that an address asks for: the default catalogue with the changes in the query. Addresses carry plain
 * decimals; values from a form without scripts stay as they were typed.
 */
export function draftOfSearch(search: CatalogueSearch, locale: Locale): Draft {
  const start = draftOf(defaultCatalogue, locale)
  const given = Object.keys(start).flatMap((key) => {
    const value = search[key]
    if (value === undefined) return []
    if (switchKeys.includes(key)) return [[key, value === '1' ? '1' : '0']]
    return [[key, plainDecimal.test(value) ? inLanguage(value, locale) : value]]
  })
  return { ...start, ...Object.fromEntries(given) }
}

/** What of a form differs from the default, for the address; a field with a fault is left out. */
export function searchOfDraft(draft: Draft, locale: Locale): CatalogueSearch {
  const start = draftOf(defaultCatalogue, locale)
  const { faults } = readDraft(draft, locale)
  return Object.fromEntries(
    Object.keys(start).map((key) => {
      if (draft[key] === start[key] || key in faults) return [key, undefined]
      if (switchKeys.includes(key)) return [key, draft[key]]
      return [key, plainNumber(numberIn(draft, key as NumberKey, locale))]
    }),
  )
}

/** Reads the form; nothing is guessed for a field that is wrong. */
export function readDraft(draft: Draft, locale: Locale): DraftReading {
  const values = {} as Record<NumberKey, number | undefined>
  const faults: DraftReading['faults'] = {}
  for (const key of numberKeyList) {
    const value = numberIn(draft, key, locale)
    if (typeof value === 'string') faults[key] = value
    else values[key] = value
  }
  if ((values['thread-min'] ?? 0) > (values['thread-max'] ?? Number.POSITIVE_INFINITY)) {
    faults['thread-max'] = 'threadOrder'
  }
  const isComplete = Object.keys(faults).length === 0
  return { faults, catalogue: isComplete ? catalogueOf(draft, values) : undefined }
}

/** A shop may have no limit for Rz: the field may be empty, the others may not. */
function numberIn(draft: Draft, key: NumberKey, locale: Locale): number | NumberFault | undefined {
  const value = parseNumber(draft[key] ?? '', locale, largest[key])
  return value === 'empty' && key === 'rz' ? undefined : value
}

function catalogueOf(draft: Draft, values: Record<NumberKey, number | undefined>): Catalogue {
  const isOn = (key: string) => draft[key] === '1'
  const limits = Object.fromEntries(numberKeyList.map((key) => [numberKeys[key], values[key]]))
  return {
    ...(limits as Record<Exclude<(typeof numberKeys)[NumberKey], 'minRz'>, number>),
    minRz: values.rz,
    acceptedNotes: namedNotes.filter((note) => isOn(noteKey(note))),
    finePitch: isOn('fine-pitch'),
    measured: geometricCharacteristics.filter((each) => isOn(measuredKey(each))),
    allowed: materialCategories.filter((each) => isOn(allowedKey(each))),
    denied: materialCategories.filter((each) => isOn(deniedKey(each))),
  }
}

function inLanguage(decimal: string, locale: Locale): string {
  return locale === 'de' ? decimal.replace('.', ',') : decimal
}

function plainNumber(value: number | string | undefined): string {
  return value === undefined ? '' : String(value)
}
