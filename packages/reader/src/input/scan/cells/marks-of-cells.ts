import { areAdjacent, holds } from '../../../boxes.ts'
import type { Box, TextRun } from '../../../page.ts'
import { touching } from '../../../sheet/structure/sheet-cell.ts'
import { sheetStructure } from '../../../sheet/structure/sheet-regions.ts'
import { cellAround, gridOf } from '../../../sheet/structure/table-cells.ts'
import { type Component, centreOf, heightOf, widthOf } from '../ink/components.ts'
import type { SheetParts } from '../sheet-parts.ts'
import { pathsOfRulings } from '../strokes/scan-paths.ts'

/** The largest cell of a title block (mm). */
const largestCell = { width: 200, height: 60 }
/** The largest mark: a word in large letters that touch (mm). */
const largestMark = { width: 80, height: 20 }

/** What was found of a sheet. */
export interface FoundOfSheet {
  /** Of the sheet, in millimetres. */
  readonly width: number
  readonly height: number
  readonly texts: readonly TextRun[]
  readonly lines: Pick<SheetParts, 'rulings' | 'pieces'>
  /** Of a pixel. */
  readonly millimetres: number
}

/** Sorts marks, in pixels, by the cells of the title block in which they stand; others are left out. */
export function marksOfTitleCells(
  marks: readonly Component[],
  { width, height, texts, lines, millimetres }: FoundOfSheet,
): Component[][] {
  const paths = [lines.rulings, lines.pieces].flatMap((some) =>
    pathsOfRulings(some, [], millimetres),
  )
  const page = { number: 1, width, height, source: 'scan', dpi: null, texts, paths } as const
  const { titleBlock, segments } = sheetStructure(page)
  if (titleBlock === null) return []
  const grid = gridOf(segments)
  /** A cell beside the block may be one of it whose texts were all lost. */
  const cellOf = (part: Component): Box | null => {
    const { x, y } = centreOf(part)
    const place = { x: x * millimetres, y: y * millimetres }
    if (!holds(titleBlock, place, largestCell.height)) return null
    const box = cellAround(grid, place, largestCell)
    return box && areAdjacent(titleBlock, box, touching) ? box : null
  }
  const isSmall = (part: Component) =>
    widthOf(part) * millimetres < largestMark.width &&
    heightOf(part) * millimetres < largestMark.height
  const byCell = Map.groupBy(marks.filter(isSmall), (part) => {
    const box = cellOf(part)
    return box && [box.x, box.y, box.width, box.height].join(' ')
  })
  byCell.delete(null)
  return [...byCell.values()]
}
