import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Day, daysInMonth } from '../../shared/invoices/calendar.ts'
import { firstInvoices } from '../../shared/invoices/first-invoices.ts'
import { billingPrices } from '../../shared/invoices/make-invoice.ts'
import { en16931Invoice } from './en-16931.ts'
import { specimenInvoice } from './specimen-invoice.ts'
import { sampleParts } from './testing/sample-parts.ts'

const plans = { paymentDays: 15 } as Parameters<typeof specimenInvoice>[1]['plans']
const price = { base: 990, basePerYear: 11_880, perPage: 0.85, currency: 'EUR' } as const
const facts = { price, plans, invoiceSpecimen: { vatPercent: 19 } }
const start: Day = { year: 2027, month: 1, day: 15 }

test('60 pages give 1,041.00 net, 197.79 VAT and 1,238.79 to pay', () => {
  const specimen = specimenInvoice({ start, pages: 60, invoice: 3 }, facts, 'SPECIMEN')
  expect(specimen).toMatchObject({ netCents: 104_100, vatCents: 19_779, grossCents: 123_879 })
})

test('every number says that it is a specimen, and names what it was made from', () => {
  expect(specimenInvoice({ start, pages: 60, invoice: 1 }, facts, 'MUSTER').number).toBe(
    'MUSTER-2027-01-15-60-1',
  )
})

test('the first is dated at the start, later ones when their pages are known; all are due after 15 days', () => {
  const dates = [1, 2, 3].map((invoice) => {
    const { issued, due } = specimenInvoice({ start, pages: 60, invoice }, facts, 'S')
    return [issued, due]
  })
  expect(dates).toEqual([
    [start, { year: 2027, month: 1, day: 30 }],
    [
      { year: 2027, month: 3, day: 1 },
      { year: 2027, month: 3, day: 16 },
    ],
    [
      { year: 2027, month: 4, day: 1 },
      { year: 2027, month: 4, day: 16 },
    ],
  ])
})

const days = fc
  .record({ year: fc.integer({ min: 2026, max: 2035 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain((month) =>
    fc.integer({ min: 1, max: daysInMonth(month) }).map((day) => ({ ...month, day })),
  )
const choices = fc.record({
  start: days,
  pages: fc.integer({ min: 0, max: 1_000_000 }),
  invoice: fc.integer({ min: 1, max: 3 }),
})
const offers = fc.record({
  base: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
  perPage: fc.integer({ min: 1, max: 10_000 }).map((cents) => cents / 100),
  vatPercent: fc.integer({ min: 1, max: 27 }),
})

/** An amount with two decimals as cents, without a float between. */
const cents = (amount: string) => BigInt(amount.replace('.', ''))

/** Half up, as BR-CO-17 and the line amounts round. */
const rounded = (part: bigint, of: bigint) => (2n * part + of) / (2n * of)

test('whatever is simulated, the specimen adds up by the rules of EN 16931 and to the same cent', () => {
  fc.assert(
    fc.property(choices, offers, (choice, { base, perPage, vatPercent }) => {
      const offer = { ...price, base, perPage }
      const invoice = specimenInvoice(
        choice,
        { price: offer, plans, invoiceSpecimen: { vatPercent } },
        'SPECIMEN',
      )
      const content = en16931Invoice(sampleParts(invoice))['ubl:Invoice']
      const totals = content['cac:LegalMonetaryTotal']
      const lines = content['cac:InvoiceLine']
      const net = cents(totals['cbc:TaxExclusiveAmount'])
      const [tax] = content['cac:TaxTotal']
      const vat = cents(tax['cbc:TaxAmount'])
      for (const line of lines) {
        const amount =
          BigInt(line['cbc:InvoicedQuantity']) * cents(line['cac:Price']['cbc:PriceAmount'])
        const each = BigInt(line['cac:Price']['cbc:BaseQuantity'] ?? 1)
        expect(cents(line['cbc:LineExtensionAmount'])).toBe(rounded(amount, each))
      }
      // BR-CO-10, BR-CO-13
      expect(lines.reduce((sum, line) => sum + cents(line['cbc:LineExtensionAmount']), 0n)).toBe(
        net,
      )
      expect(totals['cbc:LineExtensionAmount']).toBe(totals['cbc:TaxExclusiveAmount'])
      // BR-CO-14, BR-CO-17
      expect(vat).toBe(rounded(net * BigInt(vatPercent), 100n))
      expect(tax['cac:TaxSubtotal']?.map((part) => part['cbc:TaxAmount'])).toEqual([
        tax['cbc:TaxAmount'],
      ])
      // BR-CO-15, BR-CO-16
      expect(cents(totals['cbc:TaxInclusiveAmount'])).toBe(net + vat)
      expect(totals['cbc:PayableAmount']).toBe(totals['cbc:TaxInclusiveAmount'])
      const simulated = firstInvoices(choice.start, choice.pages, billingPrices(offer))
      expect(Number(net)).toBe(simulated[choice.invoice - 1]?.netCents)
    }),
    { numRuns: 5000 },
  )
})
