import { expect, test } from 'vitest'
import { lineOf } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { readTitleOverCaptions } from './title-over-captions.ts'

/** A line whose end stands at 270 mm. */
const ending = (text: string, y: number, size: number) =>
  lineOf([madeRun(text, 270 - [...text].length * 0.5 * size, y, size)])

const captions = [
  ending('Scale: 1:3', 204, 8),
  lineOf([madeRun('Author: Feb', 170, 212, 5)]),
  lineOf([madeRun('Rev: 1', 215, 212, 5)]),
]

const titles = (...lines: ReturnType<typeof lineOf>[]) =>
  readTitleOverCaptions([...lines, ...captions], 190).map(({ value }) => value)

test('the largest line right over the captions in the corner of a sheet without a block is its title', () => {
  expect(titles(ending('Bed - 180 x 180mm', 194, 8))).toEqual(['Bed - 180 x 180mm'])
})

test('smaller lines, lines that end elsewhere or stand further above are none', () => {
  expect(titles(ending('Bed - 180 x 180mm', 197, 4))).toEqual([])
  expect(titles(lineOf([madeRun('Bed of a printer', 100, 194, 8)]))).toEqual([])
  expect(titles(ending('Bed - 180 x 180mm', 180, 8))).toEqual([])
})
