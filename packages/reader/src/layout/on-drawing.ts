import { centreOf, holds } from '../boxes.ts'
import type { Box, DrawingPage, Point } from '../page.ts'
import type { Composed } from './compose.ts'

/** Parts of the sheet as `sheetStructure` gives them. */
interface Regions {
  readonly frame: Box | null
  readonly titleBlock: Box | null
  readonly tables: readonly Box[]
  readonly margins: readonly Box[]
  readonly titleCells: readonly { readonly box: Box }[]
}

/** A title block that takes more of the width may hold a view beside it. */
const widestBlock = 0.6

/** Is a point above all cells of its column, as in the open corner of a title block that is no rectangle? */
function isInOpenCorner({ x, y }: Point, cells: Regions['titleCells']): boolean {
  const column = cells.filter(({ box }) => box.x <= x && x <= box.x + box.width)
  return column.length > 0 && column.every(({ box }) => box.y > y)
}

/** Zones of the frame are letters and small numbers; a size beside its line may stand outside of the frame. */
const noZone = /[Ø°]|\d[.,]\d|\d{3}/

/** Does a text stand on the drawing itself, not in the title block, a table or the margin of the sheet? */
export function isOnDrawing(
  { text, boxes, surroundings }: Pick<Composed, 'text' | 'boxes' | 'surroundings'>,
  page: Pick<DrawingPage, 'width' | 'source'>,
  { frame, titleBlock, tables, margins, titleCells }: Regions,
): boolean {
  const [box] = boxes
  if (!box) return false
  const middle = centreOf(box)
  const isSize = surroundings === 'dimension' && noZone.test(text)
  if (frame && !holds(frame, middle) && !isSize) return false
  if (!isSize && margins.some((region) => holds(region, middle))) return false
  // Lines of dimensions and of the part, thick in a scan, may close like cells.
  const isDimensioned = page.source === 'scan' && surroundings === 'dimension'
  if (!isDimensioned && tables.some((region) => holds(region, middle))) return false
  if (!titleBlock || !holds(titleBlock, middle)) return true
  if (isInOpenCorner(middle, titleCells)) return true
  return titleBlock.width > widestBlock * page.width && surroundings === 'dimension'
}
