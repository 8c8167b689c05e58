import { bottomOf, centreOf, encloses, grown, holds, rightOf } from '../../boxes.ts'
import type { Box } from '../../page.ts'
import type { Direction } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, uprightBox } from '../marks.ts'
import { cellAround, edgeTolerance, isBeside } from './cells.ts'

/** A rectangle with what stands in it, in the upright view. */
export interface Cell {
  readonly box: Box
  readonly marks: readonly Mark[]
}

/** Height of a cell in heights of the font. */
const mostHeight = 3
/** If there is no box of the usual height around a text, one that is this much lower than its font counts. */
const lowHeight = 0.92

/** How far from the middle of a text the lines of its cell are looked for; `size` is the height of its font. */
const reachFor = (size: number, width: number, leastEdge: number) => ({
  width: Math.max(14 * size, width + 3 * size),
  height: mostHeight * size,
  leastEdge,
})

/** The marks whose middle lies in a box, from left to right. */
export function marksIn(box: Box, marks: readonly Mark[]): Mark[] {
  return marks
    .filter((mark) => holds(box, centreOf(uprightBox(mark))))
    .sort((a, b) => a.left - b.left)
}

/** Rectangles around the marks of one direction, each with its marks. */
export function cellsOf(ink: Ink, { direction, marks }: MarkGroup): Cell[] {
  const boxes: Box[] = []
  for (const mark of marks) {
    const text = uprightBox(mark)
    const middle = centreOf(text)
    if (boxes.some((box) => holds(box, middle))) continue
    const around = (least: number) => {
      const { size } = mark
      const box = cellAround(ink, direction, middle, reachFor(size, text.width, least * size))
      const isWhole = box && encloses(grown(box, 0.3 * size, 0.1 * size), text)
      return isWhole && box.height >= Math.min(least, 0.95) * size ? box : null
    }
    const box = around(1) ?? around(lowHeight)
    if (box) boxes.push(box)
  }
  return boxes.map((box) => ({ box, marks: marksIn(box, marks) }))
}

/** Lengths of the shortest edge that are tried for the cell of a symbol, in heights of the cell. */
const leastEdges = [0.8, 0.95, 1.05, 1.2, 0.5] as const

/** The cell without text beside a cell, looked for where it must be; null where there is none. */
export function emptyBeside(ink: Ink, direction: Direction, box: Box, side: 1 | -1): Box | null {
  const { height } = box
  const at = {
    x: side > 0 ? rightOf(box) + 0.5 * height : box.x - 0.5 * height,
    y: box.y + height / 2,
  }
  const isJoined = (next: Box) =>
    next.y <= box.y + edgeTolerance &&
    bottomOf(next) >= bottomOf(box) - edgeTolerance &&
    Math.abs(side > 0 ? next.x - rightOf(box) : rightOf(next) - box.x) <= 2 * edgeTolerance
  // Strokes of a symbol may be nearly as long as its cell is high, and are no edges of it.
  for (const least of leastEdges) {
    const reach = {
      width: 3 * height,
      height: 2.3 * height,
      leastEdge: Math.min(least, 0.95) * height,
      leastAcross: least * height,
    }
    const next = cellAround(ink, direction, at, reach)
    if (next && isJoined(next)) return next
  }
  return null
}

/** Rows of cells that stand side by side. */
export function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of [...cells].sort((a, b) => a.box.x - b.box.x)) {
    const row = rows.find((one) => {
      const last = one.at(-1)
      return last !== undefined && isBeside(last.box, cell.box)
    })
    if (row) row.push(cell)
    else rows.push([cell])
  }
  return rows
}
