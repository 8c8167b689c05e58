import type { Facts } from '../../../../shared/content/facts.ts'
import type { PricingCopy } from '../../../../shared/content/pages/pricing.ts'
import { fillText, formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { type Day, isoDay } from '../../../../shared/invoices/calendar.ts'
import {
  type Entries,
  type EntryFault,
  readPages,
  readStart,
} from '../../../../shared/invoices/entries.ts'
import { firstInvoices } from '../../../../shared/invoices/first-invoices.ts'
import { dayText, monthText } from '../../../../shared/invoices/invoice-text.ts'
import { billingPrices, type Invoice } from '../../../../shared/invoices/make-invoice.ts'
import type { SpecimenQuery } from '../../../../shared/invoices/specimen-address.ts'
import { type InvoiceTexts, invoiceTexts, type LineWords } from '../invoice/invoice-texts.ts'

/** What the simulator works with, on the server and in the browser. */
export interface SimulatorSetup {
  limits: Facts['invoiceSimulator']
  price: Pick<Facts['price'], 'base' | 'perPage'>
  /** The values of the fields without a shared link. */
  defaults: Entries
  errors: PricingCopy['simulator']['errors']
  words: LineWords
}

export interface SimulatedInvoice extends InvoiceTexts {
  /** When it is written: a day, or a month for the later ones. */
  date: string
  /** Names it as a specimen. */
  query: SpecimenQuery
}

/** What the simulator shows for the values entered. */
export interface SimulatorView {
  faults: Record<keyof Entries, string | undefined>
  /** Undefined while an entry cannot be read. */
  invoices: readonly SimulatedInvoice[] | undefined
  /** The entries that the address carries: plain numbers, without defaults. */
  shared: Partial<Entries>
}

/** The names of the fields. */
export const entryNames = ['start', 'pages'] as const

/** The first three invoices of a contract, and what is wrong with its entries. */
export function simulatorView(
  entries: Entries,
  setup: SimulatorSetup,
  locale: Locale,
): SimulatorView {
  const { limits, errors, defaults } = setup
  const start = readStart(entries.start, limits)
  const pages = readPages(entries.pages, locale, limits)
  const faultText = (fault: EntryFault) =>
    fillText(errors[fault], { max: formatNumber(limits.maxPages, locale) })
  const isValid = typeof start === 'object' && typeof pages === 'number'
  const read = {
    ...(typeof start === 'object' ? { start: isoDay(start) } : {}),
    ...(typeof pages === 'number' ? { pages: String(pages) } : {}),
  }
  const shared = entryNames.filter((name) => read[name] && read[name] !== defaults[name])
  return {
    faults: {
      start: typeof start === 'object' ? undefined : faultText(start),
      pages: typeof pages === 'number' ? undefined : faultText(pages),
    },
    invoices: isValid ? simulateInvoices(start, pages, setup, locale) : undefined,
    shared: Object.fromEntries(shared.map((name) => [name, read[name]])),
  }
}

function simulateInvoices(start: Day, pages: number, setup: SimulatorSetup, locale: Locale) {
  const { words, price } = setup
  return firstInvoices(start, pages, billingPrices(price)).map((invoice, index) => ({
    ...invoiceTexts(invoice, words, locale),
    date: index === 0 ? dayText(start, locale) : monthText(monthBilled(invoice) ?? start, locale),
    query: { start: isoDay(start), pages: String(pages), invoice: String(index + 1) },
  }))
}

/** Later invoices are written in advance for the month whose base fee is their last line. */
function monthBilled({ lines }: Invoice): Day | undefined {
  return lines.at(-1)?.period?.from
}
