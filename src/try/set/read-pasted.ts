import type { Locale } from '../../../shared/i18n/locale.ts'
import {
  type Currency,
  currencies,
  type ExpectedOutcome,
  type Purpose,
} from '../../../shared/sample-set/sample-set.ts'
import { type Entry, emptyEntry, priceOf } from './entry.ts'
import { foldedNumber } from './judge.ts'

/** A longer line is none of a spreadsheet of prices; it is not looked at, and reported. */
const longestLine = 2000

interface Named {
  readonly id: number
  /** Drawing number, and name of the file: one of them is enough. */
  readonly names: readonly string[]
}

export interface Pasted {
  readonly entries: ReadonlyMap<number, Partial<Entry>>
  /** Lines, from 1, that name no drawing of the set, or several. */
  readonly unknown: readonly number[]
  /** Lines whose price or outcome cannot be read. */
  readonly faulty: readonly number[]
}

/** Words for an expected outcome, folded: those of both languages and of common spreadsheets. */
const outcomeWords: Readonly<Record<ExpectedOutcome, readonly string[]>> = {
  pass: ['pass', 'passed', 'ok', 'yes', 'ja', 'machbar', 'feasible', 'bestanden', 'true', '1'],
  fail: ['fail', 'failed', 'nok', 'no', 'nein', 'nichtmachbar', 'notfeasible', 'false', '0'],
}

const currencySigns: Readonly<Record<string, Currency>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

/**
 * Lines of a spreadsheet: drawing number or file name, then price and currency, or outcome and note. Cells end with tabs,
 * as they are copied, or with semicolons. A line without any of these, such as a heading, names no drawing.
 */
export function readPasted(
  text: string,
  drawings: readonly Named[],
  purpose: Purpose,
  locale: Locale,
): Pasted {
  const byName = Map.groupBy(
    drawings.flatMap(({ id, names }) => names.map((name) => ({ id, name: foldedNumber(name) }))),
    ({ name }) => name,
  )
  const entries = new Map<number, Partial<Entry>>()
  const unknown: number[] = []
  const faulty: number[] = []
  const lines = text.split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (line.length > longestLine) {
      faulty.push(index + 1)
      continue
    }
    const [name = '', ...cells] = cellsOf(line)
    const named = new Set((byName.get(foldedNumber(name)) ?? []).map(({ id }) => id))
    const [id] = named
    if (id === undefined || named.size > 1) {
      unknown.push(index + 1)
      continue
    }
    const entry = purpose === 'quoting' ? readPrice(cells, locale) : readOutcome(cells)
    if (entry) entries.set(id, entry)
    else faulty.push(index + 1)
  }
  return { entries, unknown, faulty }
}

const cellsOf = (line: string) =>
  line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

function readPrice(
  [price = '', currency = '']: readonly string[],
  locale: Locale,
): Partial<Entry> | null {
  const sign = /[€$£]|\b[A-Z]{3}\b/.exec(`${price} ${currency}`.toUpperCase())?.[0] ?? ''
  const amount = price.replace(/[€$£]|\b[A-Z]{3}\b/gi, '').trim()
  const value = priceOf({ ...emptyEntry, price: amount }, locale)
  if (typeof value !== 'number') return null
  const known = currencySigns[sign] ?? currencies.find((one) => one === sign)
  if (sign !== '' && !known) return null
  return { price: amount, ...(known && { currency: known }) }
}

function readOutcome([outcome = '', note = '']: readonly string[]): Partial<Entry> | null {
  const word = foldedNumber(outcome)
  const found = (['pass', 'fail'] as const).find((one) => outcomeWords[one].includes(word))
  return found ? { outcome: found, note } : null
}
