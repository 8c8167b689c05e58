import { expect, it } from 'vitest'
import { strokes, textsOf, written } from '../testing/made-sheet.ts'

/** Five over eight with the denominator on the base line of the text, as Inventor sets it (mm). */
const fraction = (x: number) => [
  written('5', x, 47.1, { size: 2.9, advance: 1.6 }),
  strokes(`${x - 0.2},47.5 ${x + 1.8},47.5`),
  written('8', x, 50, { size: 2.9, advance: 1.6 }),
]

it('joins a fraction to the text behind it', () => {
  const behind = written('-11UNC 3A', 51.8, 50, { size: 4.2, advance: 20 })
  expect(textsOf(...fraction(50), behind)).toEqual(['5/8-11UNC 3A'])
})

it('joins a fraction between texts that reach over its place', () => {
  const items = [
    written('2X ', 44.4, 50, { size: 4.2, advance: 5.6 }),
    ...fraction(50),
    written('-11UNC 3A', 51.8, 50, { size: 4.2, advance: 20 }),
  ]
  expect(textsOf(...items)).toEqual(['2X 5/8-11UNC 3A'])
})
