import { inkOf, type Point } from '@firstangle/drawings'
import type { PdfSheet } from '@firstangle/drawings/pdf'
import { mmPerInch } from '@firstangle/drawings/standards'
import { seeded } from '../random.ts'
import { inkPixels, type Placing } from './raster.ts'

/** How a sheet was scanned or photographed. */
export interface Scan {
  readonly dpi: number
  /** Degrees the sheet lies askew. */
  readonly skew: number
  /** Deviation of the grey of paper and ink, of 255. */
  readonly noise: number
  readonly seed: number
  /** Degrees by which the sheet lies turned, clockwise. */
  readonly turn?: 0 | 90 | 180 | 270
  /** Pixels over which an edge fades; 1 is sharp. */
  readonly soft?: number
  /** Black and white, as copiers and fax machines scan. */
  readonly isBilevel?: boolean
  /** As with a camera: how much farther the far edge is, as a share, and light that falls off towards a corner. */
  readonly tilt?: number
}

/** A sheet as grey pixels, row by row. */
export interface ScannedSheet {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

const paper = 240
const blackest = 28

/** How much light the corner farthest from the lamp lacks when a sheet is photographed. */
const shade = 0.35

/** Sheet to picture: turned, askew and tilted around its middle. */
function placingOf({ width, height }: PdfSheet['sheet'], scan: Scan): Placing {
  const { turn = 0, tilt = 0, skew, dpi } = scan
  const angle = ((turn + skew) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const scale = dpi / mmPerInch
  const isSideways = turn === 90 || turn === 270
  const [wide, high] = isSideways ? [height, width] : [width, height]
  return ({ x, y }: Point): Point => {
    const [u, v] = [x - width / 2, y - height / 2]
    const [right, down] = [u * cos - v * sin, u * sin + v * cos]
    // Farther away is smaller; the middle keeps its size, the near edge stays within the picture.
    const near = (1 + tilt * (0.5 - down / high - 0.3 * (right / wide))) / (1 + tilt * 0.15)
    return {
      x: (wide / 2 + right / near / (1 + tilt / 2)) * scale,
      y: (high / 2 + down / near / (1 + tilt / 2)) * scale,
    }
  }
}

/** A sheet as a scanner or a camera sees it; the same sheet and scan always give the same pixels. */
export function scanPage(page: PdfSheet, scan: Scan): ScannedSheet {
  const { dpi, turn = 0, soft = 1.4, tilt = 0, isBilevel = false } = scan
  const scale = dpi / mmPerInch
  const isSideways = turn === 90 || turn === 270
  const { width: wide, height: high } = page.sheet
  const width = Math.round((isSideways ? high : wide) * scale)
  const height = Math.round((isSideways ? wide : high) * scale)
  const placing = placingOf(page.sheet, scan)
  const { black } = inkPixels(inkOf(page.displayList), { width, height }, placing, { scale, soft })
  const random = seeded(scan.seed)
  const grey = new Uint8Array(black.length)
  for (let i = 0; i < grey.length; i += 1) {
    const light =
      tilt === 0 ? 1 : 1 - shade * (((i % width) / width + Math.floor(i / width) / height) / 2) ** 2
    // The sum of two even numbers: noise that is mostly small.
    const grain = (random() + random() - 1) * 2.4 * scan.noise
    const level = (paper - ((paper - blackest) * (black[i] ?? 0)) / 255) * light + grain
    if (isBilevel) grey[i] = level < 128 ? 0 : 255
    else grey[i] = Math.max(0, Math.min(255, Math.round(level)))
  }
  return { width, height, grey }
}
