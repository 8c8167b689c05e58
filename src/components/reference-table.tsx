import type { ReactNode } from 'react'
import type { TableCopy } from '../../server/content/schemas/drafting-parts.ts'
import { RichText } from './rich-text.tsx'

interface ReferenceTableProps {
  /** Said to screen readers; the heading of the section says it to everyone else. */
  caption: string
  columns: readonly string[]
  /** The first cell of a row names the row; null is a cell with nothing to say. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isMarked?: boolean }[]
}

/** What stands in a table where there is nothing to say. */
const NOTHING = '–'

/**
 * A table to scan. Where it has no room each row becomes a block with its column names;
 * the roles keep it a table for screen readers when CSS changes its display.
 */
export function ReferenceTable({ caption, columns, rows }: ReferenceTableProps) {
  return (
    <div className="reference">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above, a changed display drops the implicit roles */}
      <table role="table" className="reference__table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [name, ...cells], isMarked }) => (
            <tr key={key} role="row" data-marked={isMarked || undefined}>
              <th role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  role="cell"
                  data-label={columns[index + 1]}
                  data-empty={cell === null || undefined}
                >
                  <div>{cell ?? NOTHING}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

/** A table whose every cell is copy. */
export function CopyTable({ copy }: { copy: TableCopy }) {
  return (
    <ReferenceTable
      caption={copy.caption}
      columns={copy.columns}
      rows={copy.rows.map((cells, row) => ({
        key: String(row),
        cells: cells.map((nodes, column) => <RichText key={copy.columns[column]} nodes={nodes} />),
      }))}
    />
  )
}
