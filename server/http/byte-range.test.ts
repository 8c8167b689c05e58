import { expect, test } from 'vitest'
import { isRangeCurrent, parseByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['BYTES = 1 - 2', { start: 1, end: 2 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['items=500-', null],
  [`bytes=${' '.repeat(100)}0-9`, null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['', null],
  [undefined, null],
])('%j of 100 bytes is %j', (header, wanted) => {
  expect(parseByteRange(header, 100)).toEqual(wanted)
})

test('If-Range holds for the same strong tag only', () => {
  expect(isRangeCurrent(undefined, '"a"')).toBe(true)
  expect(isRangeCurrent('"a"', '"a"')).toBe(true)
  expect(isRangeCurrent('W/"a"', '"a"')).toBe(false)
  expect(isRangeCurrent('Sat, 21 Nov 2026 08:00:00 GMT', '"a"')).toBe(false)
})
