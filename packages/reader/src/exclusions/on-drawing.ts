import { centreOf, holds } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import type { Box, DrawingPage, Point } from '../page.ts'

/** Parts of the sheet as `sheetStructure` gives them. */
interface Regions {
  readonly frame: Box | null
  readonly titleBlock: Box | null
  readonly tables: readonly Box[]
  readonly margins: readonly Box[]
  readonly titleCells: readonly {
    readonly box: Box
    readonly lines?: readonly { readonly text: string }[]
  }[]
  readonly tableCells: readonly (readonly { readonly box: Box }[])[]
}

/** Least height and width of a cell that holds a view, as sheets of several parts have, in heights of the text. */
const leastView = { height: 12, width: 6 }

/** Is the cell of a table that holds a text so large that it is a part of the sheet with a view of its own? */
function isInViewCell(text: Box, size: number, tableCells: Regions['tableCells']): boolean {
  // Lines of dimensions may close narrower than the text that stands over them.
  const around = tableCells
    .flat()
    .filter(({ box }) => holds(box, centreOf(text)) && box.width > text.width)
    .map(({ box }) => box)
  return (
    around.length > 0 &&
    around.every(
      ({ width, height }) => height > leastView.height * size && width > leastView.width * size,
    )
  )
}

/** A title block that takes more of the width may hold a view beside it. */
const widestBlock = 0.6

/** Is a point above all cells of its column, as in the open corner of a title block that is no rectangle? */
function isInOpenCorner({ x, y }: Point, cells: Regions['titleCells']): boolean {
  const column = cells.filter(({ box }) => box.x <= x && x <= box.x + box.width)
  return column.length > 0 && column.every(({ box }) => box.y > y)
}

/** Lines with letters that make a small cell one of words. */
const fewestWords = 2

/** Is a text in a small cell of the title block among lines of words, as in `X = 0.5` above `X.X = 0.1`? */
function isInCellOfWords(at: Point, size: number, cells: Regions['titleCells']): boolean {
  return cells.some(({ box, lines = [] }) => {
    const words = lines.filter(({ text }) => /\p{L}/u.test(text))
    return holds(box, at) && box.height < leastView.height * size && words.length >= fewestWords
  })
}

/** A cell in a row of numbers: its greatest height in heights of the text, and how many like it are beside it at least. */
const cellOfRow = { height: 3.2, others: 3, slack: 0.5 }

/** Is a text in a cell of a row of equal cells, as in a table of roughnesses or tolerances beside the title block? */
function isInRowOfCells(at: Point, size: number, cells: Regions['titleCells']): boolean {
  const own = cells.find(({ box }) => holds(box, at))
  if (!own || own.box.height > cellOfRow.height * size) return false
  const isLevel = ({ box }: Regions['titleCells'][number]) =>
    Math.abs(box.y - own.box.y) < cellOfRow.slack &&
    Math.abs(box.height - own.box.height) < cellOfRow.slack &&
    Math.abs(box.width - own.box.width) < cellOfRow.slack
  return cells.filter((one) => one !== own && isLevel(one)).length >= cellOfRow.others
}

/**
 * Zones of the frame are letters and small numbers, at which a tick may look like a ring; a size beside its line may stand
 * outside of the frame.
 */
const noZone = /Ø|\d\d ?°|° ?\d|\d[.,]\d|\d{3}/
/** Inside of the frame, where no zones stand, one figure with a ring is an angle. */
const sizeInView = /[Ø°]|\d[.,]\d|\d{3}/

/** Does a text stand on the drawing itself, not in the title block, a table or the margin of the sheet? */
export function isOnDrawing(
  { text, boxes, surroundings, size }: Pick<Composed, 'text' | 'boxes' | 'surroundings' | 'size'>,
  page: Pick<DrawingPage, 'width' | 'source'>,
  { frame, titleBlock, tables, margins, titleCells, tableCells }: Regions,
): boolean {
  const [box] = boxes
  if (!box) return false
  const middle = centreOf(box)
  const isBesideLine = surroundings === 'dimension'
  const isOutside = frame !== null && !holds(frame, middle)
  const isInMargin = margins.some((region) => holds(region, middle))
  if ((isOutside || isInMargin) && !(isBesideLine && noZone.test(text))) return false
  const isSize = isBesideLine && sizeInView.test(text)
  // Lines of dimensions and of the part, thick in a scan, may close like cells.
  const isDimensioned =
    (page.source === 'scan' && surroundings === 'dimension') ||
    (isSize && isInViewCell(box, size, tableCells))
  if (!isDimensioned && tables.some((region) => holds(region, middle))) return false
  if (!titleBlock || !holds(titleBlock, middle)) return true
  if (isInOpenCorner(middle, titleCells)) return true
  // Between lowest dimension line and title block the lines of a view may close a cell that counts as one of the block.
  if (isSize && isInViewCell(box, size, [titleCells])) return true
  if (isInCellOfWords(middle, size, titleCells)) return false
  if (isInRowOfCells(middle, size, titleCells)) return false
  return titleBlock.width > widestBlock * page.width && surroundings === 'dimension'
}
