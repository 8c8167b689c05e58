import { centreOf } from '../boxes.ts'
import type { TextRun } from '../page.ts'

/** Texts of a row are level within this many heights of the font. */
const sameRow = 0.5

/** A text by its middle (mm), as the file has it: texts of tables are not composed. */
export interface Cell {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The level texts of a page, of which some stand in tables. */
export const levelCells = (texts: readonly TextRun[]): Cell[] =>
  texts
    .filter(({ rotation }) => rotation === 0)
    .map(({ text, box, size }) => ({ text: text.trim(), size, ...centreOf(box) }))

/** Do two texts of a table stand on one row? */
export const isInRow = (one: Cell, other: Cell): boolean =>
  Math.abs(one.y - other.y) < sameRow * Math.max(one.size, other.size)

/** What stands behind a heading on its row. */
export const rowBehind = (heading: Cell, cells: readonly Cell[]): Cell[] =>
  cells.filter((one) => isInRow(one, heading) && one.x > heading.x)
