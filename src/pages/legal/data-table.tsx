import type { LegalClause } from '../../../server/rendering/legal-data.ts'
import { RichText } from '../../components/rich-text.tsx'

interface DataTableProps {
  table: NonNullable<LegalClause['table']>
}

/**
 * A table whose rows are named by their first cell. On narrow screens each row becomes a list that repeats the
 * columns' names; the roles keep it a table for screen readers when CSS changes its display.
 */
export function DataTable({ table: { caption, columns, rows } }: DataTableProps) {
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above, a changed display drops the implicit roles */}
      <table role="table" className="legal-table">
        <caption>{caption}</caption>
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
          {rows.map(([name = [], ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                <RichText nodes={name} />
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their order
                <td key={index} role="cell" data-label={columns[index + 1]}>
                  <RichText nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </>
  )
}
