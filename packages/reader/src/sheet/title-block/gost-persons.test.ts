import { expect, it } from 'vitest'
import type { SheetCell } from '../structure/sheet-cell.ts'
import { lineOf } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { readGostPersons } from './gost-persons.ts'

function cellAt(x: number, y: number, width: number, text: string, confidence = 0.8): SheetCell {
  const run = { ...madeRun(text, x + 1, y + 4), confidence }
  return { box: { x, y, width, height: 5 }, lines: [lineOf([run])] }
}

const form = (...captions: string[]) => [
  cellAt(17, 0, 23, 'М докум.'),
  cellAt(55, 0, 10, 'Лата'),
  cellAt(17, 5, 23, 'Попов А.В.'),
  cellAt(55, 5, 10, '12.05.2024'),
  cellAt(17, 10, 23, 'Коваль А.С.'),
  cellAt(17, 15, 23, 'Сидоров'),
  cellAt(17, 30, 23, 'Петров П.П.'),
  ...captions.map((caption, row) => cellAt(0, 5 + 5 * row, 17, caption)),
]

const read = (cells: SheetCell[]) =>
  Object.fromEntries(
    readGostPersons(cells).map(({ candidate: { field, value } }) => [field, value]),
  )

it('tells by their rows who signed, whatever became of the captions', () => {
  expect(read(form('Розpaй', 'lpaв'))).toEqual({
    drawnBy: 'Попов А.В.',
    checkedBy: 'Коваль А.С.',
    approvedBy: 'Петров П.П.',
    date: '12.05.2024',
  })
})

it('believes a caption that was read', () => {
  expect(read(form('Разраб.', 'Т.контр.'))).not.toHaveProperty('checkedBy')
})

it('leaves vector sheets to their captions', () => {
  const cells = form().map((cell) => ({
    ...cell,
    lines: cell.lines.map((line) => ({ ...line, confidence: 1 })),
  }))
  expect(read(cells)).toEqual({})
})
