import type { SheetCell } from '../structure/sheet-cell.ts'
import { cellInColumn, cellText, rowsOf } from '../structure/table-rows.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { captionOf } from './caption-of.ts'
import { fieldValue } from './field-values.ts'

/** The header cell of the revision in a row that also names a date and what was changed. */
function headerOf(row: readonly SheetCell[]): SheetCell | null {
  const field = (cell: SheetCell) => captionOf(cellText(cell))?.field
  const revision = row.find((cell) => field(cell) === 'revision')
  const others = row.filter((cell) => cell !== revision && field(cell) !== undefined)
  const hasDate = others.some((cell) => field(cell) === 'date')
  return revision !== undefined && hasDate && others.length >= 2 ? revision : null
}

/**
 * The latest revision of a revision table: the row furthest from its header, which stands at the
 * top or at the bottom.
 */
export function readRevisionTables(tables: readonly (readonly SheetCell[])[]): Candidate[] {
  for (const rows of tables.map(rowsOf)) {
    const at = rows.findIndex((row) => headerOf(row) !== null)
    const header = headerOf(rows[at] ?? [])
    if (header === null) continue
    for (const side of [rows.slice(at + 1), rows.slice(0, at).reverse()]) {
      let latest: Candidate | null = null
      for (const row of side) {
        const cell = cellInColumn(row, header)
        const value = cell === null ? null : fieldValue('revision', cellText(cell))
        if (cell === null || value === null || captionOf(cellText(cell)) !== null) break
        latest = candidateOf('revision', value, cell.lines, 0.75)
      }
      if (latest !== null) return [latest]
    }
  }
  return []
}
