import { RichText } from '../../components/rich-text.tsx'
import { Cell, Row, RowHeader, Table } from '../../components/table.tsx'
import type { LegalClause } from './legal-data.ts'

interface DataTableProps {
  table: NonNullable<LegalClause['table']>
}

/**
 * A table whose rows are named by their first cell. On narrow screens each row becomes a list that repeats the
 * columns' names.
 */
export function DataTable({ table: { caption, columns, rows } }: DataTableProps) {
  return (
    <Table className="legal-table" caption={caption} isCaptionShown columns={columns}>
      {rows.map(([name = [], ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
        <Row key={row}>
          <RowHeader>
            <RichText nodes={name} />
          </RowHeader>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their order
            <Cell key={index} data-label={columns[index + 1]}>
              <RichText nodes={cell} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}
