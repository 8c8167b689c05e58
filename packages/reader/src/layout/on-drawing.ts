import { centreOf, holds } from '../boxes.ts'
import type { Box, DrawingPage } from '../page.ts'
import type { Composed } from './compose.ts'

/** Parts of the sheet as `findSheetRegions` gives them. */
interface Regions {
  readonly frame: Box | null
  readonly titleBlock: Box | null
  readonly tables: readonly Box[]
  readonly margins: readonly Box[]
}

/** A title block that takes more of the width may hold a view beside it. */
const widestBlock = 0.6

/** Does a text stand on the drawing itself, not in the title block, a table or the margin of the sheet? */
export function isOnDrawing(
  { boxes, surroundings }: Pick<Composed, 'boxes' | 'surroundings'>,
  page: Pick<DrawingPage, 'width' | 'source'>,
  { frame, titleBlock, tables, margins }: Regions,
): boolean {
  const [box] = boxes
  if (!box) return false
  const middle = centreOf(box)
  if (frame && !holds(frame, middle)) return false
  if (margins.some((region) => holds(region, middle))) return false
  // Lines of dimensions and of the part, thick in a scan, may close like cells.
  const isDimensioned = page.source === 'scan' && surroundings === 'dimension'
  if (!isDimensioned && tables.some((region) => holds(region, middle))) return false
  if (!titleBlock || !holds(titleBlock, middle)) return true
  return titleBlock.width > widestBlock * page.width && surroundings === 'dimension'
}
