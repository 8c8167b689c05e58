import { expect, test } from 'vitest'
import { strokes, textsOf, written } from '../testing/made-sheet.ts'

const number = written('1', 50, 50, { size: 1.8, advance: 1 })
const size = written('48.6', 60, 50, { size: 2.1 })

test('a number in a diamond marks a change and is no size', () => {
  const diamond = strokes('0,-1.4 1.4,0 0,1.4 -1.4,0 0,-1.4', 50.5, 49.4)
  expect(textsOf(number, diamond, size)).toEqual(['48.6'])
})

test('a number or letter in a triangle does so as well', () => {
  const triangle = strokes('0,-2.4 2.4,1.4 -2.4,1.4 0,-2.4', 50.5, 49.6)
  expect(textsOf(number, triangle, size)).toEqual(['48.6'])
  const low = written('1', 50, 50.8, { size: 1.8, advance: 1 })
  expect(textsOf(low, triangle, size)).toEqual(['48.6'])
  const letter = written('B', 50, 50, { size: 1.8, advance: 1.2 })
  expect(textsOf(letter, triangle, size)).toEqual(['48.6'])
})

test('so does one in a triangle whose sides are three lines', () => {
  const sides = ['0,-2.4 2.4,1.4', '2.4,1.4 -2.4,1.4', '0,-2.4 -2.4,1.4']
  const drawn = sides.map((side) => strokes(side, 50.5, 49.6))
  const leader = strokes('2.4,1.4 5.2,2.6', 50.5, 49.6)
  expect(textsOf(number, leader, ...drawn, size)).toEqual(['48.6'])
  expect(textsOf(number, ...drawn.slice(1), size)).toEqual(['1', '48.6'])
})

test('a number in a box, beside a diamond or in a large one is left', () => {
  const box = strokes('-1.4,-1.4 1.4,-1.4 1.4,1.4 -1.4,1.4 -1.4,-1.4', 50.5, 49.4)
  expect(textsOf(number, box, size).join(' ')).toContain('1')
  const beside = strokes('0,-1.4 1.4,0 0,1.4 -1.4,0 0,-1.4', 47, 49.4)
  expect(textsOf(number, beside, size)).toEqual(['1', '48.6'])
  const large = strokes('0,-8 8,0 0,8 -8,0 0,-8', 50.5, 49.4)
  expect(textsOf(number, large, size)).toEqual(['1', '48.6'])
})
