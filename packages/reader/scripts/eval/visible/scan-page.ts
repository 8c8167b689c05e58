import { displayListToSvg } from '@firstangle/drawings'
import type { PdfSheet } from '@firstangle/drawings/pdf'
import { createCanvas, type Image, ImageData, loadImage } from '@napi-rs/canvas'
import { seeded } from './random.ts'

/** How a sheet was scanned. */
export interface Scan {
  readonly dpi: number
  /** Degrees the sheet lies askew. */
  readonly skew: number
  /** Deviation of the grey of paper and ink, of 255. */
  readonly noise: number
  readonly seed: number
}

/** A sheet as grey pixels, row by row. */
export interface ScannedSheet {
  readonly width: number
  readonly height: number
  readonly gray: Uint8Array
}

/** A sheet as a scanner sees it: askew, grey paper, soft edges, noise. */
export async function scanPage(page: PdfSheet, scan: Scan): Promise<ScannedSheet> {
  const width = Math.round((page.sheet.width / 25.4) * scan.dpi)
  const height = Math.round((page.sheet.height / 25.4) * scan.dpi)
  const svg = displayListToSvg(page.displayList, page.sheet, { ink: '#1c1c22' }).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  )
  const picture: Image = await loadImage(Buffer.from(svg))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#f1f1ee'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((scan.skew * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const random = seeded(scan.seed)
  const gray = new Uint8Array(width * height)
  for (let i = 0; i < gray.length; i += 1) {
    // The sum of four even numbers is close enough to a bell curve.
    const bell = (random() + random() + random() + random() - 2) * 1.7
    const level = data[i * 4 + 1] ?? 255
    gray[i] = Math.max(0, Math.min(255, level + bell * scan.noise))
  }
  return { width, height, gray }
}

/** The scan as PNG with its resolution stated. */
export function pngOf({ width, height, gray }: ScannedSheet, dpi: number): Buffer {
  const canvas = createCanvas(width, height)
  const pixels = new Uint8ClampedArray(gray.length * 4)
  gray.forEach((level, i) => {
    pixels.fill(level, i * 4, i * 4 + 3)
    pixels[i * 4 + 3] = 255
  })
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return withResolution(canvas.toBuffer('image/png'), dpi)
}

/** Puts the chunk pHYs behind IHDR, which is always 25 bytes long (PNG specification, 11.3.5.3). */
function withResolution(png: Buffer, dpi: number): Buffer {
  const perMetre = Math.round(dpi / 0.0254)
  const chunk = Buffer.alloc(21)
  chunk.writeUInt32BE(9, 0)
  chunk.write('pHYs', 4, 'latin1')
  chunk.writeUInt32BE(perMetre, 8)
  chunk.writeUInt32BE(perMetre, 12)
  chunk.writeUInt8(1, 16)
  chunk.writeUInt32BE(checksum(chunk.subarray(4, 17)), 17)
  const start = 8 + 25
  return Buffer.concat([png.subarray(0, start), chunk, png.subarray(start)])
}

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** The scan as an uncompressed baseline TIFF (TIFF 6.0, section 4: grey images). */
export function tiffOf({ width, height, gray }: ScannedSheet, dpi: number): Buffer {
  const tags: readonly (readonly [tag: number, type: number, value: number])[] = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 0],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, gray.length],
    [282, 5, 0],
    [283, 5, 0],
    [296, 3, 2],
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
    const place = tag === 273 ? start : type === 5 ? resolution : value
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(1, at + 4)
    if (type === 3) head.writeUInt16LE(place, at + 8)
    else head.writeUInt32LE(place, at + 8)
  })
  head.writeUInt32LE(dpi, resolution)
  head.writeUInt32LE(1, resolution + 4)
  return Buffer.concat([head, gray])
}
