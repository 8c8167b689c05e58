import { type Day, daysInMonth, type Month, monthAfter } from './calendar.ts'
import {
  type BillingPrices,
  type Invoice,
  type LineInput,
  makeInvoice,
  type Period,
  share,
} from './make-invoice.ts'

/**
 * The first three invoices of a contract (SPEC section 4 "Billing"): the first bills the remainder of the
 * first month pro rata and the next month in full, each later one the coming month, all in advance.
 *
 * SPEC does not say when pages are billed. Assumed, and said beside the simulator: pages stand on the
 * invoice after the months they were read in; in a partial first month they are read evenly over the days.
 */
export function firstInvoices(
  start: Day,
  pagesPerMonth: number,
  prices: BillingPrices,
): [first: Invoice, second: Invoice, third: Invoice] {
  const days = daysInMonth(start)
  const remaining = days - start.day + 1
  const month = (count: number) => wholeMonth(monthAfter(start, count))
  const base = (period: Period): LineInput => ({
    item: 'base',
    period,
    quantity: 1,
    priceCents: prices.baseCents,
  })
  const pages = (period: Period, quantity: number): LineInput[] =>
    quantity === 0 ? [] : [{ item: 'pages', period, quantity, priceCents: prices.perPageCents }]

  const remainder: Period = { from: start, to: month(0).to }
  const firstBase: LineInput =
    remaining === days
      ? base(remainder)
      : { ...base(remainder), item: 'baseProRata', quantity: remaining, of: days }
  return [
    makeInvoice([firstBase, base(month(1))]),
    makeInvoice([
      ...pages(remainder, share(pagesPerMonth, remaining, days)),
      ...pages(month(1), pagesPerMonth),
      base(month(2)),
    ]),
    makeInvoice([...pages(month(2), pagesPerMonth), base(month(3))]),
  ]
}

function wholeMonth(month: Month): Period {
  return { from: { ...month, day: 1 }, to: { ...month, day: daysInMonth(month) } }
}
