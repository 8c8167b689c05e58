import type { IFD } from 'utif2'
import { compressions, directoryOf, hasTag, numberOf, numbersOf } from './tags.ts'
import { type FaxKind, unpackFax } from './unpack-fax.ts'
import { unpackLzw } from './unpack-lzw.ts'
import { UTIF } from './utif.ts'

/** Tags of a page that is not compressed and has its bits in the usual order. */
const stored = directoryOf({ compression: [1], fillOrder: [1] })

/** Size of a strip or of a tile in pixels. */
interface PieceSize {
  readonly width: number
  readonly height: number
}

/**
 * The directory of a page with its pixels as `data`; the one that is given stays as it is. UTIF goes on for minutes or for
 * ever where a fax or LZW is damaged, and then gives noise, so that those are unpacked here. What follows the unpacking,
 * such as sums of differences between pixels, stays with UTIF.
 *
 * @throws DamagedStripError, and what UTIF throws.
 */
export function unpackedPage(bytes: Uint8Array, directory: IFD): IFD {
  const page = { ...directory }
  const isOurs = faxKind(page) !== null || numberOf(page, 'compression') === compressions.lzw
  UTIF.decodeImage(isOurs ? storePieces(bytes, page) : (bytes.buffer as ArrayBuffer), page)
  return page
}

function faxKind(page: IFD): FaxKind | null {
  const compression = numberOf(page, 'compression')
  if (compression === compressions.runs) return 'runs'
  if (compression === compressions.group4) return 'group-4'
  if (compression !== compressions.group3) return null
  return (numberOf(page, 't4Options') & 1) === 1 ? 'group-3-2d' : 'group-3'
}

/** A file with the strips or tiles of a page, unpacked; the tags of the page then name their places in it. */
function storePieces(bytes: Uint8Array, page: IFD): ArrayBuffer {
  const isTiled = hasTag(page, 'tileWidth')
  const placeTag = isTiled ? 'tileOffsets' : 'stripOffsets'
  const lengthTag = isTiled ? 'tileByteCounts' : 'stripByteCounts'
  const lengths = numbersOf(page, lengthTag)
  const size = isTiled ? tileSize(page) : stripSize(page)
  const columns = Math.ceil(numberOf(page, 'imageWidth') / size.width)
  const rows = Math.ceil(numberOf(page, 'imageLength') / size.height)
  const pieces = numbersOf(page, placeTag)
    .slice(0, columns * rows)
    .map((start, i) => {
      const piece = bytes.subarray(start, start + (lengths[i] ?? bytes.length))
      // The last strip may hold fewer rows than the others.
      const most = isTiled ? size.height : numberOf(page, 'imageLength') - i * size.height
      return unpackPiece(piece, page, { ...size, height: Math.min(size.height, most) })
    })
  // A file begins with the order of its bytes.
  const order = bytes.subarray(0, 2)
  const places: number[] = []
  const file = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, order.length))
  file.set(order)
  let end = order.length
  for (const piece of pieces) {
    file.set(piece, end)
    places.push(end)
    end += piece.length
  }
  const own = { [placeTag]: places, [lengthTag]: pieces.map(({ length }) => length) }
  Object.assign(page, stored, directoryOf(own))
  // UTIF asks each page that is not compressed for it.
  if (!hasTag(page, 'photometricInterpretation')) {
    Object.assign(page, directoryOf({ photometricInterpretation: [0] }))
  }
  return file.buffer
}

const tileSize = (page: IFD): PieceSize => ({
  width: numberOf(page, 'tileWidth'),
  height: numberOf(page, 'tileLength'),
})

const stripSize = (page: IFD): PieceSize => ({
  width: numberOf(page, 'imageWidth'),
  height: Math.min(
    numberOf(page, 'rowsPerStrip') || numberOf(page, 'imageLength'),
    numberOf(page, 'imageLength'),
  ),
})

function unpackPiece(bytes: Uint8Array, page: IFD, { width, height }: PieceSize): Uint8Array {
  const kind = faxKind(page)
  if (kind) {
    return unpackFax({ bytes, kind, isReversed: numberOf(page, 'fillOrder') === 2, width, height })
  }
  const bitsOfPixel =
    (numberOf(page, 'bitsPerSample') || 1) * (numberOf(page, 'samplesPerPixel') || 1)
  return unpackLzw(bytes, Math.ceil((bitsOfPixel * width) / 8) * height)
}
