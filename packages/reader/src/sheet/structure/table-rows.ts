import type { SheetCell } from './sheet-cell.ts'

/** Cells of a table by rows, from the top; cells of one row begin at one height. */
export function rowsOf(cells: readonly SheetCell[]): SheetCell[][] {
  const rows: SheetCell[][] = []
  for (const cell of [...cells].sort((a, b) => a.box.y - b.box.y)) {
    const row = rows.find(
      ([first]) => first !== undefined && Math.abs(first.box.y - cell.box.y) < 0.8,
    )
    if (row === undefined) rows.push([cell])
    else row.push(cell)
  }
  return rows
}

/** Text of a cell, its lines joined. */
export function cellText(cell: SheetCell): string {
  return cell.lines.map((line) => line.text).join(' ')
}

/** The cell of a row under (or over) a cell of the header. */
export function cellInColumn(row: readonly SheetCell[], header: SheetCell): SheetCell | null {
  const { x, width } = header.box
  return (
    row.find(({ box }) => {
      const at = box.x + box.width / 2
      return at > x && at < x + width && Math.abs(box.width - width) < 2
    }) ?? null
  )
}
