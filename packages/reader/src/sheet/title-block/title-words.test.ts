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
