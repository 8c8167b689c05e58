import { createCanvas } from '@napi-rs/canvas'
import { degrees, PDFDocument, PDFName, PDFNumber, StandardFonts } from 'pdf-lib'
import { describe, expect, test, vi } from 'vitest'
import type { DrawingPage } from '../../page.ts'
import { readPage } from '../../read-page.ts'
import { openDrawing } from '../open-drawing.ts'
import { readingAsShown } from '../placement.ts'
import { nodePlatform } from './node-platform.ts'
import { readDrawingFile } from './open-drawing.ts'

async function pdfOf(draw: (file: PDFDocument) => Promise<void> | void): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  await draw(file)
  return file.save()
}

async function pagesOf(bytes: Uint8Array): Promise<readonly DrawingPage[]> {
  const read = await readDrawingFile(bytes)
  if ('reason' in read) throw new Error(`Refused: ${read.reason}`)
  return read
}

/** A sheet of A4 upright with a figure and a line, in points from the lower left. */
async function sheet(file: PDFDocument, rotate = 0) {
  const page = file.addPage([595.28, 841.89])
  const font = await file.embedFont(StandardFonts.Helvetica)
  page.drawText('12.5', { x: 72, y: 720, size: 10, font })
  page.drawLine({ start: { x: 72, y: 700 }, end: { x: 144, y: 700 }, thickness: 1 })
  page.setRotation(degrees(rotate))
  return page
}

describe('pages of a PDF', () => {
  test('text and lines lie in millimetres from the top left', async () => {
    const [page] = await pagesOf(await pdfOf(async (file) => void (await sheet(file))))
    expect(page).toMatchObject({ number: 1, source: 'vector', dpi: null })
    expect(page?.width).toBeCloseTo(210, 1)
    expect(page?.height).toBeCloseTo(297, 1)
    const [text] = page?.texts ?? []
    expect(text).toMatchObject({ text: '12.5', rotation: 0, font: 'Helvetica', confidence: 1 })
    expect(text?.origin.x).toBeCloseTo(25.4, 2)
    expect(text?.origin.y).toBeCloseTo(297 - 254, 1)
    expect(text?.size).toBeCloseTo(3.528, 2)
    const [path] = page?.paths ?? []
    expect(path?.lineWidth).toBeCloseTo(0.353, 2)
    expect(path?.lines[0]?.points.map(({ x }) => Math.round(x * 10) / 10)).toEqual([25.4, 50.8])
  })

  test.each([
    [90, 270, { x: 254, y: 25.4 }],
    [180, 180, { x: 184.6, y: 254 }],
    [270, 90, { x: 43, y: 184.6 }],
  ])('a page turned by %i degrees is read as it is shown', async (rotate, rotation, origin) => {
    const [page] = await pagesOf(await pdfOf(async (file) => void (await sheet(file, rotate))))
    const [text] = page?.texts ?? []
    expect(text?.rotation).toBeCloseTo(rotation, 3)
    expect(text?.origin.x).toBeCloseTo(origin.x, 0)
    expect(text?.origin.y).toBeCloseTo(origin.y, 0)
    expect(page?.width).toBeCloseTo(rotate === 180 ? 210 : 297, 0)
  })

  test('UserUnit scales the page', async () => {
    const bytes = await pdfOf(async (file) => {
      const page = await sheet(file)
      page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2))
    })
    const [page] = await pagesOf(bytes)
    expect(page?.width).toBeCloseTo(420, 0)
    expect(page?.texts[0]?.size).toBeCloseTo(7.06, 1)
  })
})

