import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadDrawing } from '@firstangle/reader'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { correctItems } from '../../../try/result/corrections.ts'
import { itemsOf } from '../../../try/result/item.ts'
import { diameter, sampleReading } from '../../../try/result/testing/sample-reading.ts'
import { balloonRequest, startsAsPdf } from './balloon-request.ts'
import { factsOf, nameOf, textOf } from './item-text.ts'
import type { SessionWords } from './reader-words.ts'

const root = join(import.meta.dirname, '../../../..')
const words = parse(readFileSync(join(root, 'content/reader.en.yaml'), 'utf8'))
const session: SessionWords = {
  locale: 'en',
  words,
  writer: { words: words.values, number: String },
  percent: (share) => `${Math.round(share * 100)}%`,
}
const file = { name: 'a.pdf', blob: new Blob(['%PDF-1.7']) } as Parameters<typeof balloonRequest>[0]
const readings = [1, 2].map(sampleReading)
const lettering = [{ box: { x: 1, y: 2, width: 3, height: 4 } }]
const drawing = {
  sheets: readings.map((reading) => ({ reading, lettering, refusal: null })),
} as unknown as ReadDrawing
const edited = correctItems(
  readings.flatMap(itemsOf),
  new Map([['2-dimension-3', { text: 'Ø21' }]]),
  () => [diameter('Ø21', 21)],
)

test('balloons count over all sheets in reading order, for values that stand on a sheet alone', async () => {
  const { sheets, list, pdf } = await balloonRequest(file, drawing, edited, session, 'file')
  const numbers = sheets.map(({ values }) => values.map(({ number }) => number))
  expect(numbers).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(sheets[0]?.texts).toEqual(lettering.map(({ box }) => box))
  expect(new TextDecoder().decode(pdf ?? undefined)).toBe('%PDF-1.7')
  expect(list.rows.map(([number, sheet, , label]) => [number, sheet, label])).toEqual([
    ['1', '1', 'Ø8'],
    ['2', '1', 'A'],
    ['3', '1', 'Ø20,5'],
    ['4', '2', 'Ø8'],
    ['5', '2', 'A'],
    ['6', '2', 'Ø21'],
  ])
})

test('a value without a place gets no balloon and no row', async () => {
  const [first, ...others] = edited
  if (!first) throw new Error('There is no value')
  const items = [{ ...first, boxes: [] }, ...others]
  const { sheets, list } = await balloonRequest(file, drawing, items, session, 'file')
  expect(sheets.flatMap(({ values }) => values)).toHaveLength(5)
  expect(list.rows).toHaveLength(5)
})

test('the list says how sure a value is, what to doubt, and what an edited one was read as', async () => {
  const { list } = await balloonRequest(file, drawing, edited, session, 'file')
  expect(list.rows[0]?.slice(5)).toEqual(['40%', words.list.doubts['low-confidence']])
  expect(list.rows[5]?.slice(4)).toEqual([
    'Diameter 21\u00a0mm',
    '90%',
    words.list.edited.replace('{text}', 'Ø20,5'),
  ])
})

test('fields and parts are called by their names, and are found by all that is said of them', () => {
  const [title, part] = edited.filter(({ kind }) => kind === 'metadata' || kind === 'part')
  if (!title || !part) throw new Error('The sample has a title and a part')
  expect([nameOf(title, session), factsOf(title, session)]).toEqual(['Title', ['Welle']])
  expect(textOf(part, session)).toBe(`${words.list.position} 1 Scheibe 4\u00a0times`)
  expect(factsOf({ ...title, isTyped: false }, session)).toEqual([])
})

test('a file is a PDF by its content', async () => {
  expect(await startsAsPdf(new Blob(['\n%PDF-1.4']))).toBe(true)
  expect(await startsAsPdf(new Blob(['II*\0 drawing.pdf']))).toBe(false)
})
