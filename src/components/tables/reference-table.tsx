import type { ReactNode } from 'react'
import type { TableCopy } from '../../../shared/content/parts/drafting-parts.ts'
import { RichText } from '../text/rich-text.tsx'
import { Cell, Row, RowHeader, Table } from './table.tsx'

interface ReferenceTableProps {
  /** Said to screen readers; the heading of the section says it to everyone else. */
  caption: string
  columns: readonly string[]
  /** The first cell of a row names the row; null is a cell with nothing to say. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isMarked?: boolean }[]
}

const emptyCell = '–'

/** A table to scan. Where it has no room each row becomes a block with its column names. */
export function ReferenceTable({ caption, columns, rows }: ReferenceTableProps) {
  return (
    <div className="reference">
      <Table className="reference__table" caption={caption} columns={columns}>
        {rows.map(({ key, cells: [name, ...cells], isMarked }) => (
          <Row key={key} data-marked={isMarked || undefined}>
            <RowHeader>{name}</RowHeader>
            {cells.map((cell, index) => (
              <Cell
                key={columns[index + 1]}
                data-label={columns[index + 1]}
                data-empty={cell === null || undefined}
              >
                <div>{cell ?? emptyCell}</div>
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </div>
  )
}

interface CopyTableProps {
  copy: TableCopy
  /** Cells with a dash are left out where rows become blocks. */
  omitsDashes?: boolean
}

/** A table whose every cell is copy. */
export function CopyTable({ copy, omitsDashes }: CopyTableProps) {
  return (
    <ReferenceTable
      caption={copy.caption}
      columns={copy.columns}
      rows={copy.rows.map((cells, row) => ({
        key: String(row),
        cells: cells.map((nodes, column) =>
          omitsDashes && nodes[0] === emptyCell ? null : (
            <RichText key={copy.columns[column]} nodes={nodes} />
          ),
        ),
      }))}
    />
  )
}
