import { expect, test } from 'vitest'
import { billingPrices, exampleInvoice, share, toCents } from './make-invoice.ts'

test('60 pages at 0.85 are 51.00, with 990.00 they are 1,041.00 (SPEC section 9)', () => {
  const { lines, netCents } = exampleInvoice(60, billingPrices({ base: 990, perPage: 0.85 }))
  expect(lines).toEqual([
    { position: 1, item: 'pages', quantity: 60, priceCents: 85, amountCents: 5100 },
    { position: 2, item: 'base', quantity: 1, priceCents: 99_000, amountCents: 99_000 },
  ])
  expect(netCents).toBe(104_100)
})

test.each([
  [0.85, 85],
  [990, 99_000],
  [0.29, 29],
  [1.1, 110],
  [4.35, 435],
])('%d EUR are %d cents', (euro, cents) => {
  expect(toCents(euro)).toBe(cents)
})

test('a fraction of a cent is refused', () => {
  expect(() => toCents(0.855)).toThrow('not a whole cent')
})

test.each([
  [5, 1, 2, 3],
  [1, 1, 3, 0],
  [2, 1, 3, 1],
  [99_000, 17, 31, 54_290],
])('%d × %d/%d rounds half up to %d', (amount, part, of, expected) => {
  expect(share(amount, part, of)).toBe(expected)
})
