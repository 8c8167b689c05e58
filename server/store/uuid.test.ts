import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOfUuid, uuidV7 } from './uuid.ts'

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('has the form of RFC 9562 and carries its instant', () => {
  const instants = fc.date({ min: new Date(0), max: new Date(2 ** 48 - 1), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (now) => {
      const id = uuidV7(now)
      expect(id).toMatch(form)
      expect(instantOfUuid(id)).toBe(now.toISOString())
    }),
  )
})

test('sorts by time, and by order within a millisecond', () => {
  const now = Date.parse('2026-11-24T08:00:00.000Z')
  const ids = [0, 0, 0, 1, 1, 2, 300_000].map((ms) => uuidV7(new Date(now + ms)))
  expect([...ids].sort()).toEqual(ids)
})

test('never repeats, however many are made at once', () => {
  const now = new Date('2026-11-24T08:00:00.000Z')
  expect(new Set(Array.from({ length: 10_000 }, () => uuidV7(now))).size).toBe(10_000)
})

test('tells an id from something else', () => {
  for (const text of ['', 'd1', '6f1f9c1e-4b5e-4c58-9d3c-3f6b8b1d2c3a']) {
    expect(() => instantOfUuid(text)).toThrow(RangeError)
  }
})
