import { mmPerInch } from '@firstangle/drawings/standards'
import type { Bitmap } from '../ink/bitmap.ts'
import { componentsOf } from '../ink/components.ts'
import { letteringOf } from './lettering.ts'
import { linesOfText } from './lines-of-text.ts'

/** Pixels per millimetre that are assumed first: letters of 100 to 500 dpi are found so. */
const assumed = 200 / mmPerInch
const smallest = 4

/** Height of the larger letters of a scan in pixels, that of figures; null where too few stand in lines. */
export function letterHeightOf(bitmap: Bitmap): number | null {
  const lines = linesOfText(letteringOf(componentsOf(bitmap, smallest), assumed), [])
  const heights = lines
    .filter((line) => line.parts.length >= 3)
    .map((line) => line.height)
    .sort((one, other) => one - other)
  return heights.length < 4 ? null : (heights[Math.floor(heights.length * 0.75)] ?? null)
}
