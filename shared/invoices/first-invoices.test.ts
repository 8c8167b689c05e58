import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Day, daysInMonth, isoDay, parseDay } from './calendar.ts'
import { firstInvoices } from './first-invoices.ts'
import { periodText } from './invoice-text.ts'
import type { Invoice } from './make-invoice.ts'

const prices = { baseCents: 99_000, perPageCents: 85 }

function invoices(start: string, pages: number) {
  const day = parseDay(start)
  if (!day) throw new Error(`no day: ${start}`)
  return firstInvoices(day, pages, prices)
}

/** Lines as `item period quantity[/of] amount`, in cents. */
function lines({ lines }: Invoice): string[] {
  return lines.map(({ item, period, quantity, of, amountCents }) => {
    const amount = of === undefined ? quantity : `${quantity}/${of}`
    return `${item}, ${period && periodText(period, 'en')}: ${amount} = ${amountCents}`
  })
}

test('a start on 15 January with 60 pages a month: worked by hand', () => {
  const [first, second, third] = invoices('2027-01-15', 60)
  // 990 x 17/31 = 542.903; 60 x 17/31 = 32.9 -> 33; 33 x 0.85 = 28.05
  expect(lines(first)).toEqual([
    'baseProRata, 15–31 January 2027: 17/31 = 54290',
    'base, February 2027: 1 = 99000',
  ])
  expect(lines(second)).toEqual([
    'pages, 15–31 January 2027: 33 = 2805',
    'pages, February 2027: 60 = 5100',
    'base, March 2027: 1 = 99000',
  ])
  expect(lines(third)).toEqual(['pages, March 2027: 60 = 5100', 'base, April 2027: 1 = 99000'])
  expect([first, second, third].map(({ netCents }) => netCents)).toEqual([
    153_290, 106_905, 104_100,
  ])
})

test('a start on the first of a month has a full month', () => {
  const [first, second] = invoices('2027-04-01', 60)
  expect(lines(first)).toEqual(['base, April 2027: 1 = 99000', 'base, May 2027: 1 = 99000'])
  expect(lines(second)[0]).toBe('pages, April 2027: 60 = 5100')
})

test.each([
  // 990 / 31 = 31.935
  ['2027-01-31', 'baseProRata, 31 January 2027: 1/31 = 3194', 'base, February 2027: 1 = 99000'],
  // 990 x 15/29 = 512.069; 2028 is a leap year
  ['2028-02-15', 'baseProRata, 15–29 February 2028: 15/29 = 51207', 'base, March 2028: 1 = 99000'],
  ['2027-02-15', 'baseProRata, 15–28 February 2027: 14/28 = 49500', 'base, March 2027: 1 = 99000'],
  ['2028-02-29', 'baseProRata, 29 February 2028: 1/29 = 3414', 'base, March 2028: 1 = 99000'],
  [
    '2026-12-17',
    'baseProRata, 17–31 December 2026: 15/31 = 47903',
    'base, January 2027: 1 = 99000',
  ],
])('a start on %s bills the rest of its month and the next one', (start, remainder, next) => {
  expect(lines(invoices(start, 0)[0])).toEqual([remainder, next])
})

test('December leads to January, February and March of the next year', () => {
  const [, second, third] = invoices('2026-12-17', 10)
  expect(lines(second).at(-1)).toContain('February 2027')
  expect(lines(third).at(-1)).toContain('March 2027')
})

test('without pages only base fees are billed', () => {
  const [, second, third] = invoices('2027-01-15', 0)
  expect(lines(second)).toEqual(['base, March 2027: 1 = 99000'])
  expect(third.netCents).toBe(99_000)
})

test('a million pages a month stay exact', () => {
  const [, second, third] = invoices('2027-01-15', 1_000_000)
  // 1,000,000 x 17/31 = 548,387.1
  expect(second.netCents).toBe(548_387 * 85 + 85_000_000 + 99_000)
  expect(third.netCents).toBe(85_099_000)
})

const anyDay = fc
  .record({ year: fc.integer({ min: 2020, max: 2040 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain((month) =>
    fc.integer({ min: 1, max: daysInMonth(month) }).map((day): Day => ({ ...month, day })),
  )

test('cents never drift, whatever the start, the pages and the prices', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 })
  const pages = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      anyDay,
      pages,
      cents,
      fc.integer({ min: 1, max: 500 }),
      (start, perMonth, baseCents, perPageCents) => {
        const three = firstInvoices(start, perMonth, { baseCents, perPageCents })
        for (const { lines, netCents } of three) {
          let sum = 0n
          for (const { priceCents, quantity, of, amountCents } of lines) {
            // Independent: half up in big integers.
            const divisor = BigInt(of ?? 1)
            const exact = (2n * BigInt(priceCents) * BigInt(quantity) + divisor) / (2n * divisor)
            expect(BigInt(amountCents)).toBe(exact)
            sum += exact
          }
          expect(BigInt(netCents)).toBe(sum)
        }
      },
    ),
  )
})

test('base fees cover every day from the start, once and without a gap', () => {
  fc.assert(
    fc.property(anyDay, (start) => {
      const periods = firstInvoices(start, 60, prices)
        .flatMap(({ lines }) => lines)
        .filter(({ item }) => item !== 'pages')
        .flatMap(({ period }) => (period ? [[time(period.from), time(period.to)] as const] : []))
      expect(periods[0]?.[0]).toBe(time(start))
      for (const [index, [from]] of periods.entries()) {
        if (index > 0) expect(from - (periods[index - 1]?.[1] ?? 0)).toBe(86_400_000)
      }
      expect(periods).toHaveLength(4)
    }),
  )
})

function time(day: Day): number {
  return Date.parse(isoDay(day))
}
