import type { DrawingFormat } from '../refusal.ts'

/** Size of a picture as its header states it, read before anything is unpacked. */
export interface PictureHeader {
  readonly width: number
  readonly height: number
  /** Dots per inch; null where the file states none. */
  readonly dpi: number | null
}

const inchesPerMetre = 39.3701

/** Header of a picture with one page; null when it is broken. */
export function pictureHeaderOf(
  bytes: Uint8Array,
  format: Exclude<DrawingFormat, 'pdf' | 'tiff'>,
): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const header = readers[format](view)
    return header && header.width > 0 && header.height > 0 ? header : null
  } catch (error) {
    // The view throws this at the end of a cut file.
    if (error instanceof RangeError) return null
    throw error
  }
}

const readers = { png: pngHeader, bmp: bmpHeader, jpeg: jpegHeader, jp2: jp2Header }

/** PNG (ISO/IEC 15948): IHDR comes first, pHYs before the pixels. */
function pngHeader(view: DataView): PictureHeader {
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  let at = 8
  while (at + 12 <= view.byteLength) {
    const length = view.getUint32(at)
    const type = view.getUint32(at + 4)
    if (type === 0x70485973 && view.getUint8(at + 16) === 1) {
      return { ...size, dpi: stated(view.getUint32(at + 8) / inchesPerMetre) }
    }
    if (type === 0x49444154) break
    at += 12 + length
  }
  return { ...size, dpi: null }
}

function bmpHeader(view: DataView): PictureHeader {
  const isOld = view.getUint32(14, true) === 12
  if (isOld) return { width: view.getUint16(18, true), height: view.getUint16(20, true), dpi: null }
  return {
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
    dpi: stated(view.getInt32(38, true) / inchesPerMetre),
  }
}

/** JPEG: the density of JFIF, then the size of the first frame. EXIF is left to the pixels' decoder. */
function jpegHeader(view: DataView): PictureHeader | null {
  let at = 2
  let dpi: number | null = null
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xe0 && view.getUint32(at + 4) === 0x4a464946) {
      const unit = view.getUint8(at + 11)
      const density = view.getUint16(at + 12)
      if (unit === 1) dpi = stated(density)
      if (unit === 2) dpi = stated(density * 2.54)
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), dpi }
    }
    at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

/** JPEG 2000: size from the codestream's SIZ, resolution from the boxes resc or resd before it. */
function jp2Header(view: DataView): PictureHeader | null {
  const start = codestreamOf(view)
  if (start === undefined || view.getUint32(start) !== startOfCodestream) return null
  const width = view.getUint32(start + 8) - view.getUint32(start + 16)
  const height = view.getUint32(start + 12) - view.getUint32(start + 20)
  let dpi: number | null = null
  for (let at = 0; at < start && at < 1_000_000; at += 1) {
    const word = view.getUint32(at)
    if (word === 0x72657363 || word === 0x72657364) {
      const exponent = view.getInt8(at + 4 + 8)
      const perMetre = (view.getUint16(at + 4) / view.getUint16(at + 6)) * 10 ** exponent
      dpi = stated(perMetre / inchesPerMetre)
    }
  }
  return { width, height, dpi }
}

/** SOC and SIZ. */
const startOfCodestream = 0xff4fff51

/**
 * Where the codestream begins, as decoders find it: at once, or in the first box jp2c (ISO/IEC 15444-1, Annex I). One that
 * another box holds would state a small size for a picture that is enormous.
 */
function codestreamOf(view: DataView): number | undefined {
  if (view.getUint32(0) === startOfCodestream) return 0
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const length = view.getUint32(at)
    const head = length === 1 ? 16 : 8
    if (view.getUint32(at + 4) === 0x6a703263) return at + head
    const size = length === 1 ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : length
    if (size < head) return undefined
    at += size
  }
  return undefined
}

/** A resolution that a scanner may have; null for zero and nonsense. */
export function stated(dpi: number): number | null {
  return Number.isFinite(dpi) && dpi >= 10 && dpi <= 5000 ? dpi : null
}
