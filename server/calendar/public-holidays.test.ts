import { expect, test } from 'vitest'
import { isKnownPlace } from '../../shared/content/pages/calls.ts'
import { comingHolidays, publicHolidays } from './public-holidays.ts'

const munich = { country: 'DE', state: 'BY', region: 'KATH' }

test('Munich has 13 public holidays, and no half days', () => {
  expect(publicHolidays(munich, 2027).sort()).toEqual([
    '2027-01-01',
    '2027-01-06',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-05-27',
    '2027-08-15',
    '2027-10-03',
    '2027-11-01',
    '2027-12-25',
    '2027-12-26',
  ])
})

test('a country alone is enough', () => {
  const days = publicHolidays({ country: 'DE', state: null, region: null }, 2027)
  expect(days).toContain('2027-10-03')
  expect(days).not.toContain('2027-01-06')
})

test.each([
  { country: 'XX', state: null, region: null },
  { country: 'DE', state: 'BA', region: null },
  { country: 'DE', state: 'BY', region: 'MUC' },
  { country: 'DE', state: null, region: 'KATH' },
  { country: 'constructor', state: null, region: null },
])('a place that is not known is refused: %j', (place) => {
  expect(isKnownPlace(place)).toBe(false)
  expect(() => publicHolidays(place, 2027)).toThrow('date-holidays does not know')
})

test('ten years are compiled, this one first', () => {
  const years = comingHolidays(munich, 2026)
  expect(Object.keys(years)).toEqual(Array.from({ length: 10 }, (_, after) => String(2026 + after)))
  expect(years['2028']).toContain('2028-04-17')
})

test('they are computed once for a place and a year', () => {
  const years = comingHolidays(munich, 2026)
  expect(comingHolidays({ ...munich }, 2026)).toBe(years)
  expect(comingHolidays(munich, 2027)).not.toHaveProperty('2026')
  expect(comingHolidays({ ...munich, region: null }, 2026)).not.toEqual(years)
})
