import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import * as UTIF from 'utif2'
import { expect, test } from 'vitest'
import { type Random, seeded } from '../../../scripts/random.ts'
import type { Platform } from '../platform.ts'
import { nodePlatform } from './node-platform.ts'
import { readDrawingFile } from './open-drawing.ts'

/** Reading without recognition, which damaged pictures only make slower. */
const platform: Platform = {
  ...nodePlatform(),
  recogniser: async () => ({ recognise: async () => [], end: async () => {} }),
}

async function samples(): Promise<Record<string, Uint8Array>> {
  const canvas = createCanvas(300, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 300, 200)
  context.fillStyle = '#000'
  context.fillText('12.5', 40, 60)
  const rgba = context.getImageData(0, 0, 300, 200).data
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  file.addPage([300, 200]).drawText('12.5', { x: 40, y: 60, font })
  return {
    pdf: await file.save({ useObjectStreams: false }),
    png: new Uint8Array(canvas.toBuffer('image/png')),
    jpeg: new Uint8Array(canvas.toBuffer('image/jpeg')),
    tiff: new Uint8Array(UTIF.encodeImage(new Uint8Array(rgba), 300, 200)),
  }
}

/** Cut off, with bytes changed, or with a part written twice. */
function damaged(bytes: Uint8Array, random: Random): Uint8Array {
  const at = Math.floor(random() * bytes.length)
  const way = random()
  if (way < 0.35) return bytes.slice(0, at)
  const copy = bytes.slice()
  if (way < 0.6) {
    copy.copyWithin(at, Math.floor(random() * bytes.length))
    return copy
  }
  const changes = 1 + Math.floor(random() * 40)
  for (let change = 0; change < changes; change += 1) {
    copy[Math.floor(random() * copy.length * (way < 0.8 ? 0.1 : 1))] = Math.floor(random() * 256)
  }
  return copy
}

test.each(['pdf', 'png', 'jpeg', 'tiff'])(
  'damaged files end in pages or a reason: %s',
  async (format) => {
    const bytes = (await samples())[format] as Uint8Array
    const random = seeded(format.length * 1000 + format.charCodeAt(0))
    for (let run = 0; run < 24; run += 1) {
      const read = await readDrawingFile(damaged(bytes, random), platform)
      expect('reason' in read ? read.reason : read.length).toBeTruthy()
    }
  },
)
