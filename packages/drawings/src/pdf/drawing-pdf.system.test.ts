import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { getDrawing } from '../index.ts'
import { drawingPdf, sheetsPdf } from './drawing-pdf.ts'
import type { PdfStyle } from './pdf-style.ts'

const drawing = getDrawing('plate')

async function readBack(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const file = await task.promise
  const page = await file.getPage(1)
  const { width, height } = page.getViewport({ scale: 25.4 / 72 })
  const content = await page.getTextContent()
  const texts = content.items.flatMap((item) => ('str' in item && item.str ? [item.str] : []))
  const pages = file.numPages
  const { fnArray } = await page.getOperatorList()
  const runs = fnArray.filter((operator) => operator === OPS.showText).length
  await task.destroy()
  return { pages, width, height, texts, runs }
}

const read = async (style: PdfStyle) => readBack(await drawingPdf(drawing, style))

describe('a drawing as PDF', () => {
  it('has the size of the sheet and every text as characters', async () => {
    const { width, height, texts } = await read({})
    expect([width, height].map(Math.round)).toEqual([420, 297])
    const all = texts.join('').replaceAll(' ', '')
    for (const { text } of drawing.texts) expect(all).toContain(text.replaceAll(' ', ''))
  })

  it('is the same file each time', async () => {
    expect(await drawingPdf(drawing)).toEqual(await drawingPdf(drawing))
  })

  it('stands upright on a rotated page', async () => {
    const { width, height, texts } = await read({ rotate: 90 })
    expect([width, height].map(Math.round)).toEqual([420, 297])
    expect(texts).toContain('4x Ø9')
  })

  it('writes line by line or glyph by glyph', async () => {
    expect((await read({})).runs).toBe(drawing.texts.length)
    const letters = drawing.texts.map(({ text }) => text.replaceAll(' ', '')).join('')
    expect((await read({ runs: 'glyphs' })).runs).toBe([...letters].length)
  })

  it('keeps signs out of the text when they are strokes', async () => {
    const { texts } = await read({ symbols: 'strokes' })
    expect(texts.join('')).not.toContain('Ø')
    expect(texts).toContain('90')
  })

  it('keeps signs as letters of a private font', async () => {
    const { texts } = await read({ symbols: 'privateFont' })
    expect(texts.join('')).not.toContain('Ø')
    expect(texts).toContain('n')
  })

  it('holds no text when everything is outlined', async () => {
    expect((await read({ runs: 'outlines' })).texts).toEqual([])
  })

  it('holds one page for each sheet', async () => {
    const { pages } = await readBack(await sheetsPdf([drawing, getDrawing('shaft')]))
    expect(pages).toBe(2)
  })
})
