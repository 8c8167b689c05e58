import { expect, test } from 'vitest'
import { lineOf } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { readTitleWords } from './title-words.ts'

test('captions of one line have their own values where the lines between them are not known', () => {
  const words = ['SCALE:', '1:1', 'WEIGHT:', '61.20', 'SHEET', '1', 'OF', '2']
  const line = lineOf(words.map((word, i) => madeRun(word, 190 + 12 * i, 190)))
  const fields = readTitleWords([line]).map(({ field, value }) => [field, value])
  expect(fields).toEqual([
    ['scale', '1:1'],
    ['weight', '61.20'],
    ['sheet', '1 OF 2'],
  ])
})

test('words on the left of a caption, and letters at the border of the sheet, are no values of it', () => {
  const caption = lineOf([madeRun('CHECKED', 156, 166)])
  const words = lineOf([madeRun('BEND', 144, 170)])
  const border = lineOf([{ ...madeRun('A', 250, 166), size: 8 }])
  const own = lineOf([madeRun('KLM', 158, 170)])
  expect(readTitleWords([caption, words, border])).toEqual([])
  expect(readTitleWords([caption, words, border, own])).toMatchObject([{ value: 'KLM' }])
})
