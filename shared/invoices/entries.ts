import type { Facts } from '../content/facts.ts'
import { formatNumber } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { type NumberFault, parseNumber } from '../i18n/parse-number.ts'
import { type Day, parseDay } from './calendar.ts'
import type { SimulatorSearch } from './simulator-search.ts'

type Limits = Facts['invoiceSimulator']

/** The texts of the two fields. */
export interface Entries {
  start: string
  pages: string
}

/** What can be wrong with an entry; the copy has a sentence for each. */
export type EntryFault = NumberFault | 'notWhole' | 'noDate' | 'dateRange'

/** Reads the start of the contract. */
export function readStart(text: string, limits: Limits): Day | EntryFault {
  const day = parseDay(text)
  if (!day) return 'noDate'
  return day.year < limits.firstYear || day.year > limits.lastYear ? 'dateRange' : day
}

/** Reads pages per month: whole, as people type them. */
export function readPages(text: string, locale: Locale, limits: Limits): number | EntryFault {
  const pages = parseNumber(text, locale, limits.maxPages)
  return typeof pages === 'number' && !Number.isInteger(pages) ? 'notWhole' : pages
}

/** A shared number is shown as the language writes it; what a form without scripts sends stays as typed. */
export function firstEntries(search: SimulatorSearch, defaults: Entries, locale: Locale): Entries {
  const { start = defaults.start, pages = defaults.pages } = search
  return {
    // A date field holds a day or nothing.
    start: parseDay(start) ? start : '',
    pages: /^\d+$/.test(pages) ? formatNumber(Number(pages), locale) : pages,
  }
}
