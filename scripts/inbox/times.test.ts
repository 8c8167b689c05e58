import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { beforeAge, momentOf } from './times.ts'
import { UsageError } from './usage-error.ts'

const now = Temporal.ZonedDateTime.from('2026-11-21T13:00[Europe/Berlin]')

describe('ages', () => {
  test.each([
    ['30d', '2026-10-22T11:00:00.000Z'],
    // Summer time: 13:00 on the office's clock is 11:00 UTC.
    ['6m', '2026-05-21T11:00:00.000Z'],
    ['2y', '2024-11-21T12:00:00.000Z'],
  ])('%s is counted on the calendar of the office', (age, expected) => {
    expect(beforeAge('older-than', age, now)).toBe(expected)
  })

  test('a month without that day ends on its last', () => {
    const last = Temporal.ZonedDateTime.from('2026-08-31T12:00[Europe/Berlin]')
    expect(beforeAge('older-than', '6m', last)).toBe('2026-02-28T11:00:00.000Z')
  })

  test.each(['', '6', 'm', '0d', '06m', '-6m', '6M', '6mo', '6 m', '1.5y', '10000d', '6h', '٦m'])(
    '"%s" is refused and names what is expected',
    (age) => {
      expect(() => beforeAge('older-than', age, now)).toThrow(UsageError)
      expect(() => beforeAge('older-than', age, now)).toThrow('such as 30d, 6m or 2y')
    },
  )
})

describe('since', () => {
  const sinceInstant = (text: string, at: typeof now) => momentOf('since', text, at)

  test('a date begins at midnight in the office', () => {
    expect(sinceInstant('2026-11-01', now)).toBe('2026-10-31T23:00:00.000Z')
    expect(sinceInstant('2026-07-01', now)).toBe('2026-06-30T22:00:00.000Z')
  })

  test('an age counts from now', () => {
    expect(sinceInstant('7d', now)).toBe('2026-11-14T12:00:00.000Z')
    expect(sinceInstant('2h', now)).toBe('2026-11-21T10:00:00.000Z')
  })

  test('a time of a day is that of the office', () => {
    expect(sinceInstant('2026-11-21T09:30', now)).toBe('2026-11-21T08:30:00.000Z')
  })

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '01.11.2026',
    'yesterday',
    '2026-11-01T00:00Z',
    '2026-11-01T25:00',
    '6 h',
  ])('%s is refused', (text) => {
    expect(() => sinceInstant(text, now)).toThrow(UsageError)
  })
})
