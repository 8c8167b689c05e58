import { expect, test } from 'vitest'
import type { TextRun } from '../../../page.ts'
import { componentOf } from '../ink/components.ts'
import { withUnderscores } from './underscores.ts'

const millimetres = 0.1

/** A word whose font is 5 mm high on the base line at 50 mm. */
const run = (text: string, x: number, width: number): TextRun => ({
  text,
  origin: { x, y: 50 },
  advance: width,
  size: 5,
  rotation: 0,
  box: { x, y: 46.5, width, height: 3.5 },
  font: '',
  confidence: 0.8,
})
/** A bar from one place to another, so far below the base line (mm). */
const bar = (from: number, to: number, down = 0.4) =>
  componentOf(
    Int32Array.from(
      [0, 1, 2].flatMap((row) => [(50 + down) * 10 + row, from * 10, to * 10].map(Math.round)),
    ),
  )
const texts = (runs: readonly TextRun[], ...bars: readonly ReturnType<typeof bar>[]) =>
  withUnderscores(runs, bars, millimetres).map(({ text }) => text)

const [robot, part, two] = [run('robot', 10, 10), run('part', 23, 8), run('2', 34, 2)]

test('words with a short bar between them, below their base line, are one name', () => {
  expect(texts([robot, part, two], bar(20.2, 22.8), bar(31.2, 33.8))).toEqual(['robot_part_2'])
  expect(texts([run('0001', 10, 10), run('26', 23, 5)], bar(20.2, 22.8))).toEqual(['0001_26'])
  expect(withUnderscores([robot, part], [bar(20.2, 22.8)], millimetres)[0]).toMatchObject({
    advance: 21,
    box: { x: 10, width: 21 },
  })
})

test('a dash, a line under a word and one with no word behind it are none', () => {
  expect(texts([robot, part], bar(20.2, 22.8, -1.5))).toHaveLength(2)
  expect(texts([robot, part], bar(10, 20))).toHaveLength(2)
  expect(texts([robot], bar(20.2, 22.8))).toEqual(['robot'])
  expect(texts([robot, run('part', 30, 8)], bar(20.2, 22.8))).toHaveLength(2)
  expect(texts([run('12', 10, 10), run('34', 23, 8)], bar(20.2, 22.8))).toHaveLength(2)
})
