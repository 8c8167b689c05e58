import type { TableCopy } from '../../../shared/content/drafting-parts.ts'
import { ReferenceTable } from '../../components/reference-table.tsx'
import { RichText } from '../../components/rich-text.tsx'

/** Who does what, step by step; a party that has nothing to do in a step is left out where steps are blocks. */
export function Division({ copy }: { copy: TableCopy }) {
  return (
    <ReferenceTable
      caption={copy.caption}
      columns={copy.columns}
      rows={copy.rows.map((cells, row) => ({
        key: String(row),
        cells: cells.map((nodes, column) =>
          nodes[0] === '–' ? null : <RichText key={copy.columns[column]} nodes={nodes} />,
        ),
      }))}
    />
  )
}
