import { expect, test } from 'vitest'
import { withDecimalMarks } from './decimal-marks.ts'

/** Letters 20 high and 12 wide, 16 apart, on a base line at 20; marks between them. */
const letter = (place: number) => ({ u0: place * 16, u1: place * 16 + 12, v0: 0, v1: 20 })
const dot = (place: number, v0 = 17, v1 = 20) => ({
  u0: place * 16 + 12.5,
  u1: place * 16 + 15,
  v0,
  v1,
})

/** Figures and marks side by side, as printed. */
const rangeOf = (text: string) =>
  [...text].map((sign, place) =>
    /\d/.test(sign) ? letter(place) : dot(place, 17, sign === ',' ? 23 : 20),
  )

test.each([
  ['a dropped point', '125', [letter(0), letter(1), dot(1), letter(2)], '12.5'],
  ['a dropped comma', '665', [letter(0), letter(1), dot(1, 17, 23), letter(2)], '66,5'],
  ['a colon', '11', [letter(0), dot(0), dot(0, 6, 9), letter(1)], '1:1'],
  ['a mark in the wrong place', '1.25', [letter(0), letter(1), dot(1), letter(2)], '12.5'],
  ['letters that touch', '125', [letter(0), dot(1), letter(2)], '125'],
  ['specks in a word', '5aug2', [0, 1, 2, 3, 4].map(letter).toSpliced(1, 0, dot(0)), '5aug2'],
  ['the dots of a range', '0.1.0.3', rangeOf('0,1...0,3'), '0,1...0,3'],
  [
    'the foot of a cut figure',
    '12',
    [letter(0), { ...letter(1), v1: 11 }, { ...letter(1), u1: 23, v0: 16 }],
    '12',
  ],
  [
    'a comma under a sloping figure',
    '25',
    [letter(0), { ...letter(0), u0: 8, u1: 12, v0: 17, v1: 23 }, letter(1)],
    '2,5',
  ],
  ['no mark', '12', [letter(0), letter(1)], '12'],
])('%s', (_, text, boxes, expected) => {
  const inOrder = [...boxes].sort((one, other) => one.u0 - other.u0)
  expect(withDecimalMarks(text, inOrder, 20, 20)).toBe(expected)
})
