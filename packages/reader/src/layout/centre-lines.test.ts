import { expect, it } from 'vitest'
import { textsOf, written } from './testing/made-sheet.ts'

it('leaves the zero behind the sign of a centre line, which is written as a C and an L across it', () => {
  const c = written('C', 50, 50, { size: 4, advance: 3.4 })
  expect(textsOf(c, written('L 0', 51.6, 51.2, { size: 4, advance: 6 }))).toEqual(['0'])
  expect(textsOf(c, written('L', 51.6, 51.2, { size: 4, advance: 2 }))).toEqual([])
})

it('leaves letters alone that stand beside each other', () => {
  const c = written('C', 50, 50, { size: 4, advance: 3.4 })
  expect(textsOf(c, written('L', 60, 50, { size: 4, advance: 2 }))).toEqual(['C', 'L'])
})
