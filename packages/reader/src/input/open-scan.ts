import { mmPerInch } from '@firstangle/drawings/standards'
import type { Box } from '../page.ts'
import type { OpenDrawing } from './drawing-file.ts'
import type { QuarterTurn } from './placement.ts'
import type { Canvas, Platform } from './platform.ts'
import type { GreyImage } from './raster/grey-image.ts'
import { meanShade } from './raster/mean-shade.ts'
import { type PictureHeader, pictureHeaderOf } from './raster/picture-header.ts'
import { type DrawingFormat, RefusedError } from './refusal.ts'
import {
  checkPixels,
  type StraightScan,
  scanPage,
  straightPhotograph,
  turnedScan,
} from './scan-page.ts'
import { sheetOnPaper } from './sheet-on-paper.ts'

interface PicturePage {
  readonly header: PictureHeader
  unpack(): Promise<GreyImage>
}

/** Opens a picture; pages are unpacked when they are asked for, and one is kept at a time. */
export async function openScan(
  bytes: Uint8Array,
  format: Exclude<DrawingFormat, 'pdf'>,
  platform: Platform,
): Promise<OpenDrawing> {
  const pages = await picturePages(bytes, format, platform)
  let kept: { number: number; scan: Promise<StraightScan> } | null = null
  const turns = new Map<number, QuarterTurn>()
  const scanOf = (number: number) => {
    if (kept?.number !== number) {
      const scan = straightPage(pages[number - 1], number)
      kept = { number, scan: scan.then((one) => turnedScan(one, turns.get(number) ?? 0)) }
    }
    return kept.scan
  }
  return {
    pageCount: pages.length,
    page: async (number) => ({
      page: null,
      ...(pages[number - 1] && { header: pages[number - 1]?.header }),
      recognise: async (onProgress) => {
        await onProgress('extract', 0)
        const scan = await scanOf(number)
        await onProgress('find', 0)
        const recogniser = await platform.recogniser()
        const read = await scanPage(scan, number, recogniser, onProgress)
        // The picture is that of the scan as it was read.
        turns.set(number, read.turn)
        kept = { number, scan: Promise.resolve(read.scan) }
        const { shown: _, ...page } = read.page
        return sheetOnPaper(page)
      },
    }),
    picture: async (number, box, scale) => partOf(await scanOf(number), box, scale, platform),
    close: async () => {
      kept = null
    },
  }
}

async function picturePages(
  bytes: Uint8Array,
  format: Exclude<DrawingFormat, 'pdf'>,
  platform: Platform,
): Promise<PicturePage[]> {
  if (format === 'tiff') {
    const { tiffPages, tiffPixels } = await import('./raster/tiff.ts')
    return tiffPages(bytes).map((page) => ({
      header: page,
      unpack: async () => tiffPixels(bytes, page),
    }))
  }
  const header = pictureHeaderOf(bytes, format)
  if (!header) throw new RefusedError({ reason: 'broken', format })
  const unpack = async () => {
    try {
      return await (format === 'jp2' ? platform.unpackJp2(bytes) : platform.unpack(bytes, format))
    } catch (error) {
      throw new RefusedError({ reason: 'broken', format }, { cause: error })
    }
  }
  return [{ header, unpack }]
}

async function straightPage(page: PicturePage | undefined, number: number): Promise<StraightScan> {
  if (!page) throw new RangeError(`There is no page ${number}`)
  checkPixels(page.header)
  return straightPhotograph(await page.unpack(), page.header.dpi, number)
}

/** A part of a scan as a picture of its own, by the nearest pixels' mean. */
function partOf({ image, dpi }: StraightScan, box: Box, scale: number, platform: Platform): Canvas {
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const canvas = platform.canvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  const data = context.createImageData(width, height)
  const step = dpi / mmPerInch / scale
  const start = { x: (box.x * dpi) / mmPerInch, y: (box.y * dpi) / mmPerInch }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = shadeOfPixels(image, start.x + x * step, start.y + y * step, step)
      data.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3)
      data.data[(y * width + x) * 4 + 3] = 255
    }
  }
  context.putImageData(data, 0, 0)
  return canvas
}

/** Mean of the whole pixels that a pixel of the picture covers. */
function shadeOfPixels(image: GreyImage, left: number, top: number, size: number): number {
  const [x0, y0] = [Math.floor(left), Math.floor(top)]
  const x1 = Math.max(x0 + 1, Math.floor(left + size))
  const y1 = Math.max(y0 + 1, Math.floor(top + size))
  return meanShade(image, x0, y0, x1, y1)
}
