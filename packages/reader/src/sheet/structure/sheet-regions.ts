import {
  areAdjacent,
  bottomOf,
  boundingBox,
  boxBetween,
  centreOf,
  holds,
  rightOf,
} from '../../boxes.ts'
import type { Box, DrawingPage } from '../../page.ts'
import { materialAnywhere } from '../material.ts'
import { captionOf, sheetOfSheets } from '../title-block/caption-of.ts'
import { splitAtCaptions } from '../title-block/cell-entries.ts'
import { dateIn } from '../title-block/field-values.ts'
import { type AxisSegment, axisSegments } from './axis-segments.ts'
import { borderStrips } from './border-strips.ts'
import { clusters, distinct, groupBox, isTable, linesOf, sidesTouched } from './cell-groups.ts'
import { withoutLetterStrokes } from './letter-strokes.ts'
import { withLinesUnderTexts } from './lines-under-texts.ts'
import { splitAtBorder } from './number-before-border.ts'
import { type SheetCell, touching } from './sheet-cell.ts'
import { findFrame, marginsOf } from './sheet-frame.ts'
import { cellAround, type Grid, gridOf, isOutlined } from './table-cells.ts'
import { type TextLine, textLines, turnedText } from './text-lines.ts'

/** Parts of the sheet that hold no callouts of the part. */
export interface SheetRegions {
  /** Inner border of the drawing area. */
  readonly frame: Box | null
  readonly titleBlock: Box | null
  /** Revision and tolerance tables, parts lists, number fields of the frame. */
  readonly tables: readonly Box[]
  /** Strips outside the frame. */
  readonly margins: readonly Box[]
}

/** Regions with the cells of each table, for reading them. */
export interface SheetStructure extends SheetRegions {
  readonly titleCells: readonly SheetCell[]
  readonly tableCells: readonly (readonly SheetCell[])[]
  /** Every cell that holds text, in a table or not. */
  readonly cells: readonly SheetCell[]
  /** All horizontal and vertical lines of the page. */
  readonly segments: readonly AxisSegment[]
}

/** Cells are searched around at most this many texts, more than any sheet has: a limit for hostile files. */
const mostTexts = 20000

function cellsOf(page: DrawingPage, frame: Box | null, grid: Grid): SheetCell[] {
  const largest = { width: 0.75 * page.width, height: 0.3 * page.height }
  const found = new Map<string, { box: Box; runs: DrawingPage['texts'][number][] }>()
  const runs = page.texts.slice(0, mostTexts).flatMap((run) => splitAtBorder(run, grid))
  for (const run of runs) {
    const centre = centreOf(run.box)
    if (frame !== null && !holds(frame, centre)) continue
    const box = cellAround(grid, centre, largest)
    if (box === null) continue
    const key = [box.x, box.y, box.width, box.height].map((one) => one.toFixed(1)).join(' ')
    const cell = found.get(key) ?? { box, runs: [] }
    cell.runs.push(run)
    found.set(key, cell)
  }
  return [...found.values()]
    .map(({ box, runs }) => ({ box, lines: textLines(runs, 2.5), turned: turnedText(runs) }))
    .filter((cell) => !isOpenPart(cell, page))
}

/** Largest share of the sheet for a table cell without a caption, and for one `withSizes`: that many sizes stand in it. */
const largestCell = { share: 0.07, withSizes: 0.02, sizes: 3 }
const size = /^(?:\d+ ?[xX] ?)?[ØR]?\d+[.,]\d+$/

/** A part of the drawing area that lines happen to close, such as that between frame and title block. */
function isOpenPart({ box, lines }: SheetCell, page: DrawingPage): boolean {
  const { share, withSizes, sizes } = largestCell
  const holdsSizes = lines.filter(({ text }) => size.test(text)).length >= sizes
  const most = holdsSizes ? withSizes : share
  return box.width * box.height > most * page.width * page.height && captionCount(lines) === 0
}

/** Different fields that the captions in these lines announce. */
function captionCount(lines: readonly TextLine[]): number {
  const fields = lines.map((line) => captionOf(line.text)).filter((match) => match !== null)
  return new Set(fields.filter((match) => !match.isWeak).map((match) => match.field)).size
}

/** One row of captions that say nothing: the head of a table of revisions that was left empty. */
const isRowOfHeads = (cells: readonly SheetCell[]): boolean =>
  distinct(cells.map(({ box }) => box.y)) === 1 &&
  linesOf(cells).every(({ text }) => captionOf(text)?.rest === '')

/** How much a group of cells looks like a title block, by its captions and the corner it is in. */
function titleScore(cells: readonly SheetCell[], page: DrawingPage): number {
  const box = groupBox(cells)
  const captions = captionCount(linesOf(cells))
  const isLow = box.y + box.height > 0.75 * page.height
  // Revision tables stand at the top: no number of captions makes one the title block where another stands in the corner.
  const mostByHeight = box.y + box.height < 0.5 * page.height ? 2 : captions
  const isRight = box.x + box.width > 0.75 * page.width
  const most = isRowOfHeads(cells) ? 0.9 : mostByHeight
  return Math.min(captions, most) + (isLow ? 1.5 : 0) + (isRight ? 1 : 0)
}

/** Cells below the page's middle or at its right edge that stand with the title block. */
function pickTitleBlock(
  groups: readonly SheetCell[][],
  page: DrawingPage,
  frame: Box | null,
  grid: Grid,
): SheetCell[] {
  const ranked = groups
    .map((cells) => ({ cells, score: titleScore(cells, page) }))
    .filter(({ score, cells }) => score >= 3 && captionCount(linesOf(cells)) >= 1)
    .sort((a, b) => b.score - a.score)
  if (ranked[0]) return withTouching(ranked[0].cells, groups, grid, page, frame)
  return groups.find((cells) => isBareTitleBlock(cells, page, frame)) ?? []
}

