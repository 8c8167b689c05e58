import { noBreakSpace } from '../../../shared/i18n/format.ts'
import type { Chart, ChartRow } from './reference-data.ts'

interface ChartTableProps {
  /** Accessible name of the scrollable table. */
  label: string
  chart: Chart
}

/** Shown where the standard has no value. */
const emptyCell = '–'

/** A cell that begins with neither a digit nor a sign holds words: they are read, not compared. */
const isWords = (cell: ChartRow['cells'][number] | undefined): boolean =>
  typeof cell === 'string' && !/^[\d±+−]/.test(cell)

/** Between a word and its number no line ends. */
const beforeNumber = /(?<=\p{L}) (?=\d)/gu

/** A range may take two lines where the chart has no room: `over 30 to 50`, `1.373 to 1.458`. */
const inParts = (text: string): string => text.replaceAll(beforeNumber, noBreakSpace)
const isParted = (text: string): boolean => inParts(text) !== text

/** A share that falls short of the whole is what such a table is read for. */
const isShort = (cell: string): boolean => cell.endsWith('%') && !cell.startsWith('100')

/** A chart of so few columns is scanned more easily where they stand close together. */
const fewColumns = 6

/** A chart of so few lines is shown whole: hiding its last two would only be in the way. */
const wholeLines = 32

const linesOf = (rows: readonly ChartRow[]): number =>
  rows.reduce((lines, { cells }) => lines + (cells.some(Array.isArray) ? 2 : 1), 0)

/** More rows do not fit on a sheet of A4 below their heading. */
const mostRows = 45

/** A computed table. If it is wider than the page, it scrolls in a region of its own; the names of rows and columns stay. */
export function ChartTable({ label, chart: { columns, rows, asked = [] } }: ChartTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={`chart${columns.length <= fewColumns ? ' chart--narrow' : ''}${linesOf(rows) <= wholeLines ? ' chart--whole' : ''}${rows.length > mostRows ? ' chart--long' : ''}`}
    >
      <table>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                data-words={isWords(rows[0]?.cells[index - 1]) || undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-marked={row.isMarked || undefined}>
              <th scope="row" data-parted={isParted(row.name) || undefined}>
                {inParts(row.name)}
              </th>
              {row.cells.map((cell, index) => (
                <ChartCell
                  key={columns[index + 1]}
                  cell={cell}
                  isAsked={row.isMarked === true && asked.includes(columns[index + 1] ?? '')}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ChartCellProps {
  cell: ChartRow['cells'][number]
  isAsked: boolean
}

/** Words stand to the left, numbers below each other. */
function ChartCell({ cell, isAsked }: ChartCellProps) {
  const marks = { 'data-words': isWords(cell) || undefined, 'data-asked': isAsked || undefined }
  if (cell === null) return <td>{emptyCell}</td>
  if (typeof cell === 'string') {
    return (
      <td
        {...marks}
        data-parted={isParted(cell) || undefined}
        data-short={isShort(cell) || undefined}
      >
        {inParts(cell)}
      </td>
    )
  }
  const [above, below] = cell
  return (
    <td {...marks}>
      {above}
      <br />
      {below}
    </td>
  )
}
