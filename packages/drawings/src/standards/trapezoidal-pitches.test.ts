import { expect, it } from 'vitest'
import { trapezoidalPitches } from './trapezoidal-pitches.ts'

it.each<readonly [number, readonly number[] | undefined]>([
  [8, [1.5]],
  [20, [2, 4]],
  [40, [3, 7, 10]],
  [100, [4, 12, 20]],
  [21, undefined],
])('the pitches of Tr %s', (diameter, pitches) => {
  expect(trapezoidalPitches(diameter)).toEqual(pitches)
})
