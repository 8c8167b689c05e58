import { bottomOf } from '../../boxes.ts'
import type { Box, DrawingPage } from '../../page.ts'
import type { SheetCell } from './sheet-cell.ts'

/** A strip of zones or remarks between frame and edge of the paper: its greatest width (mm), its share of the side. */
const border = { width: 15, share: 0.3 }
/** From this many numbers in a row at the edge on, it is that of the fields of the frame. */
const leastMarks = 4

/** A strip along the edge of the paper, of a sheet that has its edge drawn. */
function isBorderStrip({ x, y, width, height }: Box, page: DrawingPage): boolean {
  const isAtSide = x < 1 || page.width - x - width < 1
  const isAtEnd = y < 1 || page.height - y - height < 1
  return (
    (isAtSide && width < border.width && height > border.share * page.height) ||
    (isAtEnd && height < border.width && width > border.share * page.width)
  )
}

/** The row of the fields of the frame along the lower edge of the paper, with what is printed among them. */
function zoneRow(cells: readonly SheetCell[], page: DrawingPage): readonly SheetCell[] {
  const low = cells.filter(
    ({ box }) => page.height - bottomOf(box) < 1 && box.height < border.width,
  )
  const marks = low.filter(({ lines }) => /^(?:\d{1,2}|[A-Z])$/.test(lines[0]?.text ?? ''))
  return marks.length >= leastMarks ? low : []
}

/** Cells at the edge of the paper that are no table: long strips, and the row of the frame's fields. */
export function borderStrips(cells: readonly SheetCell[], page: DrawingPage): Box[] {
  const long = cells.filter(({ box }) => isBorderStrip(box, page))
  return [...long, ...zoneRow(cells, page)].map(({ box }) => box)
}
