import type { IFD } from 'utif2'
import { pageLimit } from '../limits.ts'
import { RefusedError } from '../refusal.ts'
import { type GreyImage, writeGrey } from './grey-image.ts'
import { type PictureHeader, stated } from './picture-header.ts'
import { compressions, directoryOf, hasTag, numberOf } from './tiff/tags.ts'
import { unpackedPage } from './tiff/unpacked-page.ts'
import { UTIF } from './tiff/utif.ts'

/** Compressions that are read: none, G3, G4, LZW, JPEG, Deflate, PackBits (TIFF 6.0 and later notes). */
const readCompressions = new Set([1, 2, 3, 4, 5, 6, 7, 8, 32946, 32773])

/** A page of a TIFF, not unpacked yet. */
interface TiffPage extends PictureHeader {
  readonly directory: IFD
}

/**
 * Pages of a TIFF; reduced copies of a page (thumbnails) are not pages. What is never read is cut off in `bytes`.
 *
 * @throws RefusedError for broken and unusual files and for too many pages.
 */
export function tiffPages(bytes: Uint8Array): TiffPage[] {
  checkDirectories(bytes)
  let directories: IFD[]
  try {
    directories = UTIF.decode(bytes.buffer as ArrayBuffer)
  } catch (error) {
    throw new RefusedError({ reason: 'broken', format: 'tiff' }, { cause: error })
  }
  const pages = directories
    .filter((one) => numberOf(one, 'imageWidth') > 0 && (numberOf(one, 'newSubfileType') & 1) === 0)
    .map((directory) => ({
      directory,
      width: numberOf(directory, 'imageWidth'),
      height: numberOf(directory, 'imageLength'),
      dpi: dpiOf(directory),
    }))
  if (pages.length === 0) throw new RefusedError({ reason: 'broken', format: 'tiff' })
  if (pages.length > pageLimit) {
    throw new RefusedError({ reason: 'too-many-pages', pages: pages.length, limit: pageLimit })
  }
  return pages
}

/** Tags that lead to further directories: other resolutions, EXIF, GPS, private data of cameras. Nothing of them is read. */
const branchTags = new Set([330, 34665, 34853, 50740, 61440])

/**
 * Follows the chain of directories once: UTIF would follow a cyclic chain for ever. Branches are cut off: directories that
 * each name the next one twenty times would be read for years.
 */
function checkDirectories(bytes: Uint8Array): void {
  const broken = () => new RefusedError({ reason: 'broken', format: 'tiff' })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 14) throw broken()
  const isLittle = view.getUint16(0) === 0x4949
  if (view.getUint16(2, isLittle) === 43) {
    throw new RefusedError({ reason: 'unsupported-variant', format: 'tiff' })
  }
  const seen = new Set<number>()
  let at = view.getUint32(4, isLittle)
  while (at !== 0) {
    if (seen.has(at) || at + 6 > bytes.length || seen.size > 20 * pageLimit) throw broken()
    seen.add(at)
    const count = view.getUint16(at, isLittle)
    const next = at + 2 + 12 * count
    if (count === 0 || next + 4 > bytes.length) throw broken()
    for (let entry = at + 2; entry < next; entry += 12) {
      if (view.getUint32(entry + 4, isLittle) > bytes.length) throw broken()
      if (branchTags.has(view.getUint16(entry, isLittle))) view.setUint16(entry, 0, isLittle)
    }
    at = view.getUint32(next, isLittle)
  }
}

/** Unpacks a page. */
export function tiffPixels(bytes: Uint8Array, page: TiffPage): GreyImage {
  const { directory, width, height } = page
  if (!readCompressions.has(numberOf(directory, 'compression') || 1)) {
    throw new RefusedError({ reason: 'unsupported-variant', format: 'tiff' })
  }
  // UTIF unpacks grey JPEG as colours and needs the room for them.
  const isGreyJpeg =
    numberOf(directory, 'compression') === compressions.jpeg &&
    numberOf(directory, 'samplesPerPixel') <= 1
  const asColours = directoryOf({
    samplesPerPixel: [3],
    bitsPerSample: [8, 8, 8],
    photometricInterpretation: [2],
  })
  try {
    return greyOf(
      unpackedPage(bytes, isGreyJpeg ? { ...directory, ...asColours } : directory),
      width,
      height,
    )
  } catch (error) {
    throw new RefusedError({ reason: 'broken', format: 'tiff' }, { cause: error })
  }
}

/** Bilevel and grey pages directly, so that memory stays small; colours by UTIF. */
function greyOf(directory: IFD, width: number, height: number): GreyImage {
  const pixels = new Uint8Array(width * height)
  const bits = numberOf(directory, 'bitsPerSample') || 1
  const samples = numberOf(directory, 'samplesPerPixel') || 1
  const kind = numberOf(directory, 'photometricInterpretation')
  const data = directory.data
  if (samples !== 1 || kind > 1 || ![1, 8].includes(bits)) {
    writeGrey(UTIF.toRGBA8(directory), pixels, 0)
    return { width, height, pixels }
  }
  const isInverse = kind === 0
  const stride = Math.ceil((width * bits) / 8)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade =
        bits === 8
          ? (data[y * stride + x] ?? 255)
          : (((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) * 255
      pixels[y * width + x] = isInverse ? 255 - shade : shade
    }
  }
  return { width, height, pixels }
}

/** XResolution in dots per ResolutionUnit: 2 inches, 3 centimetres. */
function dpiOf(directory: IFD): number | null {
  const resolution = numberOf(directory, 'xResolution')
  const unit = hasTag(directory, 'resolutionUnit') ? numberOf(directory, 'resolutionUnit') : 2
  if (unit === 3) return stated(resolution * 2.54)
  return unit === 2 ? stated(resolution) : null
}
