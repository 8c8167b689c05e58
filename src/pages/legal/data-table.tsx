import type { LegalClause } from '../../../server/rendering/legal-data.ts'
import { RichText } from '../../components/rich-text.tsx'

interface DataTableProps {
  id: string
  table: NonNullable<LegalClause['table']>
}

/** A table whose rows are named by their first cell; on narrow screens each row is a list that repeats the column's name. */
export function DataTable({ id, table: { caption, columns, rows } }: DataTableProps) {
  return (
    <table className="legal-table" aria-labelledby={id}>
      <caption id={id}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={row}>
            <th scope="row">
              <RichText nodes={name} />
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their order
              <td key={index} data-label={columns[index + 1]}>
                <RichText nodes={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
