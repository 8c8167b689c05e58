import { expect, test } from 'vitest'
import {
  counted,
  fillText,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  textFor,
} from './format.ts'

test.each([
  [0, undefined, '0', '0'],
  [7, undefined, '7', '7'],
  [999, undefined, '999', '999'],
  [1000, undefined, '1,000', '1.000'],
  [12345.678, undefined, '12,345.678', '12.345,678'],
  [1234567, undefined, '1,234,567', '1.234.567'],
  [99.9, undefined, '99.9', '99,9'],
  [100, undefined, '100', '100'],
  [0.1 + 0.2, undefined, '0.3', '0,3'],
  [1 / 3, undefined, '0.333', '0,333'],
  [0.00000001, undefined, '0', '0'],
  [1.005, 2, '1.01', '1,01'],
  [2.5, 0, '3', '3'],
  [999.995, 2, '1,000.00', '1.000,00'],
  [5, 2, '5.00', '5,00'],
  [-1234.5, undefined, '\u22121,234.5', '\u22121.234,5'],
  [-0.001, 2, '0.00', '0,00'],
  [-0, undefined, '0', '0'],
])(
  'the number %d with %s decimals is %s in English and %s in German',
  (value, fractionDigits, en, de) => {
    const format = fractionDigits === undefined ? {} : { fractionDigits }
    expect(formatNumber(value, 'en', format)).toBe(en)
    expect(formatNumber(value, 'de', format)).toBe(de)
  },
)

test.each([
  [990, undefined, '€990', '990\u00a0€'],
  [1041, 2, '€1,041.00', '1.041,00\u00a0€'],
  [0.85, undefined, '€0.85', '0,85\u00a0€'],
  [51.5, undefined, '€51.50', '51,50\u00a0€'],
  [1234.567, 0, '€1,235', '1.235\u00a0€'],
  [-51, 2, '\u2212€51.00', '\u221251,00\u00a0€'],
])(
  'the amount %d with %s decimals is %s in English and %s in German',
  (value, fractionDigits, en, de) => {
    const format = fractionDigits === undefined ? {} : { fractionDigits }
    expect(formatMoney(value, 'en', format)).toBe(en)
    expect(formatMoney(value, 'de', format)).toBe(de)
  },
)

test.each([
  [95, '95%', '95\u00a0%'],
  [99.9, '99.9%', '99,9\u00a0%'],
  [-3, '\u22123%', '\u22123\u00a0%'],
])('the share %d is %s in English and %s in German', (value, en, de) => {
  expect(formatPercent(value, 'en')).toBe(en)
  expect(formatPercent(value, 'de')).toBe(de)
})

test.each([
  ['2026-11-24', '24 November 2026', '24. November 2026'],
  ['2027-03-01', '1 March 2027', '1. März 2027'],
  ['2026-12-31', '31 December 2026', '31. Dezember 2026'],
])('the date %s is %s in English and %s in German', (isoDate, en, de) => {
  expect(formatDate(isoDate, 'en')).toBe(en)
  expect(formatDate(isoDate, 'de')).toBe(de)
})

test('every month has its name in both languages', () => {
  const name = (locale: 'en' | 'de') =>
    Array.from({ length: 12 }, (_, index) =>
      formatDate(`2026-${String(index + 1).padStart(2, '0')}-01`, locale)
        .split(' ')
        .at(1),
    ).join(' ')
  expect(name('en')).toBe(
    'January February March April May June July August September October November December',
  )
  expect(name('de')).toBe(
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  )
})

test.each([
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-32',
  '24.11.2026',
  '',
  '2026-11-24T14:30',
])('the date %j is refused', (isoDate) => {
  expect(() => formatDate(isoDate, 'en')).toThrow('not a date of the form 2026-11-24')
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (value) => {
  expect(() => formatMoney(value, 'en')).toThrow('not a finite number')
})

test('the formatter never asks Intl', async () => {
  const { readFileSync } = await import('node:fs')
  const source = readFileSync(new URL('./format.ts', import.meta.url), 'utf8')
  expect(source).not.toMatch(/Intl\.|toLocale/)
})

test('values stand in their places of a text, and a place without one stays', () => {
  expect(fillText('{count} of {max}, {count}', { count: 1, max: '5' })).toBe('1 of 5, 1')
  expect(fillText('{count} of {max}', { max: '$& $1' })).toBe('{count} of $& $1')
})

test('a text is chosen by how many there are; without one of its own, none is counted as many are', () => {
  const texts = { one: 'one value', many: 'values' }
  expect([0, 1, 2].map((count) => textFor(count, texts))).toEqual(['values', 'one value', 'values'])
  expect(textFor(0, { ...texts, none: 'nothing' })).toBe('nothing')
})

test('a count agrees with its noun', () => {
  expect([0, 1, 3].map((count) => counted(count, 'call'))).toEqual(['0 calls', '1 call', '3 calls'])
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '1 entry',
    '2 entries',
  ])
})
