import { expect, it } from 'vitest'
import { lineOf } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { withCaptionColumns, withCaptionRow } from './caption-columns.ts'

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

const row = (y: number, size: number, ...words: [string, number][]) =>
  words.map((word) => line(y, size, 1, word))

it('gives each value of a cell to the caption above it where no lines part them', () => {
  const captions = row(10, 1.5, ['DWN:', 0], ['SCALE:', 30], ['PG NO:', 60])
  const values = row(12.5, 3, ['N. Name', 8], ['N.T.S.', 36], ['1 OF 1', 66])
  const order = withCaptionRow([...captions, ...values]).map(({ text }) => text)
  expect(order).toEqual(['DWN:', 'N. Name', 'SCALE:', 'N.T.S.', 'PG NO:', '1 OF 1'])
})

it('leaves a cell as it is whose first row holds more than captions', () => {
  const lines = [
    ...row(10, 1.5, ['DWN:', 0], ['Long bracket', 30]),
    ...row(12.5, 3, ['N. Name', 8], ['N.T.S.', 36]),
  ]
  expect(withCaptionRow(lines)).toEqual(lines)
})

it('takes a caption in two languages for one', () => {
  const lines = [
    line(10, 2, 0.8, ['NAZEV', 0], ['TITLE:', 12]),
    line(14, 4, 0.8, ['LONG', 0], ['BRACKET', 14]),
  ]
  expect(withCaptionColumns(lines)).toEqual(lines)
  const others = [
    line(10, 2, 0.8, ['PROD', 0], ['QUAL', 12]),
    line(14, 3, 0.8, ['A. B.', 0], ['C. D.', 14]),
  ]
  const order = withCaptionColumns(others).map(({ text }) => text)
  expect(order).toEqual(['PROD', 'A. B.', 'QUAL', 'C. D.'])
})

it('leaves what stands under a misread caption under none', () => {
  const written = (y: number, size: number, ...words: [string, number][]) =>
    words.map((word) => line(y, size, 0.8, word))
  const captions = written(10, 1.5, ['DATE:', 0], ['F NO:', 30], ['REV:', 60])
  const values = written(12.5, 3, ['2/19/2022', 3], ['AB-12-250', 36], ['0', 66])
  const order = withCaptionRow([...captions, ...values]).map(({ text }) => text)
  expect(order).toEqual(['AB-12-250', 'DATE:', '2/19/2022', 'REV:', '0'])
})
