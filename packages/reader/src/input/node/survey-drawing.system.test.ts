import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { RefusedError } from '../refusal.ts'
import { surveyDrawing } from '../survey-drawing.ts'
import { nodePlatform } from './node-platform.ts'

const platform = nodePlatform()

async function survey(bytes: Uint8Array) {
  const options = { recognises: false, onPage: () => {} }
  return surveyDrawing(new Uint8Array(bytes), platform, options)
}

/** A document with a page for each list of lines. */
async function pdfOf(...pages: string[][]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const lines of pages) {
    const page = file.addPage([1190, 842])
    for (const [index, text] of lines.entries()) {
      page.drawText(text, { x: 100, y: 700 - index * 40, size: 12, font })
    }
  }
  return file.save()
}

/** A blank bitmap (BMP), whose header states the resolution. */
function bitmap(width: number, height: number, dpi: number): Uint8Array {
  const perMetre = Math.round(dpi * 39.3701)
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + row * height, 255)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(0, 6)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  file.writeUInt32LE(0, 30)
  file.writeUInt32LE(0, 34)
  file.writeInt32LE(perMetre, 38)
  file.writeInt32LE(perMetre, 42)
  file.writeUInt32LE(0, 46)
  file.writeUInt32LE(0, 50)
  return file
}

test('a file is described by its content, its hash and what stands on its sheets', async () => {
  const bytes = await pdfOf(['M8x1.25', 'R5', 'Ø120 h7'], ['40'])
  const summary = await survey(bytes)
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  expect(summary.sha256).toBe(Buffer.from(hash).toString('hex'))
  expect(summary).toMatchObject({ format: 'pdf', largestSize: 120, materialCategory: [] })
  expect(summary.callouts).toEqual(expect.arrayContaining(['M8x1.25', 'R5', 'Ø120h7']))
  expect(summary.sheets).toEqual(
    [1, 2].map((page) => ({ page, source: 'vector', dpi: null, refusal: null, isPartial: false })),
  )
})

test('a scan has its stated resolution, and is still to be recognised', async () => {
  const { format, sheets } = await survey(bitmap(600, 400, 300))
  expect(format).toBe('bmp')
  expect(sheets).toMatchObject([{ source: 'scan', dpi: 300, isPartial: true, refusal: null }])
})

test('a picture that does not state its resolution is no worse for that', async () => {
  const png = createCanvas(600, 400).toBuffer('image/png')
  expect((await survey(png)).sheets).toMatchObject([{ dpi: null, isPartial: true, refusal: null }])
})

test('a scan below 200 dpi is refused before a pixel is looked at', async () => {
  await expect(survey(bitmap(600, 400, 150))).rejects.toMatchObject({
    refusal: { reason: 'low-resolution', dpi: 150, isEstimated: false },
  })
})

test.each([
  ['a text', Buffer.from('Dear reader'), 'other-format'],
  ['a drawing file of CAD with another name', Buffer.from('AC1032 \0\0\0'), 'cad'],
  ['a document without lettering', await pdfOf([]), 'no-text'],
  ['a letter', await pdfOf(['Dear customer, thank you for your order.']), 'no-values'],
])('%s is refused', async (_name, bytes, reason) => {
  const refused = survey(bytes)
  await expect(refused).rejects.toBeInstanceOf(RefusedError)
  await expect(refused).rejects.toMatchObject({ refusal: { reason } })
})
