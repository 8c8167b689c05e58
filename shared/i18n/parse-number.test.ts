import { expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { parseNumber } from './parse-number.ts'

test.each<[string, Locale, number | string]>([
  ['12', 'en', 12],
  ['12.5', 'en', 12.5],
  ['12,5', 'en', 12.5],
  ['1,200', 'en', 1200],
  ['1,200.5', 'en', 1200.5],
  ['12,5', 'de', 12.5],
  ['12.5', 'de', 12.5],
  ['1.200', 'de', 1200],
  ['1.200,5', 'de', 1200.5],
  ['0.005', 'de', 0.005],
  ['0,005', 'en', 0.005],
  [' 1 200 ', 'de', 1200],
  ['0', 'en', 0],
  ['.5', 'en', 0.5],
  ['', 'en', 'empty'],
  ['   ', 'de', 'empty'],
  ['-1', 'en', 'negative'],
  ['−1', 'de', 'negative'],
  ['abc', 'en', 'notANumber'],
  ['1e9', 'en', 'notANumber'],
  ['Infinity', 'en', 'notANumber'],
  ['1,2,3', 'en', 'notANumber'],
  ['1001', 'en', 'tooLarge'],
  ['9'.repeat(400), 'en', 'tooLarge'],
  ['9'.repeat(4000), 'en', 'notANumber'],
])('%s in %s reads as %s', (text, locale, expected) => {
  expect(parseNumber(text, locale, text === '1001' || text.length > 100 ? 1000 : 10_000)).toBe(
    expected,
  )
})

test('minus zero is not negative', () => {
  expect(parseNumber('-0', 'en', 10)).toBe(-0)
})
