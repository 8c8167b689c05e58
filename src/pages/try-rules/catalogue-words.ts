import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'
import {
  type NumberKey,
  numberKeyList,
  numberKeys,
} from '../../../shared/feasibility/catalogue-keys.ts'
import type { Difference } from '../../../shared/feasibility/compare-catalogues.ts'
import { catalogueLists, type ListField } from '../../../shared/feasibility/read-catalogue.ts'
import { fillText, formatNumber } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { exactNumber } from '../use-case/feasibility/wording.ts'
import type { DeskWords } from './try-rules-data.ts'

/** A rule and what the catalogue says of it. */
type Line = readonly [name: string, text: string]

/** Lines as rows of a table; one rule may have several. */
export const rowsOf = (lines: readonly Line[]) =>
  lines.map((cells, index) => ({ key: `${index}`, cells }))

/** Every limit of a catalogue with its unit, every list with its entries. */
export function limitLines(catalogue: Catalogue, desk: DeskWords, locale: Locale): Line[] {
  const { none, yes, no, names } = desk.copy.rules
  const numbers = numberKeyList.map((key): Line => {
    const value = catalogue[numberKeys[key]]
    return [numberName(key, desk), value === undefined ? none : amount(key, value, desk, locale)]
  })
  const lists = (Object.keys(catalogueLists) as ListField[]).map((field): Line => {
    const entries = catalogue[field].map((entry) => entryName(entry, desk))
    return [names[field], entries.join(', ') || none]
  })
  return [...numbers, [names.finePitch, catalogue.finePitch ? yes : no], ...lists]
}

/** What is different about a rule, in words. */
export function differenceLine(difference: Difference, desk: DeskWords, locale: Locale): Line {
  const { compare, rules } = desk.copy
  const { field, kind } = difference
  if (kind === 'changed') {
    const values = {
      from: amount(field, difference.from, desk, locale),
      to: amount(field, difference.to, desk, locale),
    }
    return [numberName(field, desk), fillText(compare.changed, values)]
  }
  if ('entry' in difference) {
    const value = entryName(difference.entry, desk)
    return [rules.names[difference.field], fillText(compare[kind], { value })]
  }
  if ('value' in difference) {
    const value = amount(difference.field, difference.value, desk, locale)
    return [numberName(difference.field, desk), fillText(compare[kind], { value })]
  }
  return [rules.names.finePitch, kind === 'added' ? rules.yes : rules.no]
}

/** Why a catalogue was not read; undefined for an error that is not the file's fault. */
export function faultText(error: unknown, { copy }: DeskWords, locale: Locale): string | undefined {
  if (!(error instanceof CatalogueError)) return undefined
  const values = Object.entries(error.values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, locale, decimalsOf(value)) : value,
  ])
  return fillText(copy.faults[error.fault], Object.fromEntries(values))
}

const decimalsOf = (value: number) => ({
  fractionDigits: Math.min(6, String(value).split('.')[1]?.length ?? 0),
})

const numberName = (key: NumberKey, { words }: DeskWords) => words.form.fields[key].label

function amount(key: NumberKey, value: number, { words }: DeskWords, locale: Locale): string {
  return `${exactNumber(value, locale)}\u00a0${words.form.fields[key].unit}`
}

function entryName(entry: string, { words }: DeskWords): string {
  const names: Readonly<Record<string, string>> = { ...words.characteristics, ...words.materials }
  return Object.hasOwn(names, entry) ? (names[entry] ?? entry) : entry
}
