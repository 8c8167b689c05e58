import { expect, test } from 'vitest'
import { timeScale } from './time-scale.ts'

test('hours before and after an incident stand to scale on one line', () => {
  const { at, ticks } = timeScale(
    [
      { from: -24, to: 0 },
      { from: 0, to: 4 },
      { from: 0, to: 12 },
    ],
    10,
    370,
  )
  expect([-24, 0, 4, 12].map(at)).toEqual([10, 250, 290, 370])
  expect(ticks).toEqual([-24, -20, -16, -12, -8, -4, 0, 4, 8, 12])
})

test('longer spans get wider steps', () => {
  const { at, ticks } = timeScale(
    [
      { from: 0, to: 24 },
      { from: 0, to: 72 },
    ],
    0,
    360,
  )
  expect(at(24)).toBe(120)
  expect(ticks).toEqual([0, 12, 24, 36, 48, 60, 72])
})
