import { Cell, Row, RowHeader, Table } from '../../components/table.tsx'
import type { Line } from './catalogue-words.ts'

interface LineTableProps {
  caption: string
  columns: Readonly<Record<string, string>>
  lines: readonly Line[]
}

/** Rules on the left, what is said of them on the right. */
export function LineTable({ caption, columns, lines }: LineTableProps) {
  return (
    <Table className="reference-table mt-4" caption={caption} columns={Object.values(columns)}>
      {lines.map(([name, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one rule may have several lines
        <Row key={index}>
          <RowHeader>{name}</RowHeader>
          <Cell>{text}</Cell>
        </Row>
      ))}
    </Table>
  )
}
