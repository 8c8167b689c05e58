import { expect, test } from 'vitest'
import type { Component } from '../ink/components.ts'
import { rowsOfMarks } from './rows-of-marks.ts'

/** A mark as a box in millimetres; ten pixels are one. */
function mark(x: number, y: number, width: number, height: number): Component {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((one) => 10 * one) as [
    number,
    number,
    number,
    number,
  ]
  return { left, top, right, bottom, area: 10, runs: new Int32Array() }
}

const rows = (marks: readonly Component[]) =>
  rowsOfMarks(marks, 10).map((row) => row.map((one) => marks.indexOf(one)))

test('letters beside each other are a row, those below another one', () => {
  expect(
    rows([mark(0, 0, 2, 3), mark(3, 0, 2, 3), mark(0, 6, 2, 3), mark(3, 6.2, 2, 2.5)]),
  ).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test('a word whose letters touch is a mark of the row', () => {
  expect(rows([mark(0, 0, 12, 2.2), mark(14, 0.2, 6, 2)])).toEqual([[0, 1]])
})

test('accents and points join the row that they stand at', () => {
  expect(rows([mark(0, 0, 2, 3), mark(0.5, -0.8, 0.6, 0.5), mark(2.5, 2.6, 0.4, 0.4)])).toEqual([
    [0, 1, 2],
  ])
})

test('what is far apart is two rows, and specks by themselves are none', () => {
  expect(rows([mark(0, 0, 2, 3), mark(40, 0, 2, 3), mark(80, 0, 0.4, 0.4)])).toEqual([[0], [1]])
})
