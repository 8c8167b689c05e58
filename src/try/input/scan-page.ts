import type { DrawingPage } from '../../reader/page.ts'
import type { OnInputProgress } from './drawing-file.ts'
import { dpiLimit, pixelLimit } from './limits.ts'
import type { Recogniser } from './ocr/recogniser.ts'
import type { GrayImage } from './raster/gray-image.ts'
import type { PictureHeader } from './raster/picture-header.ts'
import { type Resolution, resolutionOf } from './raster/resolution.ts'
import { RefusedError } from './refusal.ts'
import { binarised } from './scan/binarise.ts'
import { skewOf, straightened } from './scan/deskew.ts'
import { letterHeightOf } from './scan/letter-height.ts'
import { readScan } from './scan/read-scan.ts'

/** Half the surroundings of a pixel for a first look, before the resolution is known. */
const firstRadius = 24
/** Stated resolutions are rounded: 199.9 dpi passes. */
const rounding = 0.975

/** A scan that lies straight, with its resolution. */
export interface StraightScan extends Resolution {
  readonly image: GrayImage
}

/** Refuses pictures that would take more memory than a sheet of A0 does. */
export function checkPixels({ width, height }: PictureHeader): void {
  if (width * height > pixelLimit)
    throw new RefusedError({ reason: 'too-many-pixels', width, height })
}

/**
 * Finds the resolution of a scan and sets it straight.
 *
 * @throws RefusedError below 200 dpi.
 */
export function straightScan(image: GrayImage, dpi: number | null, page: number): StraightScan {
  const bitmap = binarised(image, firstRadius)
  const resolution = resolutionOf({ ...image, dpi }, letterHeightOf(bitmap))
  if (resolution.dpi < dpiLimit * rounding) {
    const { isEstimated } = resolution
    const found = Math.round(resolution.dpi)
    throw new RefusedError({
      reason: 'low-resolution',
      dpi: found,
      limit: dpiLimit,
      isEstimated,
      page,
    })
  }
  return { ...resolution, image: straightened(image, skewOf(bitmap)) }
}

/** Recognises a straight scan. */
export async function scanPage(
  { image, dpi }: StraightScan,
  number: number,
  recogniser: Recogniser,
  onProgress: OnInputProgress,
): Promise<DrawingPage> {
  const marks = await readScan(image, dpi, recogniser, onProgress)
  return {
    number,
    width: (image.width / dpi) * 25.4,
    height: (image.height / dpi) * 25.4,
    source: 'scan',
    dpi: Math.round(dpi),
    ...marks,
  }
}
