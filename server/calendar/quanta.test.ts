import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantaOf } from './quanta.ts'

const minute = 60_000

test('a call of an hour has twelve quanta', () => {
  const start = Date.parse('2026-11-24T08:00:00Z')
  const quanta = quantaOf(start, start + 60 * minute)
  expect(quanta).toHaveLength(12)
  expect(quanta.at(-1)).toBe('2026-11-24T08:55:00.000Z')
})

test('a quantum that is touched is occupied', () => {
  expect(quantaOf(4 * minute, 6 * minute)).toHaveLength(2)
  expect(quantaOf(0, 52 * minute)).toHaveLength(11)
})

test('calls of any start and length share a quantum whenever they overlap', () => {
  const call = fc.tuple(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 1, max: 90 }))
  fc.assert(
    fc.property(call, call, ([start, length], [otherStart, otherLength]) => {
      const [end, otherEnd] = [start + length, otherStart + otherLength]
      const quanta = quantaOf(start * minute, end * minute)
      const others = quantaOf(otherStart * minute, otherEnd * minute)
      const share = quanta.some((quantum) => others.includes(quantum))
      if (start < otherEnd && otherStart < end) expect(share).toBe(true)
      const isOnGrid = [start, length, otherStart, otherLength].every((each) => each % 5 === 0)
      if (share && isOnGrid) expect(start < otherEnd && otherStart < end).toBe(true)
    }),
  )
})
