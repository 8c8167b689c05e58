import { getDrawing } from '@firstangle/drawings'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, test } from 'vitest'
import { seeded } from '../../../scripts/random.ts'
import { jpegOf, pngOf, tiffOf } from '../../../scripts/sheets/picture-files.ts'
import { scanPage } from '../../../scripts/sheets/scan-page.ts'
import { readPage } from '../../read-page.ts'
import { secondsPerPage } from '../limits.ts'
import type { Platform } from '../platform.ts'
import { nodePlatform } from './node-platform.ts'
import { readDrawingFile } from './open-drawing.ts'

/** Recognition is another program in a sandbox; what leads to it is what files can break. */
const platform: Platform = {
  ...nodePlatform(),
  recogniser: async () => ({ recognise: async () => [], end: async () => {} }),
}

const drawing = getDrawing('plate')
const scan = { dpi: 200, skew: 0.2, noise: 4, seed: 1 }

/** A drawing whose operators stand in the file as text, so that a change meets a number or an operator. */
async function plainPdf(): Promise<Uint8Array> {
  const file = await PDFDocument.load(await drawingPdf(drawing))
  for (const page of file.getPages()) {
    const packed = file.context.lookup(page.node.get(PDFName.of('Contents')))
    if (!(packed instanceof PDFRawStream)) throw new Error('The page has no content')
    const content = file.context.stream(decodePDFRawStream(packed).decode())
    page.node.set(PDFName.of('Contents'), file.context.register(content))
  }
  return file.save({ useObjectStreams: false })
}

async function drawingFiles(): Promise<readonly Uint8Array[]> {
  const a5 = { displayList: drawing.displayList, sheet: { width: 210, height: 148 } }
  const sheet = scanPage(a5, scan)
  return [
    await plainPdf(),
    await drawingPdf(drawing, { symbols: 'strokes' }),
    pngOf(sheet, scan.dpi),
    tiffOf(sheet, scan.dpi),
    jpegOf(sheet, 80),
  ]
}

type Change = (bytes: Uint8Array, random: () => number) => Uint8Array

const place = (bytes: Uint8Array, random: () => number) => Math.floor(random() * bytes.length)

const cut: Change = (bytes, random) => bytes.slice(0, place(bytes, random))

const overwritten: Change = (bytes, random) => {
  const copy = bytes.slice()
  for (let i = 0; i < 60; i += 1) copy[place(copy, random)] = Math.floor(random() * 256)
  return copy
}

/** Headers and tables at the start say how large everything is. */
const headChanged: Change = (bytes, random) => {
  const copy = bytes.slice()
  for (let i = 0; i < 6; i += 1) copy[Math.floor(random() * 200)] = random() < 0.5 ? 255 : 0
  return copy
}

/** Numbers become enormous, negative or nothing. */
const digitsChanged: Change = (bytes, random) => {
  const copy = bytes.slice()
  const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39
  const places = Array.from(copy.keys()).filter((i) => isDigit(copy[i] ?? 0))
  if (places.length === 0) return overwritten(bytes, random)
  for (let i = 0; i < 200; i += 1) {
    const at = places[Math.floor(random() * places.length)] ?? 0
    copy[at] = '9-.0e('.charCodeAt(Math.floor(random() * 6))
  }
  return copy
}

/** A part of the file stands where another one should. */
const shuffled: Change = (bytes, random) => {
  const copy = bytes.slice()
  const from = place(copy, random)
  copy.copyWithin(place(copy, random), from, from + Math.floor(random() * 4000))
  return copy
}

const changes: readonly Change[] = [cut, overwritten, headChanged, digitsChanged, shuffled]

const files = drawingFiles()
const mutants = Array.from({ length: 60 }, (_, seed) => seed)

test.each(mutants)(
  'a mutated drawing ends in values or a reason: %i',
  { timeout: secondsPerPage * 1000 },
  async (seed) => {
    const random = seeded(4200 + seed)
    const all = await files
    const file = all[seed % all.length]
    const change = changes[Math.floor(seed / all.length) % changes.length]
    if (!file || !change) throw new Error('There is no such mutation')
    const read = await readDrawingFile(change(file, random), platform)
    if ('reason' in read) expect(read.reason).toMatch(/^\S+$/)
    else expect(read.map(readPage)).toHaveLength(read.length)
  },
)
