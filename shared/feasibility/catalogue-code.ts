import type { Catalogue } from './catalogue.ts'
import { CatalogueError } from './catalogue-fault.ts'
import { numberKeyList, numberKeys } from './catalogue-keys.ts'
import { catalogueLists, type ListField, listFields, readCatalogue } from './read-catalogue.ts'

/**
 * A catalogue as a short text for an address: the version, the numbers in the order of the form, and one bit for each entry
 * that a list may have. What a version means never changes: another order or another entry makes a new one.
 */
const version = '1'

/** Every switch, in the order of its bit; the first is the lowest. */
const bits: readonly (readonly [field: ListField | 'finePitch', entry: string])[] = [
  ['finePitch', ''],
  ...listFields.flatMap((field) => catalogueLists[field].map((entry) => [field, entry] as const)),
]

/** The code of a catalogue, such as `1_0.01_3_24_0.8_0.3_0.01_0.8_6.3_bff9`. */
export function codeOf(catalogue: Catalogue): string {
  const numbers = numberKeyList.map((key) => String(catalogue[numberKeys[key]] ?? ''))
  const isOn = ([field, entry]: (typeof bits)[number]) =>
    field === 'finePitch'
      ? catalogue.finePitch
      : (catalogue[field] as readonly string[]).includes(entry)
  const sum = bits.reduce((sum, bit, index) => sum + (isOn(bit) ? 2 ** index : 0), 0)
  return [version, ...numbers, sum.toString(16)].join('_')
}

const pattern = /^1((?:_(?:\d{1,3}(?:\.\d{1,6})?)?){8})_([0-9a-f]{1,10})$/

/** Longer texts are not even compared with the pattern. */
const longestCode = 120

/**
 * The catalogue that a code stands for.
 *
 * @throws CatalogueError for any other text
 */
export function catalogueOfCode(code: string): Catalogue {
  const match = code.length > longestCode ? null : pattern.exec(code)
  const sum = Number.parseInt(match?.[2] ?? '', 16)
  if (!match || sum >= 2 ** bits.length) throw new CatalogueError('code')
  const numbers = (match[1] ?? '').slice(1).split('_')
  const isOn = (index: number) => Math.floor(sum / 2 ** index) % 2 === 1
  const entries = (field: ListField) =>
    bits.flatMap(([owner, entry], index) => (owner === field && isOn(index) ? [entry] : []))
  return readCatalogue(
    Object.fromEntries([
      ...numberKeyList.map((key, index) => [numberKeys[key], numberIn(numbers[index])]),
      ...listFields.map((field) => [field, entries(field)]),
      ['finePitch', isOn(0)],
    ]),
  )
}

const numberIn = (text = '') => (text === '' ? undefined : Number(text))
