import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['Sat, never', undefined],
  ['9'.repeat(400), undefined],
  ['', undefined],
  [null, undefined],
])('%j is %j ms', (header, wanted) => {
  expect(readRetryAfter(header, now)).toBe(wanted)
})

test('whatever a receiver writes, the answer is a finite wait or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      const wait = readRetryAfter(header, now)
      expect(wait === undefined || (Number.isFinite(wait) && wait >= 0)).toBe(true)
    }),
  )
})
