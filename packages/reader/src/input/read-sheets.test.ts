import { describe, expect, test } from 'vitest'
import type { DrawingPage, TextRun } from '../page.ts'
import type { ReadingProgress, ReadSheet } from '../workers/reader-client.ts'
import type { OpenDrawing, PageInput } from './drawing-file.ts'
import { readSheets } from './read-sheets.ts'
import { RefusedError } from './refusal.ts'

const run = (text: string, x: number, y: number): TextRun => ({
  text,
  origin: { x, y },
  advance: text.length * 2.4,
  size: 5,
  rotation: 0,
  box: { x, y: y - 3.5, width: text.length * 2.4, height: 3.5 },
  font: '',
  confidence: 1,
})

const page = (number: number, ...texts: TextRun[]): DrawingPage => ({
  number,
  width: 420,
  height: 297,
  source: 'vector',
  dpi: null,
  texts,
  paths: [],
})

/** A drawing of these pages, of which nothing is ever drawn. */
const drawingOf = (...pages: (PageInput | RefusedError)[]): OpenDrawing => ({
  pageCount: pages.length,
  page: async (number) => {
    const input = pages[number - 1]
    if (input instanceof RefusedError || !input) throw input
    return input
  },
  picture: () => Promise.reject(new Error('not drawn')),
  close: async () => {},
})

async function read(drawing: OpenDrawing) {
  const shown: (readonly ReadSheet[])[] = []
  const progress: ReadingProgress[] = []
  const onProgress = (one: ReadingProgress) => void progress.push(one)
  const onSheets = (sheets: readonly ReadSheet[]) => void shown.push(sheets)
  const sheets = await readSheets(drawing, { onProgress, onSheets })
  return { shown, sheets, progress }
}

const labels = (sheet: ReadSheet | undefined) => sheet?.reading.features.map(({ label }) => label)

describe('a page with lettering in a picture', () => {
  const own = page(1, run('M6x1', 100, 100))
  const whole = page(1, run('M8x1.25', 100, 50), run('M6x1', 100, 100))

  test('is shown before that is recognised, and its values keep their numbers', async () => {
    const { shown, sheets } = await read(
      drawingOf({ page: own, recognise: async () => ({ ...whole, source: 'mixed' }) }),
    )
    expect(shown).toHaveLength(1)
    expect(labels(shown[0]?.[0])).toEqual(['M6x1'])
    expect(shown[0]?.[0]?.isPartial).toBe(true)
    expect(labels(sheets[0])).toEqual(['M8x1.25', 'M6x1'])
    expect(sheets[0]?.reading.features[1]?.id).toBe(shown[0]?.[0]?.reading.features[0]?.id)
    expect(sheets[0]).toMatchObject({ isPartial: false, source: 'mixed' })
  })

  test('stays where its picture is refused', async () => {
    const refuse = async () => {
      throw new RefusedError({ reason: 'too-many-pixels', width: 1, height: 1 })
    }
    const { sheets } = await read(drawingOf({ page: own, recognise: refuse }))
    expect(labels(sheets[0])).toEqual(['M6x1'])
    expect(sheets[0]).toMatchObject({ isPartial: true, refusal: null })
  })

  test('waits where there is nothing to show yet, and its progress never goes back', async () => {
    const { shown, progress } = await read(
      drawingOf({
        page: page(1),
        recognise: async (onProgress) => {
          for (const step of ['extract', 'find', 'recognise'] as const) {
            await onProgress(step, 0)
            await onProgress(step, 1)
          }
          return whole
        },
      }),
    )
    expect(shown).toEqual([])
    const shares = progress.map(({ done }) => done)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(progress.every(({ done, until }) => done <= until && until <= 1)).toBe(true)
  })

  test('is recognised after all other pages are shown', async () => {
    const order: string[] = []
    const scan: PageInput = {
      page: page(1),
      recognise: async () => {
        order.push('recognised')
        return whole
      },
    }
    const drawing = drawingOf(scan, { page: { ...own, number: 2 }, recognise: null })
    const onSheets = () => void order.push('shown')
    await readSheets(drawing, { onProgress: () => {}, onSheets })
    expect(order).toEqual(['shown', 'recognised'])
  })
})

test('a refused page stays in its place; a file of refused pages is refused', async () => {
  const refusal = new RefusedError({
    reason: 'low-resolution',
    dpi: 72,
    limit: 200,
    isEstimated: false,
    page: 1,
  })
  const { sheets } = await read(
    drawingOf(refusal, { page: page(2, run('M6x1', 100, 100)), recognise: null }),
  )
  expect(sheets.map((sheet) => sheet.refusal?.code ?? null)).toEqual(['low-resolution', null])
  await expect(read(drawingOf(refusal))).rejects.toThrow(RefusedError)
})

test('a sheet with nothing but the fields of its header is shown with them', async () => {
  const texts = ['Title: Pump housing', 'Material: S235JR', 'Scale: 1:2', 'Date: 12.03.2024']
  const header = page(1, ...texts.map((text, index) => run(text, 250, 240 + 8 * index)))
  const { sheets } = await read(drawingOf({ page: header, recognise: null }))
  expect(sheets[0]?.reading.features).toEqual([])
  expect(sheets[0]?.reading.metadata.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['title', 'material', 'scale', 'date']),
  )
})
