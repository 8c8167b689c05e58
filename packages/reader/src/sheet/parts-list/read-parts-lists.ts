import type { ReadPart } from '../../reading.ts'
import type { SheetCell } from '../structure/sheet-cell.ts'
import type { SheetStructure } from '../structure/sheet-regions.ts'
import { cellInColumn, cellText, rowsOf } from '../structure/table-rows.ts'
import { normaliseCaption } from '../words/normalise-words.ts'
import { compactColumns, type PartsColumn, partsColumns } from '../words/parts-list.ts'

type Tables = Pick<SheetStructure, 'tableCells' | 'titleCells' | 'cells'>

interface Column {
  readonly column: PartsColumn
  readonly cell: SheetCell
}

const compact = compactColumns(partsColumns)

/** The column that a header names; with two languages (`Pos. / Item`) the first known one. */
function columnOf(cell: SheetCell): PartsColumn | null {
  const key = normaliseCaption(cellText(cell) || cell.turned || '')
  // `Canti` over `dad`: a narrow head parts its word.
  const parts = [key, ...key.split(/[/|]/).map((part) => part.trim())]
  return (
    parts.map((part) => partsColumns.get(part)).find((one) => one !== undefined) ??
    compact.get(key.replaceAll(' ', '')) ??
    null
  )
}

/** `Part` heads the positions where another column has the names and none is called the position. */
function asPosition(one: Column, _: number, all: readonly Column[]): Column {
  const hasPosition = all.some(({ column }) => column === 'position')
  const isPart = one.column === 'partNumber' && normaliseCaption(cellText(one.cell)) === 'part'
  return isPart && !hasPosition && all.some(({ column }) => column === 'designation')
    ? { ...one, column: 'position' }
    : one
}

/** Is a row of cells the head of a parts list, whose words are no captions of a title block? */
export function isPartsHeader(row: readonly SheetCell[]): boolean {
  const columns = new Set(row.map(columnOf).filter((column) => column !== null))
  const isCounted = columns.has('position') || columns.has('quantity')
  const isNamed = columns.has('designation') || columns.has('partNumber')
  return isCounted && isNamed && columns.size >= 3
}

/** A row of headers names the position, what the part is and how many there are or of what, each once. */
function headerOf(row: readonly SheetCell[]): Column[] | null {
  const found = row
    .flatMap((cell) => {
      const column = columnOf(cell)
      return column === null ? [] : [{ column, cell }]
    })
    .map(asPosition)
  const names = new Set(found.map(({ column }) => column))
  const isCounted = names.has('position') && (names.has('quantity') || names.has('material'))
  const isNamed = names.has('designation') || names.has('partNumber')
  return isCounted && isNamed && found.length >= 3 ? found : null
}

/** A list that only numbers and names its parts is told by its numbers, which count from one. */
const leastCounted = 3

/** `Part No.` and `Name` over rows that count from one. */
function shortHeaderOf(row: readonly SheetCell[], table: readonly SheetCell[]): Column[] | null {
  const [first, second] = [...row].sort((a, b) => a.box.x - b.box.x)
  if (!first || !second || row.length > 2 || columnOf(second) !== 'designation') return null
  const isNumbered = ['position', 'partNumber'].includes(columnOf(first) ?? '')
  const numbers = rowsOf(table).flatMap((one) => {
    const cell = one.includes(first) ? null : cellInColumn(one, first)
    return cell ? [cellText(cell)] : []
  })
  const counts = numbers.every((text, index) => Number(text) === index + 1)
  if (!isNumbered || !counts || numbers.length < leastCounted) return null
  return [
    { column: 'position', cell: first },
    { column: 'designation', cell: second },
  ]
}

/** A row of a parts list, before it has a number among the values of its page. */
export type ListedPart = Omit<ReadPart, 'id'>

