import { expect, test } from 'vitest'
import type { LikelyText } from '../../ocr/likely-text.ts'
import type { Recogniser } from '../../ocr/recogniser.ts'
import { blankPaper } from '../../raster/grey-image.ts'
import type { Read } from '../finder/found-texts.ts'
import type { Component } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { withTitleCells } from './read-title-cells.ts'

/** Five pixels to a millimetre, a sheet of 200 by 150. */
const millimetres = 0.2
const image = blankPaper(1000, 750)
const pixels = (length: number) => Math.round(length / millimetres)

/** Lines of a block of two rows and two columns in the corner of the sheet, in millimetres. */
const rulings = [100, 115, 130]
  .map((at) => ruling(true, at, 100, 180))
  .concat([100, 140, 180].map((at) => ruling(false, at, 100, 130)))

function ruling(isHorizontal: boolean, at: number, from: number, to: number): Ruling {
  return { isHorizontal, at: pixels(at), from: pixels(from), to: pixels(to), thickness: 2 }
}

/** A mark of solid ink: a word whose letters touch. */
function mark(x: number, y: number, width: number, height = 2.4): Component {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(pixels) as [
    number,
    number,
    number,
    number,
  ]
  const rows = Array.from({ length: bottom - top }, (_, row) => [top + row, left, right])
  return { left, top, right, bottom, area: 1, runs: Int32Array.from(rows.flat()) }
}

function read(text: string, parts: readonly Component[], confidence = 0.95, rotation = 0): Read {
  const [{ left, top, right, bottom }] = parts as readonly [Component]
  const [x, y, width, height] = [left, top, right - left, bottom - top].map(
    (one) => one * millimetres,
  ) as [number, number, number, number]
  const box = { x, y, width, height }
  const run = { text, confidence, rotation, box, origin: { x, y }, advance: width, size: 3.4 }
  return { parts, runs: [{ ...run, font: '', letters: [] }] }
}

/** The captions by which the block is found, and their values. */
const scale = [read('SCALE', [mark(102, 118, 8)]), read('1:1', [mark(102, 123, 6)])]
const number = [read('DWG NO', [mark(142, 118, 12)]), read('48-1000', [mark(142, 123, 14)])]

/** What is read of the block, and how often something was asked. */
async function block(
  others: readonly Read[],
  unread: readonly Component[],
  { says = '', sure = 0.95, likeliest = null as LikelyText | null } = {},
) {
  const asked: string[] = []
  const recogniser: Recogniser = {
    recognise: async (_, layout) => {
      asked.push(layout)
      return [{ text: says, confidence: sure, left: 10, top: 10, right: 30, bottom: 20 }]
    },
    likeliest: async () => likeliest,
    end: async () => {},
  }
  const before = [...scale, ...number, ...others]
  const components = [...before.flatMap(({ parts }) => parts), ...unread]
  const parts = { rulings, pieces: [], arrowheads: [], projection: [], lines: [], strokes: [] }
  const all = await withTitleCells(
    before,
    { ...parts, components },
    { image, recogniser, millimetres, onProgress: () => {} },
  )
  const known = new Set([...scale, ...number])
  const texts = all.filter((one) => !known.has(one)).flatMap(({ runs }) => runs)
  return { texts: texts.map(({ text }) => text), runs: texts, asked }
}

test('a word in a cell of the title block that was not read is read, where it stands', async () => {
  const { texts, runs, asked } = await block([], [mark(102, 102, 8)], { says: 'Fecha' })
  expect(texts).toEqual(['Fecha'])
  expect(asked).toEqual(['line'])
  expect(runs[0]?.box.x).toBeCloseTo(102)
})

test('what is not read surely, and marks outside the block, stay unread', async () => {
  expect((await block([], [mark(102, 102, 8)], { says: 'ar', sure: 0.8 })).texts).toEqual([])
  expect((await block([], [mark(20, 20, 8)], { says: 'Fecha' })).texts).toEqual([])
  expect((await block([], [mark(102, 102, 8)], { says: '—' })).texts).toEqual([])
})

test('letters of several cells that were joined to an upright line are read in their cells', async () => {
  const [one, other] = [mark(102, 102, 8), mark(102, 109, 8)]
  const { texts } = await block([read('il,', [one, other], 0.46, 270)], [], { says: 'Title' })
  expect(texts).toEqual(['Title', 'Title'])
})

test('a level line is read again only where it was unsure, and as a whole', async () => {
  const part = mark(102, 102, 8)
  const again = async (...line: Parameters<typeof read>) =>
    (await block([read(...line)], [], { says: 'Date' })).texts
  expect(await again('Oate', [part], 0.6)).toEqual(['Date'])
  expect(await again('Oate', [part], 0.9)).toEqual(['Oate'])
  expect(await again('Oate', [part, mark(20, 20, 8)], 0.6)).toEqual(['Oate'])
})

test.each(['Утв.', '0,543', '±0.06'])('%s stays however unsure it is', async (text) => {
  const { texts, asked } = await block([read(text, [mark(102, 102, 8)], 0.6)], [], { says: 'Date' })
  expect([texts, asked]).toEqual([[text], []])
})

test('a row that is surely a caption is that caption, also where it was read otherwise', async () => {
  const caption = async (beside: number, alone: number, text = 'FRMA') =>
    (
      await block([read(text, [mark(102, 102, 8)])], [], {
        likeliest: { text: 'FIRMA', beside, alone },
      })
    ).texts
  expect(await caption(0.8, 0.6)).toEqual(['FIRMA'])
  expect(await caption(0.3, 0.3)).toEqual(['FRMA'])
  expect(await caption(0.8, 0.1)).toEqual(['FRMA'])
  expect(await caption(0.8, 0.6, 'DATE')).toEqual(['DATE'])
  expect(await caption(0.8, 0.6, 'Crankcase')).toEqual(['Crankcase'])
  expect(await caption(0.8, 0.6, 'M6x20')).toEqual(['M6x20'])
})
