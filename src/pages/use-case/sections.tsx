import type { UseCaseCopy } from '../../../shared/content/pages/use-case.ts'
import { KeyFigures } from '../../components/figures/key-figures.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { StepList } from '../../components/lists/step-list.tsx'
import { Cell, Row, RowHeader, Table } from '../../components/tables/table.tsx'
import { FieldPath } from '../../components/text/field-path.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'

/** What costs time or money today, as the notes of a sheet: each under its own wide line. */
export function Problem({ copy }: { copy: UseCaseCopy['problem'] }) {
  return (
    <ul className="grid gap-x-12 gap-y-8 @min-[41rem]:grid-cols-2">
      {copy.points.map((point) => (
        <li key={point.title} className="border-t-2 border-ink pt-4">
          <h3 className="text-xl">{point.title}</h3>
          <RichParagraph className="mt-2 text-muted" nodes={point.text} />
        </li>
      ))}
    </ul>
  )
}

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

/** The steps of the workflow; readers in a hurry find the aside first, beside the steps where there is room. */
export function How({ copy }: { copy: UseCaseCopy['how'] }) {
  if (!copy.quickScan) return <StepList steps={copy.steps} isHalved />
  return (
    <div className="grid gap-x-12 gap-y-10 @min-[71rem]:grid-cols-[minmax(0,1fr)_min(17rem,40%)]">
      <aside
        aria-labelledby="quick-scan"
        className="quick-scan self-start xl:sticky xl:top-24 xl:order-last"
      >
        <h3 id="quick-scan" className="text-xl">
          {copy.quickScan.title}
        </h3>
        <Definitions items={copy.quickScan.points} />
      </aside>
      <StepList steps={copy.steps} />
    </div>
  )
}

/** The figures claimed, and what to measure to check them. */
export function Metrics({ copy }: { copy: UseCaseCopy['metrics'] }) {
  return (
    <div className="space-y-10">
      {copy.figures.length > 0 && <KeyFigures figures={copy.figures} />}
      <Definitions items={copy.rows} />
    </div>
  )
}