/** NX prints square brackets around cells that were typed over; recognition loses one of them at times. */
const withoutSquareBrackets = (text: string): string =>
  text.replace(/^\[([^[\]]+)\]?$/, '$1').replace(/^([^[\]]+)\]$/, '$1')

function partOf(row: readonly SheetCell[], header: readonly Column[]): ListedPart | null {
  // `POS. NO.` may be left out where `SL. NO.` counts the parts: the first column of a kind that says something does.
  const value = (column: PartsColumn) => {
    for (const found of header.filter((one) => one.column === column)) {
      const cell = cellInColumn(row, found.cell)
      const text = cell === null ? '' : cellText(cell)
      // `----`: nothing to say.
      if (!/^[-–—_]*$/.test(text)) return withoutSquareBrackets(text)
    }
    return null
  }
  const position = value('position')
  const designation = value('designation') ?? value('partNumber')
  if (position === null || designation === null) return null
  if (!/^[\d.]{1,6}[a-z]?$/i.test(position)) return null
  const lines = row.flatMap((cell) => cell.lines)
  return {
    position,
    designation,
    doubts: [],
    partNumber: value('partNumber'),
    quantity: value('quantity') ?? '',
    material: value('material'),
    label: lines.map((line) => line.text).join(' '),
    boxes: row.map((cell) => cell.box),
    confidence: 0.95 * Math.min(1, ...lines.map((line) => line.confidence)),
  }
}

/** A row that is no part and ends no list: documents before the parts, or the heading of a kind of parts. */
const isBetweenParts = (
  row: readonly SheetCell[],
  header: readonly Column[],
  head: readonly SheetCell[],
): boolean =>
  header.some(({ column, cell }) => column === 'position' && cellInColumn(row, cell) === null) &&
  row.every((cell) => head.some((one) => cellInColumn([cell], one) !== null))

/** Rows of cells below or above the headers: beside a list, a title block has rows of its own heights. */
function rowsUnder(rows: readonly SheetCell[][], header: readonly Column[]): SheetCell[][] {
  const left = Math.min(...header.map(({ cell }) => cell.box.x))
  const right = Math.max(...header.map(({ cell }) => cell.box.x + cell.box.width))
  return rows
    .map((row) =>
      row.filter(({ box }) => {
        const middle = box.x + box.width / 2
        return middle > left && middle < right
      }),
    )
    .filter((row) => row.length > 0)
}

/** A table with the cells in the columns of its head that only empty cells, which are not looked for, part from it. */
function withParted(
  table: readonly SheetCell[],
  head: readonly SheetCell[],
  cells: readonly SheetCell[],
): SheetCell[][] {
  const isParted = (cell: SheetCell) =>
    !table.includes(cell) && head.some((one) => cellInColumn([cell], one) !== null)
  return rowsOf([...table, ...cells.filter(isParted)])
}

/**
 * Rows of the parts lists of a sheet, in tables and in the title block: a list is a table with a row of headers at
 * its top or bottom; rows follow from there until one has other columns or, as its position, no number.
 */
export function readPartsLists({ tableCells, titleCells, cells }: Tables): ListedPart[] {
  const parts: ListedPart[] = []
  for (const table of [...tableCells, titleCells]) {
    const ofTable = (row: readonly SheetCell[]) => headerOf(row) ?? shortHeaderOf(row, table)
    const head = rowsOf(table).find((row) => ofTable(row) !== null) ?? []
    const header = ofTable(head)
    if (header === null) continue
    const rows = withParted(table, head, cells)
    const at = rows.findIndex((row) => head.some((cell) => row.includes(cell)))
    const down = rowsUnder(rows.slice(at + 1), header)
    const up = rowsUnder(rows.slice(0, at), header).reverse()
    for (const side of [down, up]) {
      for (const row of side) {
        const part = partOf(row, header)
        if (part !== null) parts.push(part)
        else if (!isBetweenParts(row, header, head)) break
      }
    }
  }
  return parts
}
