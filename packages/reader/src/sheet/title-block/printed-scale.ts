import type { TextLine } from '../structure/text-lines.ts'
import type { CellEntry } from './cell-entries.ts'
import { printedFor } from './printed-for.ts'

/**
 * The scale of a number that stands alone under its caption, as Inventor and others print it: `1` is 1:1, `0.5` is 1:2
 * and `0.75` is 0.75:1. Other whole numbers may be either side of a scale, and the point of `1.5` may stand for a colon.
 */
export function scaleAlone(text: string): string {
  if (text === '1') return '1:1'
  if (!/^0?[.,]\d{1,2}$/.test(text)) return text
  const value = Number(text.replace(',', '.'))
  const part = 1 / value
  if (value === 0) return text
  return Math.abs(part - Math.round(part)) < 0.01 ? `1:${Math.round(part)}` : `${value}:1`
}

/** Do the lines of a cell hold one value below its caption, and both for certain, or one that no other scale looks like? */
const isCaptionAndValue = (lines: readonly TextLine[], text: string): boolean =>
  lines.length === 2 &&
  (/^0[.,]\d{1,2}$/.test(text) || lines.every(({ confidence }) => confidence === 1))

/** What stands in a cell for its caption: the scale of a number alone, or what recognition made of it. */
export function printedIn(
  { caption, cell }: CellEntry,
  text: string,
  lines: readonly TextLine[],
): string {
  if (!caption) return text
  return caption.field === 'scale' && isCaptionAndValue(cell.lines, text)
    ? scaleAlone(text)
    : printedFor(caption.field, text, lines)
}
