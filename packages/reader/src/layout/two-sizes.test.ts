import { expect, test } from 'vitest'
import { strokes, textsOf, written } from './testing/made-sheet.ts'

/** Two numbers so close that they could be one. */
const numbers = [written('140', 50, 50, { advance: 6 }), written('103.5', 56.7, 50, { advance: 9 })]

test('numbers beside each other are two sizes where each interrupts an upright line of its own', () => {
  const lines = [
    strokes('0,-20 0,-4', 53, 50),
    strokes('0,1 0,20', 53, 50),
    strokes('0,-12 0,-4', 61.2, 50),
    strokes('0,1 0,12', 61.2, 50),
  ]
  expect(textsOf(...numbers, ...lines)).toEqual(['140', '103.5'])
})

test('numbers beside each other stay together elsewhere', () => {
  expect(textsOf(...numbers)).toHaveLength(1)
  expect(textsOf(...numbers, strokes('0,-20 0,-4', 53, 50))).toHaveLength(1)
})
