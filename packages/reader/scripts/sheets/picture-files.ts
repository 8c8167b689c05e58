import { crc32, deflateSync } from 'node:zlib'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { ScannedSheet } from './scan-page.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk of a PNG file (PNG specification, 5.3). */
function chunk(name: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  out.set(data, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

/** Rows of grey as they stand in a PNG file: a filter byte, then one byte or one bit for each pixel. */
function rowsOf({ width, height, grey }: ScannedSheet, isBilevel: boolean): Uint8Array {
  const bytes = isBilevel ? Math.ceil(width / 8) : width
  const out = new Uint8Array((bytes + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const start = y * (bytes + 1) + 1
    for (let x = 0; x < width; x += 1) {
      const level = grey[y * width + x] ?? 0
      if (!isBilevel) out[start + x] = level
      else if (level > 127) out[start + (x >> 3)] = (out[start + (x >> 3)] ?? 0) | (128 >> (x & 7))
    }
  }
  return out
}

/** The scan as PNG with its resolution stated; black and white takes one bit a pixel. */
export function pngOf(sheet: ScannedSheet, dpi: number): Buffer {
  const isBilevel = sheet.grey.every((level) => level === 0 || level === 255)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(sheet.width, 0)
  header.writeUInt32BE(sheet.height, 4)
  header[8] = isBilevel ? 1 : 8
  const resolution = Buffer.alloc(9)
  const perMetre = Math.round(dpi / 0.0254)
  resolution.writeUInt32BE(perMetre, 0)
  resolution.writeUInt32BE(perMetre, 4)
  resolution[8] = 1
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('pHYs', resolution),
    chunk('IDAT', deflateSync(rowsOf(sheet, isBilevel))),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Types of values in a TIFF directory (TIFF 6.0, section 2). */
const [short, long, rational] = [3, 4, 5]

/** The tag of the place where the pixels begin. */
const stripOffsets = 273

/** The scan as an uncompressed baseline TIFF (TIFF 6.0, section 4: grey images). */
export function tiffOf({ width, height, grey }: ScannedSheet, dpi: number): Buffer {
  const tags: readonly (readonly [tag: number, type: number, value: number])[] = [
    [256, long, width], // ImageWidth
    [257, long, height], // ImageLength
    [258, short, 8], // BitsPerSample
    [259, short, 1], // Compression: none
    [262, short, 1], // PhotometricInterpretation: 0 is black
    [stripOffsets, long, 0],
    [277, short, 1], // SamplesPerPixel
    [278, long, height], // RowsPerStrip
    [279, long, grey.length], // StripByteCounts
    [282, rational, 0], // XResolution
    [283, rational, 0], // YResolution
    [296, short, 2], // ResolutionUnit: inch
  ]
  const directory = 2 + tags.length * 12 + 4
  const resolution = 8 + directory
  const start = resolution + 8
  const head = Buffer.alloc(start)
  head.write('II', 0, 'latin1')
  head.writeUInt16LE(42, 2)
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(tags.length, 8)
  tags.forEach(([tag, type, value], i) => {
    const at = 10 + i * 12
    const own = type === rational ? resolution : value
    const place = tag === stripOffsets ? start : own
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(1, at + 4)
    if (type === short) head.writeUInt16LE(place, at + 8)
    else head.writeUInt32LE(place, at + 8)
  })
  head.writeUInt32LE(dpi, resolution)
  head.writeUInt32LE(1, resolution + 4)
  return Buffer.concat([head, grey])
}

/** The scan as JPEG, as a camera stores it: without a resolution. `quality` is from 1 to 100. */
export function jpegOf({ width, height, grey }: ScannedSheet, quality: number): Uint8Array {
  const canvas = createCanvas(width, height)
  const pixels = new Uint8ClampedArray(grey.length * 4).fill(255)
  grey.forEach((level, i) => {
    pixels.fill(level, i * 4, i * 4 + 3)
  })
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return new Uint8Array(canvas.toBuffer('image/jpeg', quality))
}
