import { expect, test } from 'vitest'
import { daysInMonth, isoDay, monthAfter, parseDay } from './calendar.ts'
import { dayText, monthText, periodText } from './invoice-text.ts'

test.each([
  [2027, 2, 28],
  [2028, 2, 29],
  [2000, 2, 29],
  [2100, 2, 28],
  [2027, 4, 30],
  [2027, 12, 31],
])('%d-%d has %d days', (year, month, days) => {
  expect(daysInMonth({ year, month })).toBe(days)
})

test('every month of forty years is as long as the platform says', () => {
  for (let year = 2000; year < 2040; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      expect(daysInMonth({ year, month })).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate())
    }
  }
})

test('months run over the end of the year', () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthAfter({ year: 2026, month: 11 }, 3)).toEqual({ year: 2027, month: 2 })
  expect(monthAfter({ year: 2027, month: 1 }, 0)).toEqual({ year: 2027, month: 1 })
})

test.each(['2027-01-15', '2028-02-29'])('%s is read and written back', (text) => {
  const day = parseDay(text)
  expect(day && isoDay(day)).toBe(text)
})

test.each([
  '',
  '2027-02-29',
  '2027-00-10',
  '2027-13-01',
  '2027-01-00',
  '2027-04-31',
  '15.01.2027',
  '2027-1-5',
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeUndefined()
})

test('periods are written as each language does', () => {
  const [from, to] = [
    { year: 2027, month: 1, day: 15 },
    { year: 2027, month: 1, day: 31 },
  ]
  expect(periodText({ from, to }, 'en')).toBe('15–31 January 2027')
  expect(periodText({ from, to }, 'de')).toBe('15.–31. Januar 2027')
  expect(periodText({ from: to, to }, 'de')).toBe('31. Januar 2027')
  expect(periodText({ from: { ...from, day: 1 }, to }, 'de')).toBe('Januar 2027')
  expect(monthText(from, 'en')).toBe('January 2027')
  expect(dayText(from, 'de')).toBe('15. Januar 2027')
})
