import { expect, it } from 'vitest'
import { lineOf } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { withCaptionColumns } from './caption-columns.ts'

const line = (y: number, size: number, confidence: number, ...words: [string, number][]) =>
  lineOf(words.map(([text, x]) => ({ ...madeRun(text, x, y, size), confidence })))

const head = (confidence: number) => line(10, 2, confidence, ['SIZE', 0], ['DWG.', 12], ['NO.', 18])

const texts = (confidence: number, ...value: [string, number][]) =>
  withCaptionColumns([head(confidence), line(14, 3, confidence, ...value)]).map(({ text }) => text)

it('parts captions whose borders a picture lost, each with its value', () => {
  expect(texts(0.8, ['A', 1], ['301', 14])).toEqual(['SIZE', 'A', 'DWG. NO.', '301'])
})

it('keeps them together where the first value was not read', () => {
  expect(texts(0.8, ['12.30in', 0], ['slanted', 12])).toEqual(['SIZE DWG. NO.', '12.30in slanted'])
})

it('leaves vector sheets as they are', () => {
  expect(texts(1, ['A', 1], ['301', 14])).toEqual(['SIZE DWG. NO.', 'A 301'])
})
