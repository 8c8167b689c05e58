import type { Facts } from '../../shared/content/facts.ts'
import { type Day, isoDay, parseDay } from '../../shared/invoices/calendar.ts'
import { firstInvoices } from '../../shared/invoices/first-invoices.ts'
import {
  billingPrices,
  type Invoice,
  type InvoiceLine,
  type Period,
  share,
} from '../../shared/invoices/make-invoice.ts'
import type { SpecimenChoice } from './read-specimen-query.ts'

/** A line of a simulated invoice: all of them have a period. */
export type SpecimenLine = InvoiceLine & { readonly period: Period }

/** One of the simulator's invoices, completed by number, dates and VAT. Amounts in cents. */
export interface SpecimenInvoice {
  readonly number: string
  readonly issued: Day
  readonly due: Day
  readonly period: Period
  readonly lines: readonly SpecimenLine[]
  readonly netCents: number
  readonly vatPercent: number
  readonly vatCents: number
  readonly grossCents: number
}

type SpecimenFacts = Pick<Facts, 'price' | 'plans' | 'invoiceSpecimen'>

/**
 * One of the simulator's invoices with VAT, which is computed once, from the sum, as BR-CO-17 of EN 16931 has it.
 *
 * The first invoice is written at the start. Each later one is written on the first day of the month whose base fee it bills
 * in advance: the day on which the pages before it are known.
 */
export function specimenInvoice(
  { start, pages, invoice: count }: SpecimenChoice,
  { price, plans, invoiceSpecimen }: SpecimenFacts,
  mark: string,
): SpecimenInvoice {
  const invoice = firstInvoices(start, pages, billingPrices(price))[count - 1] as Invoice
  const lines = invoice.lines.filter((line): line is SpecimenLine => line.period !== undefined)
  const last = lines.at(-1)
  if (!last || lines.length !== invoice.lines.length) throw new Error('A line has no period')
  const issued = count === 1 ? start : last.period.from
  const { netCents } = invoice
  const { vatPercent } = invoiceSpecimen
  const vatCents = share(netCents, vatPercent, 100)
  return {
    number: `${mark}-${isoDay(start)}-${pages}-${count}`,
    issued,
    due: daysAfter(issued, plans.paymentDays),
    period: { from: (lines[0] as SpecimenLine).period.from, to: last.period.to },
    lines,
    netCents,
    vatPercent,
    vatCents,
    grossCents: netCents + vatCents,
  }
}

function daysAfter({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return parseDay(date.toISOString().slice(0, 10)) as Day
}