describe('files that are refused', () => {
  test.each([
    ['nothing', '', { reason: 'empty' }],
    ['a DWG', 'AC1027', { reason: 'cad', format: 'DWG' }],
    ['a PDF without content', '%PDF-1.7\n%%EOF', { reason: 'broken', format: 'pdf' }],
    ['a PNG that is cut off', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', { reason: 'broken', format: 'png' }],
    [
      'a TIFF of 64 bits',
      'II+\0\x08\0\0\0\0\0\0\0\0\0\0\0',
      { reason: 'unsupported-variant', format: 'tiff' },
    ],
  ])('%s', async (_, text, refusal) => {
    expect(await readDrawingFile(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toEqual(
      refusal,
    )
  })

  test('too many pages', async () => {
    const bytes = await pdfOf((file) => {
      for (let page = 0; page < 21; page += 1) file.addPage()
    })
    expect(await readDrawingFile(bytes)).toEqual({ reason: 'too-many-pages', pages: 21, limit: 20 })
  })

  test('a page without lettering', async () => {
    expect(await readDrawingFile(await pdfOf((file) => void file.addPage()))).toEqual({
      reason: 'no-text',
    })
  })

  test('a TIFF whose directories go round in circles', async () => {
    const tiff = new Uint8Array(26)
    tiff.set([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0])
    tiff[22] = 8
    expect(await readDrawingFile(tiff)).toEqual({ reason: 'broken', format: 'tiff' })
  })

  test('a picture with more pixels than any sheet', async () => {
    const png = new Uint8Array(45)
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    new DataView(png.buffer).setUint32(16, 60_000)
    new DataView(png.buffer).setUint32(20, 60_000)
    expect(await readDrawingFile(png)).toEqual({
      reason: 'too-many-pixels',
      width: 60_000,
      height: 60_000,
    })
  })
})

test.each([90, 180, 270] as const)(
  'a picture turned by %d degrees is read upright',
  async (turn) => {
    const [width, height] = [2480, 1754]
    const sheet = createCanvas(turn === 180 ? width : height, turn === 180 ? height : width)
    const context = sheet.getContext('2d')
    context.fillStyle = 'white'
    context.fillRect(0, 0, sheet.width, sheet.height)
    context.translate(sheet.width / 2, sheet.height / 2)
    context.rotate((turn * Math.PI) / 180)
    context.fillStyle = 'black'
    context.font = '45px sans-serif'
    const notes = ['General tolerances', 'Surface treatment', 'Break sharp edges', 'Motor bracket']
    for (const [index, note] of notes.entries()) context.fillText(note, -900, -500 + 200 * index)
    context.strokeRect(-1100, -700, 2200, 1400)
    const pages = await readDrawingFile(new Uint8Array(sheet.toBuffer('image/png')))
    if ('reason' in pages) throw new Error(pages.reason)
    const words = pages[0]?.texts.filter(({ rotation }) => rotation === 0).map(({ text }) => text)
    expect(words).toEqual(expect.arrayContaining(['General', 'Surface', 'sharp', 'bracket']))
  },
)

test('a sheet scanned on a larger paper is a page of its own, shown where it lay', async () => {
  const [perMillimetre, left, top] = [300 / 25.4, 20, 80]
  const paper = createCanvas(Math.round(210 * perMillimetre), Math.round(297 * perMillimetre))
  const context = paper.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, paper.width, paper.height)
  context.scale(perMillimetre, perMillimetre)
  context.lineWidth = 0.5
  context.strokeRect(left, top, 170, 110)
  context.fillStyle = 'black'
  context.font = '4px sans-serif'
  context.fillText('General tolerances', left + 20, top + 30)
  context.fillText('Break sharp edges', left + 20, top + 80)
  const [page] = await pagesOf(new Uint8Array(paper.toBuffer('image/png')))
  expect(page?.width).toBeCloseTo(174, -1)
  expect(page?.height).toBeCloseTo(114, -1)
  expect(page?.shown?.height).toBeCloseTo(297, -1)
  const reading = page && readingAsShown(readPage(page), page.shown)
  const languages = reading?.metadata.find(({ field }) => field === 'languages')
  expect(languages?.boxes[0]?.x).toBeCloseTo(left + 20, -1)
  expect(languages?.boxes[0]?.y).toBeCloseTo(top + 27, -1)
})

/** A page that one picture fills, of which the file states a size in pixels. */
function scannedPdf(side: number, pixels: number): Promise<Uint8Array> {
  return pdfOf((file) => {
    const page = file.addPage([side, side])
    const picture = file.context.stream(new Uint8Array(100), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: pixels,
      Height: pixels,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 1,
    })
    const name = page.node.newXObject('Scan', file.context.register(picture))
    const content = `${side} 0 0 ${side} 0 0 cm ${name} Do`
    page.node.set(PDFName.of('Contents'), file.context.register(file.context.stream(content)))
  })
}

test('a PDF whose scan has more pixels than any sheet is refused as such', async () => {
  const [width, height] = [300_000, 300_000]
  const refusal = { reason: 'too-many-pixels', width, height }
  expect(await readDrawingFile(await scannedPdf(100_000, width))).toEqual(refusal)
})

test('a PDF whose scan cannot be painted is a broken file', async () => {
  const refusal = { reason: 'broken', format: 'pdf' }
  expect(await readDrawingFile(await scannedPdf(595, 100_000))).toEqual(refusal)
})

test('a PDF with a 3D model is refused as such, not as a coarse scan', async () => {
  const preview = createCanvas(300, 200)
  preview.getContext('2d').fillRect(20, 20, 100, 100)
  const bytes = await pdfOf(async (file) => {
    const page = file.addPage([842, 595])
    const picture = await file.embedPng(preview.toBuffer('image/png'))
    page.drawImage(picture, { x: 0, y: 0, width: 842, height: 595 })
    const model = file.context.obj({
      Type: 'Annot',
      Subtype: '3D',
      Rect: [0, 0, 842, 595],
      F: 4,
    })
    page.node.addAnnot(file.context.register(model))
  })
  expect(await readDrawingFile(bytes)).toEqual({ reason: 'model' })
})

test('a page that takes longer to paint than a page may is given up', async () => {
  const drawing = await openDrawing(
    await pdfOf(async (file) => void (await sheet(file))),
    nodePlatform(),
  )
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 61_000
    return now
  })
  const painted = drawing.picture(1, { x: 0, y: 0, width: 210, height: 297 }, 1)
  await expect(painted).rejects.toMatchObject({
    refusal: { reason: 'time-limit', seconds: 60, page: 1 },
  })
  vi.restoreAllMocks()
  await expect(drawing.picture(1, { x: 0, y: 0, width: 20, height: 20 }, 1)).resolves.toBeDefined()
  await drawing.close()
})