/** What cells of a title block hold, whether or not captions announce it. */
const titleContents = [
  /^(?:scale|ma(?:ß|ss)stab|[eé]chelle|escala|scala|schaal)?\s*\d+\s*:\s*\d+$/i,
  /^A[0-4]$/,
  /^\d{1,2}\s*(?:\/|of|von)\s*\d{1,2}$/i,
  /^\p{L}{0,3}[\d.]+(?:[-_.]\d+){1,}$/u,
]

/** The last row of a block may be without text (mm): its cells are not found. */
const emptyRow = 6

/** A table without captions in the lower right corner of the frame that says what title blocks say. */
function isBareTitleBlock(
  cells: readonly SheetCell[],
  page: DrawingPage,
  frame: Box | null,
): boolean {
  const box = groupBox(cells)
  const isInCorner =
    box.y + box.height > 0.75 * page.height && box.x + box.width > 0.75 * page.width
  if (!isInCorner || sidesTouched(box, frame, emptyRow) < 2 || cells.length < 4) return false
  const texts = linesOf(cells).map(({ text }) => text)
  const proofs = titleContents.filter((pattern) => texts.some((text) => pattern.test(text)))
  const hasDate = texts.some((text) => dateIn(text) !== null)
  const hasMaterial = texts.some((text) => materialAnywhere(text) !== null)
  return proofs.length + (hasDate ? 1 : 0) + (hasMaterial ? 1 : 0) >= 2
}

/** No title block takes this share of the sheet; a group that does is outlined by the frame, from corner to corner. */
const largestBlock = 0.4

/** Do cells without captions fill the lower right corner of the frame, beside a block that stands on its lower side? */
const fillsCorner = (own: Box, block: Box, frame: Box | null): boolean =>
  frame !== null &&
  Math.abs(rightOf(own) - rightOf(frame)) <= touching &&
  Math.abs(bottomOf(own) - bottomOf(block)) <= emptyRow &&
  bottomOf(frame) - bottomOf(own) <= emptyRow &&
  own.x >= rightOf(block) - touching

/**
 * The cells of a title block with those that only empty cells part from it, or that stand in one outline with it:
 * templates leave whole rows empty, and cells without text are not looked for.
 */
function withTouching(
  cells: SheetCell[],
  groups: readonly SheetCell[][],
  grid: Grid,
  page: DrawingPage,
  frame: Box | null,
): SheetCell[] {
  const box = groupBox(cells)
  const isOneBlock = (all: Box) =>
    all.width * all.height < largestBlock * page.width * page.height && isOutlined(grid, all)
  const near = groups.filter((group) => {
    if (cells.includes(group[0] as SheetCell)) return false
    const own = groupBox(group)
    if (captionCount(linesOf(group)) < 1 && !fillsCorner(own, box, frame)) return false
    return areAdjacent(box, own, touching) || isOneBlock(boundingBox([box, own]))
  })
  return near.length === 0
    ? cells
    : withTouching([...cells, ...near.flat()], groups, grid, page, frame)
}

/** Without cells: from the captions in the lower part of the sheet to its corner. */
function titleBlockOfWords(page: DrawingPage): Box | null {
  const low = textLines(page.texts).filter(({ box }) => box.y > 0.6 * page.height)
  const hits = low.flatMap(splitAtCaptions).filter(({ text }) => {
    const { isWeak = true, field = 'other' } = captionOf(text) ?? {}
    return !isWeak && field !== 'other'
  })
  const counts = low.filter(({ text }) => sheetOfSheets.test(text))
  if (captionCount(hits) + (counts.length > 0 ? 1 : 0) < 3) return null
  const { x, y } = boundingBox([...hits, ...counts].map(({ box }) => box))
  return boxBetween(Math.max(0, x - 1), Math.max(0, y - 1), page.width, page.height)
}

/** Frame, title block, tables and margins of a page with their cells. */
export function sheetStructure(page: DrawingPage): SheetStructure {
  const drawn = axisSegments(page.paths)
  const segments = page.source === 'scan' ? withLinesUnderTexts(drawn, page.texts) : drawn
  const frame = findFrame(page, segments)
  const grid = gridOf(withoutLetterStrokes(segments, page.texts))
  const cells = cellsOf(page, frame, grid)
  const strips = borderStrips(cells, page)
  const groups = clusters(cells.filter(({ box }) => !strips.includes(box)))
  const titleCells = pickTitleBlock(groups, page, frame, grid)
  const isOther = ([first]: SheetCell[]) => first === undefined || !titleCells.includes(first)
  const tableCells = groups.filter((cells) => isOther(cells) && isTable(cells, page.texts, frame))
  return {
    frame,
    titleBlock: titleCells.length > 0 ? groupBox(titleCells) : titleBlockOfWords(page),
    tables: [...tableCells.map(groupBox), ...strips],
    margins: marginsOf(page, frame),
    titleCells,
    tableCells,
    cells,
    segments,
  }
}

/**
 * Where on the sheet no callouts of the part stand: outside the frame (zone letters), in the title block, in tables. A page
 * without such lines, as a scan, yields what its words tell: margins of zone marks and the corner of the captions.
 */
export function findSheetRegions(page: DrawingPage): SheetRegions {
  const { frame, titleBlock, tables, margins } = sheetStructure(page)
  return { frame, titleBlock, tables, margins }
}
