import { expect, test } from 'vitest'
import { lettersOf } from './letters-of-line.ts'

/** Letters side by side, each from its top down to its foot. */
const heightOfCapitals = (...letters: readonly (readonly [top: number, foot: number])[]) =>
  lettersOf(
    letters.map(([v0, v1], index) => ({ box: { u0: 20 * index, u1: 20 * index + 14, v0, v1 } })),
  ).capitals

const capital = [10, 110] as const
const small = [36, 110] as const

test('small letters that outnumber capitals do not tell their height', () => {
  expect(heightOfCapitals(capital, small, small, small, small)).toBe(100)
  expect(heightOfCapitals(small, small, small)).toBe(74)
})

test('a line of the sheet beside two figures is no capital', () => {
  expect(heightOfCapitals(capital, small, small)).toBe(74)
})
