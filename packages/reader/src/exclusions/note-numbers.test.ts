import { expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { sheetOf, written } from '../layout/testing/made-sheet.ts'
import { withoutNoteNumbers } from './note-numbers.ts'

const left = (...runs: ReturnType<typeof written>[]) =>
  withoutNoteNumbers(composePage(sheetOf(...runs)).composed, runs).map(({ text }) => text)

it('leaves out the number of a note that stands apart from its sentence', () => {
  const number = written('5', 50, 51.3, { size: 9, advance: 4.2 })
  const note = written('、去毛刺，手感光滑', 54.2, 50, { size: 7, advance: 45, font: 'SimSun' })
  expect(left(number, note)).not.toContain('5')
})

it('keeps numbers that no note follows', () => {
  const number = written('5', 50, 51.3, { size: 9, advance: 4.2 })
  const words = written('去毛刺，手感光滑', 90, 50, { size: 7, advance: 45, font: 'SimSun' })
  const below = written('、去毛刺', 54.2, 70, { size: 7, advance: 45, font: 'SimSun' })
  expect(left(number, words, below)).toContain('5')
})
