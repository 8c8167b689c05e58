import { expect, test } from 'vitest'
import { straightLine } from './straight-line.ts'

test('a line through places that lie on both sides of it', () => {
  const { slope, at } = straightLine([
    { along: 0, at: 1 },
    { along: 2, at: 1.5 },
    { along: 4, at: 3.5 },
    { along: 6, at: 4 },
  ])
  expect(slope).toBeCloseTo(0.55)
  expect(at(3)).toBeCloseTo(2.5)
})

test('places one over the other have no slope', () => {
  const { slope, at } = straightLine([
    { along: 3, at: 1 },
    { along: 3, at: 3 },
  ])
  expect([slope, at(7)]).toEqual([0, 2])
})
