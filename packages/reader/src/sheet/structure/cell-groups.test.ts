import { expect, test } from 'vitest'
import { written } from '../../layout/testing/made-sheet.ts'
import type { Box } from '../../page.ts'
import { isTable } from './cell-groups.ts'
import { textLines } from './text-lines.ts'

const frame: Box = { x: 10, y: 10, width: 190, height: 270 }
const cell = (box: Box, ...words: string[]) => ({
  box,
  lines: textLines(words.map((word) => written(word, box.x + 2, box.y + 6))),
  turned: '',
})
// The flat part of a sheet of metal, drawn into the corner of the frame, with a bend line across.
const part = [
  cell({ x: 100, y: 10, width: 100, height: 30 }, 'DOWN 90.00°'),
  cell({ x: 100, y: 40, width: 100, height: 50 }, 'R 0.125'),
]

test('a view in the corner of the frame is no table where a size stands on a slanted line', () => {
  const size = written('0.110', 140, 25, { rotation: 15 })
  expect(isTable(part, [size], frame)).toBe(false)
  expect(isTable(part, [written('0.110', 140, 25)], frame)).toBe(true)
})

test('a slanted size elsewhere and a stamp across the sheet leave a table what it is', () => {
  const size = written('0.110', 40, 200, { rotation: 15 })
  const stamp = written('COPY', 140, 50, { rotation: 45 })
  expect(isTable(part, [size, stamp], frame)).toBe(true)
})

test('cells of sizes that lie in each other are closed by the lines of a view, and are no table', () => {
  const cells = [
    cell({ x: 100, y: 100, width: 30, height: 30 }, 'Water level'),
    cell({ x: 130, y: 100, width: 30, height: 30 }, '3.6911'),
    cell({ x: 100, y: 130, width: 30, height: 30 }, 'Low level', '5.4500'),
  ]
  const beside = cell({ x: 130, y: 130, width: 30, height: 30 }, '4.0000')
  const around = cell({ x: 100, y: 100, width: 60, height: 60 }, '4.0000')
  expect(isTable([...cells, beside], [], frame)).toBe(true)
  expect(isTable([...cells, around], [], frame)).toBe(false)
})
