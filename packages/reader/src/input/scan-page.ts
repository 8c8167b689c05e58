import { mmPerInch } from '@firstangle/drawings/standards'
import type { DrawingPage, Placement } from '../page.ts'
import { type OnInputProgress, tellWithoutWaiting } from './drawing-file.ts'
import { dpiLimit, leastDpi, pixelLimit } from './limits.ts'
import type { Recogniser } from './ocr/recogniser.ts'
import { compose } from './pdf/matrix.ts'
import { backFromStraight, backFromTurn, type QuarterTurn } from './placement.ts'
import { type GreyImage, turned } from './raster/grey-image.ts'
import type { PictureHeader } from './raster/picture-header.ts'
import { type Resolution, resolutionOf } from './raster/resolution.ts'
import { RefusedError } from './refusal.ts'
import { binarised, faintShare } from './scan/ink/binarise.ts'
import type { Bitmap } from './scan/ink/bitmap.ts'
import { readParts } from './scan/read-scan.ts'
import { letterHeightOf } from './scan/rows/letter-height.ts'
import { sheetPartsOf } from './scan/sheet-parts.ts'
import { withoutDesk } from './scan/straight/desk.ts'
import { skewOf, straightened } from './scan/straight/deskew.ts'
import { keystoneOf, withoutKeystone } from './scan/straight/keystone.ts'
import { turnOfLines } from './scan/straight/turn-of-lines.ts'

/** Half the surroundings of a pixel for a first look, before the resolution is known. */
const firstRadius = 24

/** A scan that lies straight, with its resolution. */
export interface StraightScan extends Resolution {
  readonly image: GreyImage
  /** How it lay in its file; null where it lay so. */
  readonly shown: Placement | null
}

/** Refuses pictures that would take more memory than a sheet of A0 does. */
export function checkPixels({ width, height }: Pick<PictureHeader, 'width' | 'height'>): void {
  if (width * height > pixelLimit)
    throw new RefusedError({ reason: 'too-many-pixels', width, height })
}

/** Refuses scans below 200 dpi. */
export function checkResolution({ dpi, isEstimated }: Resolution, page: number): void {
  if (dpi >= leastDpi) return
  const found = Math.round(dpi)
  const limit = dpiLimit
  throw new RefusedError({ reason: 'low-resolution', dpi: found, limit, isEstimated, page })
}

/**
 * Finds the resolution of a scan and sets it straight.
 *
 * @throws RefusedError below 200 dpi.
 */
export function straightScan(image: GreyImage, dpi: number | null, page: number): StraightScan {
  const bitmap = binarised(image, firstRadius)
  const resolution = resolutionOfScan(image, bitmap, dpi)
  checkResolution(resolution, page)
  const skew = skewOf(bitmap)
  const { width, height } = sizeOf(image, resolution.dpi)
  const shown = skew === 0 ? null : { width, height, matrix: backFromStraight(skew, width, height) }
  return { ...resolution, image: straightened(image, skew), shown }
}

/**
 * The same for a file that may be a photograph: it is rectified first, as if seen from straight above. Pictures on pages of
 * a PDF are not, since a matrix places what is read there, and no matrix can undo a projection.
 *
 * @throws RefusedError below 200 dpi.
 */
export function straightPhotograph(
  image: GreyImage,
  dpi: number | null,
  page: number,
): StraightScan {
  // Frames are often grey; the edges of the paper show best how its lines run together.
  const keystone = keystoneOf(binarised(image, firstRadius, faintShare))
  const paper = withoutDesk(image) ?? image
  return straightScan(keystone ? withoutKeystone(paper, keystone) : paper, dpi, page)
}

/** An estimate too low to be read is made again with a fainter threshold: the usual one breaks grey lettering into fragments. */
function resolutionOfScan(image: GreyImage, bitmap: Bitmap, dpi: number | null): Resolution {
  const resolution = resolutionOf({ ...image, dpi }, letterHeightOf(bitmap))
  if (!resolution.isEstimated || resolution.dpi >= leastDpi) return resolution
  const faint = binarised(image, firstRadius, faintShare)
  return resolutionOf({ ...image, dpi }, letterHeightOf(faint))
}

/** Size of a picture in millimetres. */
const sizeOf = ({ width, height }: GreyImage, dpi: number) => ({
  width: (width / dpi) * mmPerInch,
  height: (height / dpi) * mmPerInch,
})

/** Recognises a straight scan, turned so that its words read to the right. */
export async function scanPage(
  scan: StraightScan,
  number: number,
  recogniser: Recogniser,
  onProgress: OnInputProgress,
): Promise<{ page: DrawingPage; scan: StraightScan; turn: QuarterTurn }> {
  const { image, dpi } = scan
  const find = (one: GreyImage) =>
    sheetPartsOf(one, dpi / mmPerInch, (fraction) =>
      tellWithoutWaiting(onProgress, 'find', fraction),
    )
  const parts = find(image)
  const turn = await turnOfLines(image, parts.lines, recogniser)
  const upright = turnedScan(scan, turn)
  const lines = turn === 0 ? parts : find(upright.image)
  const marks = await readParts(upright.image, dpi, lines, recogniser, onProgress)
  const { shown } = upright
  return {
    page: {
      number,
      ...sizeOf(upright.image, dpi),
      source: 'scan',
      dpi: Math.round(dpi),
      ...marks,
      ...(shown && { shown }),
    },
    scan: upright,
    turn,
  }
}

/** A scan turned clockwise. */
export function turnedScan(scan: StraightScan, turn: QuarterTurn): StraightScan {
  if (turn === 0) return scan
  const { width, height } = sizeOf(scan.image, scan.dpi)
  const back = backFromTurn(turn, width, height)
  const shown = scan.shown
    ? { ...scan.shown, matrix: compose(scan.shown.matrix, back) }
    : { width, height, matrix: back }
  return { ...scan, image: turned(scan.image, turn), shown }
}
