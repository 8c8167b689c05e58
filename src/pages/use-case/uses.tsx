import type { UseCaseCopy } from '../../../shared/content/use-case.ts'
import { FieldPath } from '../../components/field-path.tsx'
import { Cell, Row, RowHeader, Table } from '../../components/table.tsx'

/** Fields of the response and what each is used for. */
export function Uses({ copy }: { copy: UseCaseCopy['uses'] }) {
  return (
    <Table
      className="definition-table"
      caption={copy.title}
      columns={[copy.fieldHeading, copy.purposeHeading]}
    >
      {copy.rows.map((row) => (
        <Row key={row.field}>
          <RowHeader>
            {row.field}
            <FieldPath path={row.path} />
          </RowHeader>
          <Cell>{row.purpose}</Cell>
        </Row>
      ))}
    </Table>
  )
}
