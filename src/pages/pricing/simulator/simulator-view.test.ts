import { expect, test } from 'vitest'
import { type SimulatorSetup, simulatorView } from './simulator-view.ts'

const setup: SimulatorSetup = {
  limits: { start: '2027-01-15', firstYear: 2026, lastYear: 2035, maxPages: 1_000_000 },
  price: { base: 990, perPage: 0.85 },
  defaults: { start: '2027-01-15', pages: '60' },
  errors: {
    noDate: 'no date',
    dateRange: 'out of range',
    empty: 'empty',
    notANumber: 'no number',
    negative: 'negative',
    notWhole: 'not whole',
    tooLarge: '> {max}',
  },
  words: {
    items: { base: 'Base fee', baseProRata: 'Base fee, pro rata', pages: 'Pages' },
    units: { month: 'month', page: 'page', pages: 'pages' },
  },
}

test('three invoices of what is entered, worked by hand', () => {
  const { faults, invoices } = simulatorView({ start: '2027-11-30', pages: '30' }, setup, 'en')
  expect(faults).toEqual({ start: undefined, pages: undefined })
  expect(invoices?.map(({ net, date }) => [net, date])).toEqual([
    // 990 / 30 + 990
    ['€1,023.00', '30 November 2027'],
    // 1 page and 30 pages at 0.85, and 990
    ['€1,016.35', 'January 2028'],
    ['€1,015.50', 'February 2028'],
  ])
  expect(invoices?.[0]?.lines[0]).toEqual({
    cells: ['1', 'Base fee, pro rata', '1/30', 'month', '€990.00', '€33.00'],
    period: '30 November 2027',
  })
  expect(invoices?.[1]?.lines.map(({ cells }) => cells[3])).toEqual(['page', 'pages', 'month'])
  expect(invoices?.[2]?.query).toEqual({ start: '2027-11-30', pages: '30', invoice: '3' })
})

test('a wrong entry is named, and nothing is billed', () => {
  const view = simulatorView({ start: '', pages: '1.000.001' }, setup, 'de')
  expect(view.faults).toEqual({ start: 'no date', pages: '> 1.000.000' })
  expect(view.invoices).toBeUndefined()
})

test.each([
  ['2027-01-15', '60', {}],
  ['2027-02-01', '1.200', { start: '2027-02-01', pages: '1200' }],
  ['2036-01-01', '0', { pages: '0' }],
  ['2027-02-01', 'many', { start: '2027-02-01' }],
])('of %s and %s the address carries what can be read and is not usual', (start, pages, shared) => {
  expect(simulatorView({ start, pages }, setup, 'de').shared).toEqual(shared)
})
