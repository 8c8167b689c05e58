import { expect, test } from 'vitest'
import { askedNumber } from './asked-number.ts'

const limits = { max: 500 }

test.each([
  ['50', 50],
  [' 50 mm ', 50],
  ['Ø8,4', 8.4],
  ['8.400', 8.4],
  ['.5', 0.5],
  ['500', 500],
])('%j is %d', (text, value) => {
  expect(askedNumber(text, limits)).toEqual({ text, value })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['fifty', 'notANumber'],
  ['1,234.5', 'notANumber'],
  ['1e3', 'notANumber'],
  ['0x10', 'notANumber'],
  ['∞', 'notANumber'],
  ['<b>5</b>', 'notANumber'],
  ['9'.repeat(41), 'notANumber'],
  ['-1', 'negative'],
  ['−0.5', 'negative'],
  ['0', 'zero'],
  ['500.1', 'tooLarge'],
])('%j is refused: %s', (text, fault) => {
  expect(askedNumber(text, limits)).toEqual({ text, fault })
})

test('a sign is allowed where a deviation is asked for', () => {
  expect(askedNumber('−0,11', { max: 10, isSigned: true }).value).toBe(-0.11)
  expect(askedNumber('0', { max: 10, isSigned: true }).value).toBe(0)
  expect(askedNumber('-11', { max: 10, isSigned: true }).fault).toBe('tooLarge')
})

test('nothing typed is empty, and what is long is kept as far as it can be shown', () => {
  expect(askedNumber(undefined, limits)).toEqual({ text: '', fault: 'empty' })
  expect(askedNumber('9'.repeat(5000), limits).text).toHaveLength(400)
})
