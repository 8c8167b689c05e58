import { expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { type Item, sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { withoutBendNotes } from './bend-notes.ts'

const kept = (...items: readonly Item[]): string[] =>
  withoutBendNotes(composePage(sheetOf(...items)).composed).map(({ text }) => text)

it('leaves out the notes of bend lines, also where a line parts them', () => {
  expect(kept(written('UP 90° R 2.4', 50, 50), written('R=2,4 K=0,47', 50, 80))).toEqual([])
  const start = written('Down 123°', 50, 50, { advance: 18 })
  const divider = strokes('69.2,40 69.2,60')
  expect(kept(start, divider, written('R 1.2', 70.5, 50))).toEqual([])
})

it('leaves out what a line leaves of one behind its first word, and one whose degrees were misread', () => {
  const divider = strokes('57.5,40 57.5,60')
  expect(kept(written('UP', 50, 50), divider, written('90° R0.74', 58.5, 50))).toEqual([])
  const misread = written('DOWN 90¢', 50, 50, { advance: 20 })
  expect(kept(misread, strokes('70.7,40 70.7,60'), written('R3', 71.5, 50))).toEqual([])
})

it('keeps radii that stand elsewhere', () => {
  const start = written('Down 123°', 50, 50, { advance: 18 })
  expect(kept(start, written('R 1.2', 70.5, 58))).toEqual(['R 1.2'])
  expect(kept(start, written('R 1.2', 90, 50))).toEqual(['R 1.2'])
})
