import { expect, it } from 'vitest'
import { composePage } from './compose.ts'
import { inOneDirection } from './one-direction.ts'
import { sheetOf, written } from './testing/made-sheet.ts'

const textsOf = (...runs: ReturnType<typeof written>[]) =>
  composePage(sheetOf(...runs)).composed.map(({ text }) => text)

/** Pieces along a line of 13.6°, each turned a little differently, as AutoCAD writes fonts that take turns. */
const thread = [
  written('2-G3/4-', 478.5, 438.7, { rotation: 13.57, advance: 16.6 }),
  written('深', 494.7, 434.8, { rotation: 13.21, advance: 5, font: 'SimSun' }),
  written('5', 499.5, 433.6, { rotation: 13.76, advance: 2.7 }),
]

it('reads the pieces of a slanted line as one, though each is turned a little differently', () => {
  expect(textsOf(...thread)).toEqual(['2-G3/4-深5'])
})

it('leaves texts that go on nowhere, or in another direction, as they are', () => {
  const apart = written('12', 520, 429, { rotation: 14.2, advance: 5 })
  const across = written('7', 499.5, 433.6, { rotation: 20, advance: 2.7 })
  const level = written('30', 494.9, 434.8, { rotation: 0.6, advance: 5 })
  const rotations = [...thread.slice(0, 1), apart, across, level]
  expect(inOneDirection(rotations).map(({ rotation }) => rotation)).toEqual([13.57, 14.2, 20, 0.6])
})
