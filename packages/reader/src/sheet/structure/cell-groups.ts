import { offQuarter } from '../../angles.ts'
import { areAdjacent, boundingBox, centreOf, holds } from '../../boxes.ts'
import type { Box, TextRun } from '../../page.ts'
import { type SheetCell, touching } from './sheet-cell.ts'

/** Cells that touch each other, group by group. */
export function clusters(cells: readonly SheetCell[]): SheetCell[][] {
  const out: SheetCell[][] = []
  for (const cell of cells) {
    const near = out.filter((group) =>
      group.some((other) => areAdjacent(other.box, cell.box, touching)),
    )
    const joined = [...near.flat(), cell]
    for (const group of near) out.splice(out.indexOf(group), 1)
    out.push(joined)
  }
  return out
}

/** The box around cells. */
export const groupBox = (cells: readonly SheetCell[]): Box =>
  boundingBox(cells.map((cell) => cell.box))

/** What stands in cells, line by line. */
export const linesOf = (cells: readonly SheetCell[]) => cells.flatMap((cell) => cell.lines)

/** How many sides of the frame a box touches; `slack` in mm. */
export function sidesTouched(box: Box, frame: Box | null, slack = 2): number {
  if (frame === null) return 0
  const gaps = [
    box.x - frame.x,
    box.y - frame.y,
    frame.x + frame.width - box.x - box.width,
    frame.y + frame.height - box.y - box.height,
  ]
  return gaps.filter((gap) => Math.abs(gap) <= slack).length
}

/** How many different whole numbers there are. */
export const distinct = (values: readonly number[]): number =>
  new Set(values.map((one) => Math.round(one))).size

/** Lettering that differs from a right angle by more than this belongs to a size on a slanted line (degrees). */
const slanted = 5

/** So many sizes tell a view from words. */
const fewestSizes = 3
const size = /^[ØR]?\d+[.,]\d+$/

/**
 * Lines of a view happen to close cells, too: such cells hold sizes, and some lie in another one. Those of a table stand beside
 * each other.
 */
function isView(cells: readonly SheetCell[]): boolean {
  const sizes = linesOf(cells).filter(({ text }) => size.test(text))
  const lieInEachOther = cells.some((one) =>
    cells.some((other) => other !== one && holds(one.box, centreOf(other.box))),
  )
  return sizes.length >= fewestSizes && lieInEachOther
}

/**
 * A table has rows, columns and words; frames of geometrical tolerances have signs and letters. A view whose outline touches
 * the frame of the sheet has sizes on slanted lines.
 */
export function isTable(
  cells: readonly SheetCell[],
  texts: readonly TextRun[],
  frame: Box | null,
): boolean {
  const box = groupBox(cells)
  const isSlantedSize = (run: TextRun) =>
    offQuarter(run.rotation) > slanted && /\d/.test(run.text) && holds(box, centreOf(run.box))
  if (texts.some(isSlantedSize) || isView(cells)) return false
  const touched = sidesTouched(box, frame)
  if (touched >= 2 || (touched === 1 && cells.length >= 2)) return true
  const words = linesOf(cells).filter((line) => /\p{L}{3,}|[\u3400-\u9fff]{2}/u.test(line.text))
  const rows = distinct(cells.map((cell) => cell.box.y))
  const columns = distinct(cells.map((cell) => cell.box.x))
  return cells.length >= 4 && rows >= 2 && columns >= 2 && words.length >= 2
}
