import { bottomOf, rightOf } from '../../boxes.ts'
import type { MetadataField } from '../../reading.ts'
import type { SheetCell } from '../structure/sheet-cell.ts'
import { textOf } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { captionOf } from './caption-of.ts'
import { fieldValue } from './field-values.ts'

/** Who signs in which row below the heads of the columns (GOST 2.104). */
const signing: ReadonlyMap<number, MetadataField> = new Map([
  [0, 'drawnBy'],
  [1, 'checkedBy'],
  [5, 'approvedBy'],
])

/** Width of the column of signatures, between names and dates, as a share of that of names. */
const signatures = 15 / 23

/** By how much the cells of a column may be out of line (mm). */
const aside = 1.5

/** The cells below the head of a column, each with its row. */
function below(head: SheetCell, cells: readonly SheetCell[]): Map<number, SheetCell> {
  const rows = new Map<number, SheetCell>()
  for (const cell of cells) {
    const row = (cell.box.y - bottomOf(head.box)) / head.box.height
    const isInColumn =
      Math.abs(cell.box.x - head.box.x) < aside &&
      Math.abs(cell.box.width - head.box.width) < aside &&
      cell.box.height < 1.5 * head.box.height
    if (isInColumn && row > -0.2 && Math.abs(row - Math.round(row)) < 0.2) {
      rows.set(Math.round(row), cell)
    }
  }
  return rows
}

/** What the caption at the head of a row says, where it was read. */
function saidBefore(cell: SheetCell, cells: readonly SheetCell[]): string | null {
  const head = cells.find(
    ({ box }) => box.x < cell.box.x && Math.abs(box.y - cell.box.y) < aside && box.height < 8,
  )
  return head ? (captionOf(textOf(head.lines))?.field ?? null) : null
}

/**
 * Names and date of a form in recognised pictures, where the captions before them are too small to be read: the rows
 * below `№ докум.` tell who signed.
 */
export function readGostPersons(
  cells: readonly SheetCell[],
): { candidate: Candidate; cell: SheetCell }[] {
  const ofNames = cells.find(({ lines }) =>
    lines.some(({ text, confidence }) => confidence < 1 && /докум/i.test(text)),
  )
  if (!ofNames) return []
  const rows = below(ofNames, cells)
  const names = [...rows].flatMap(([row, cell]) => {
    const field = signing.get(row)
    const value = field ? fieldValue(field, textOf(cell.lines)) : null
    const said = saidBefore(cell, cells)
    if (!field || value === null || (said !== null && said !== field)) return []
    return [{ candidate: candidateOf(field, value, cell.lines, 0.93), cell }]
  })
  const first = cells.find(
    ({ box }) =>
      Math.abs(box.x - rightOf(ofNames.box) - signatures * ofNames.box.width) < aside &&
      Math.abs(box.y - bottomOf(ofNames.box)) < aside,
  )
  const date = first ? fieldValue('date', textOf(first.lines)) : null
  return first && date !== null
    ? [...names, { candidate: candidateOf('date', date, first.lines, 0.93), cell: first }]
    : names
}
