import type { Day } from './calendar.ts'

/** What invoices are computed from, in whole cents. */
export interface BillingPrices {
  /** A month. */
  baseCents: number
  perPageCents: number
}

/** First and last day of what a line bills, both included. */
export interface Period {
  from: Day
  to: Day
}

/** A line of an invoice (SPEC section 3 "Invoice example line"); its words come from the copy. */
export interface InvoiceLine {
  position: number
  item: 'base' | 'baseProRata' | 'pages'
  period?: Period
  quantity: number
  /** Quantity is a share: days billed of the days of the month. */
  of?: number
  priceCents: number
  amountCents: number
}

export interface Invoice {
  lines: InvoiceLine[]
  netCents: number
}

/** What a line is made from; position and amount follow. */
export type LineInput = Omit<InvoiceLine, 'position' | 'amountCents'>

/** An amount of EUR in cents. Refuses fractions of a cent: rounding them here would hide them in every line. */
export function toCents(euro: number): number {
  const cents = Math.round(euro * 100)
  if (Math.abs(cents - euro * 100) > 1e-6) throw new RangeError(`not a whole cent: ${euro}`)
  return cents
}

/** Facts are in EUR, invoices in cents. */
export function billingPrices(price: { base: number; perPage: number }): BillingPrices {
  return { baseCents: toCents(price.base), perPageCents: toCents(price.perPage) }
}

/** Numbers the lines and adds them up. Each amount is rounded once, so that what is shown adds up to the cent. */
export function makeInvoice(inputs: readonly LineInput[]): Invoice {
  const lines = inputs.map((input, index) => ({
    ...input,
    position: index + 1,
    amountCents: share(input.priceCents * input.quantity, 1, input.of ?? 1),
  }))
  return { lines, netCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

/** `amount` × `part` / `of`, rounded half up to a whole number in integers only. */
export function share(amount: number, part: number, of: number): number {
  return Math.floor((2 * amount * part + of) / (2 * of))
}

/** The invoice example of SPEC section 9: pages of a month and its base fee. */
export function exampleInvoice(pages: number, prices: BillingPrices): Invoice {
  return makeInvoice([
    { item: 'pages', quantity: pages, priceCents: prices.perPageCents },
    { item: 'base', quantity: 1, priceCents: prices.baseCents },
  ])
}
