import { expect, test } from 'vitest'
import { firstEntries, readPages, readStart } from './entries.ts'

const limits = { start: '2027-01-15', firstYear: 2026, lastYear: 2035, maxPages: 1_000_000 }
const defaults = { start: '2027-01-15', pages: '60' }

test.each([
  ['2027-02-28', { year: 2027, month: 2, day: 28 }],
  ['2026-01-01', { year: 2026, month: 1, day: 1 }],
  ['2035-12-31', { year: 2035, month: 12, day: 31 }],
  ['2025-12-31', 'dateRange'],
  ['2036-01-01', 'dateRange'],
  ['2027-02-29', 'noDate'],
  ['', 'noDate'],
])('the start %j reads as %j', (text, expected) => {
  expect(readStart(text, limits)).toEqual(expected)
})

test.each([
  ['60', 'en', 60],
  ['1,200', 'en', 1200],
  ['1.200', 'de', 1200],
  ['0', 'en', 0],
  ['1000000', 'en', 1_000_000],
  ['1000001', 'en', 'tooLarge'],
  ['12.5', 'en', 'notWhole'],
  ['12,5', 'de', 'notWhole'],
  ['-1', 'en', 'negative'],
  ['', 'en', 'empty'],
  ['many', 'en', 'notANumber'],
] as const)('the pages %j in %s read as %j', (text, locale, expected) => {
  expect(readPages(text, locale, limits)).toBe(expected)
})

test('without a shared link the defaults stand in the fields', () => {
  expect(firstEntries({}, defaults, 'en')).toEqual(defaults)
})

test('shared values are shown as the language writes them, nonsense as it came', () => {
  const shared = { start: '2027-04-01', pages: '1200' }
  expect(firstEntries(shared, defaults, 'de')).toEqual({ start: '2027-04-01', pages: '1.200' })
  expect(firstEntries({ start: 'soon', pages: '1,2,3' }, defaults, 'en')).toEqual({
    start: '',
    pages: '1,2,3',
  })
})
