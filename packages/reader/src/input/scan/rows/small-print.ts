import { type Component, gapBeside, heightOf, widthOf } from '../ink/components.ts'
import { spanHeight, spanOf } from './line-walls.ts'

/** Sizes of small print (mm), whose letters may run together: captions that were scaled down with their sheet. */
const size = { lowest: 0.7, highest: 1.15, widest: 6 }
/** Letters of a row end within this (mm), and stand no farther apart. */
const row = { even: 0.2, gap: 1 }
/** Fewer small marks are points and fragments. */
const fewest = 4

/**
 * Marks too small to be letters by themselves that stand in a row, as those of small print do.
 *
 * @param components Small marks of a sheet, and what is large enough for a letter.
 */
export function smallPrint(components: readonly Component[], pixelsPerMm: number): Set<Component> {
  const small = components
    .filter((mark) => isSmallLetter(mark, pixelsPerMm))
    .sort((one, other) => one.left - other.left)
  const rows: Component[][] = []
  const open: Component[][] = []
  for (const mark of small) {
    // Rows that end too far to the left cannot go on.
    const near = open.filter((one) => endOf(one) > mark.left - row.gap * pixelsPerMm)
    open.splice(0, open.length, ...near)
    const own = near.find((one) => isLevel(one.at(-1), mark, pixelsPerMm))
    if (own) own.push(mark)
    else {
      const started = [mark]
      rows.push(started)
      open.push(started)
    }
  }
  return new Set(rows.filter((one) => one.length >= fewest).flat())
}

/** Letters that tell a row in which a thick one stands, and how far along it they may lie (mm). */
const lettersOfRow = { fewest: 3, reach: 8 }
/** Solid marks beyond that number are a pattern. */
const mostBlocks = 2000

/**
 * Solid marks that are thick letters, as an E whose arms run together, or a bold r: they stand on the line of others, and
 * are as high as one beside them.
 */
export function blocksInRows(
  blocks: readonly Component[],
  letters: readonly Component[],
  pixelsPerMm: number,
): Component[] {
  if (blocks.length > mostBlocks) return []
  const apart = (one: Component, other: Component) => gapBeside(one, other) / pixelsPerMm
  return blocks.filter((block) => {
    const own = letters.filter(
      (letter) =>
        apart(letter, block) < lettersOfRow.reach &&
        Math.abs(letter.bottom - block.bottom) <= row.even * pixelsPerMm,
    )
    const isBeside = own.some(
      (one) => apart(one, block) < row.gap && isLevel(one, block, pixelsPerMm),
    )
    return own.length >= lettersOfRow.fewest && isBeside
  })
}

/** How far from the ends of a letter those of a plain 1 beside it lie, and how far it stands from it, in heights. */
export const plainOne = { even: 0.06, reach: 1.1 }

/**
 * Strokes that are figures 1: as high as a letter beside them and level with it, as the 1 of `120` is, also in a row that
 * runs up. By their shape alone they are pieces of lines, or dashes.
 */
export function onesInRows(
  strokes: readonly Component[],
  letters: readonly Component[],
): Component[] {
  if (strokes.length > mostBlocks) return []
  return strokes.filter((stroke) => {
    const isHorizontal = heightOf(stroke) > widthOf(stroke)
    const own = spanOf(stroke, isHorizontal)
    const height = spanHeight(own)
    const slack = Math.max(2, plainOne.even * height)
    return letters.some((letter) => {
      const other = spanOf(letter, isHorizontal)
      const gap = Math.max(own.from - other.to, other.from - own.to)
      const off = Math.max(Math.abs(other.low - own.low), Math.abs(other.high - own.high))
      return off <= slack && gap > 0 && gap < plainOne.reach * height
    })
  })
}

const endOf = (marks: readonly Component[]): number => marks.at(-1)?.right ?? 0

function isSmallLetter(mark: Component, pixelsPerMm: number): boolean {
  const height = heightOf(mark) / pixelsPerMm
  const isHighEnough = height >= size.lowest && height < size.highest
  return isHighEnough && widthOf(mark) < size.widest * pixelsPerMm
}

function isLevel(last: Component | undefined, mark: Component, pixelsPerMm: number): boolean {
  if (last === undefined) return false
  const off = Math.max(Math.abs(last.top - mark.top), Math.abs(last.bottom - mark.bottom))
  return off <= row.even * pixelsPerMm
}
