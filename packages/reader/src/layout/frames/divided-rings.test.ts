import { expect, test } from 'vitest'
import { ring, strokes, textsOf, written } from '../testing/made-sheet.ts'

const item = written('18', 47.5, 47.5, { advance: 5 })
const quantity = written('1', 48.8, 55, { advance: 2.5 })
const divider = strokes('-7,0 7,0', 50, 50)

/** Half of a ring around (50, 50), from a sixteenth of it on. */
const half = (from: number) =>
  strokes(
    Array.from({ length: 9 }, (_, step) => {
      const angle = ((from + step) * Math.PI) / 8
      return `${7 * Math.cos(angle)},${7 * Math.sin(angle)}`
    }).join(' '),
    50,
    50,
  )

test('the number of an item and its quantity in a divided ring are no sizes', () => {
  expect(textsOf(item, quantity, divider)).toEqual(['18', '1'])
  expect(textsOf(item, quantity, ring(50, 50, 7), divider)).toEqual([])
  expect(textsOf(item, quantity, half(4), half(12), divider)).toEqual([])
})

test('a number on a line across a hole is its size', () => {
  expect(textsOf(item, ring(50, 50, 7), divider)).toEqual(['18'])
})

test('two numbers in a ring that nothing divides stay', () => {
  expect(textsOf(item, quantity, half(4), half(12))).toEqual(['18', '1'])
})
