import { overlap } from '../../boxes.ts'
import type { Box } from '../../page.ts'
import type { TextLine } from './text-lines.ts'

/** A closed cell of lines and the lines of text in it. */
export interface SheetCell {
  readonly box: Box
  readonly lines: readonly TextLine[]
  /** Words that stand upright on their side, as over the narrow columns of a table. */
  readonly turned?: string
}

/** Cells that are no further apart touch (mm). */
export const touching = 0.8

/** Does a cell stand right of another one, in its row? */
export function isRightOf(cell: SheetCell, other: SheetCell): boolean {
  const { box } = cell
  const shared = overlap(box.y, box.y + box.height, other.box.y, other.box.y + other.box.height)
  const isNext = Math.abs(other.box.x - box.x - box.width) <= touching
  return isNext && shared >= 0.6 * Math.min(box.height, other.box.height)
}

/** Does a cell stand below another one, in its column? */
export function isBelow(cell: SheetCell, other: SheetCell): boolean {
  const { box } = cell
  const shared = overlap(box.x, box.x + box.width, other.box.x, other.box.x + other.box.width)
  const isNext = Math.abs(other.box.y - box.y - box.height) <= touching
  return isNext && shared >= 0.6 * Math.min(box.width, other.box.width)
}
