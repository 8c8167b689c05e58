import type { IntegrationsCopy } from '../../../shared/content/pages/integrations.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { ReferenceTable } from '../../components/tables/reference-table.tsx'
import { FieldPath } from '../../components/text/field-path.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { integrationMapping } from '../../generated/integration-mapping.ts'
import { useUi } from '../../layout/ui-copy.tsx'

type MappingCopy = IntegrationsCopy['mapping']
type MappedRow = (typeof integrationMapping.rows)[number]

/** One response, value by value, on its way into five systems. All values come from the sample drawing. */
export function Mapping({ copy }: { copy: MappingCopy }) {
  const { columns } = copy
  const { decimal } = useUi()
  return (
    <div id="mapping-content" className="field-map">
      <p className="mb-5 flex flex-wrap gap-x-8 gap-y-1 border border-line bg-sheet px-4 py-3">
        <a href={shaft} className="py-0.5 font-mono text-sm text-action underline">
          {integrationMapping.drawingNumber}
        </a>
        <span className="text-sm text-muted">
          {copy.thresholdLabel} <code>{decimalText(integrationMapping.threshold, decimal)}</code>
        </span>
      </p>
      <ReferenceTable
        caption={copy.caption}
        columns={[
          columns.path,
          columns.sheet,
          columns.score,
          columns.target,
          columns.written,
          columns.rule,
        ]}
        rows={integrationMapping.rows.map((row) => ({
          key: row.path,
          isMarked: row.isReviewed,
          cells: cellsOf(row, copy, decimal),
        }))}
      />
      <RichParagraph className="mt-4 max-w-[36rem] text-sm text-muted" nodes={copy.note} />
    </div>
  )
}

function cellsOf(row: MappedRow, copy: MappingCopy, decimal: string) {
  return [
    <Code key="path" text={row.path} />,
    row.sheet ?? copy.notOnSheet,
    <Code key="score" text={decimalText(row.score, decimal)} />,
    <span key="target">
      {row.target}
      <br />
      <Code text={row.field} />
    </span>,
    row.isReviewed ? (
      <strong key="written">{copy.toReview}</strong>
    ) : (
      <Code key="written" text={row.written} />
    ),
    copy.rules[row.rule],
  ]
}

function Code({ text }: { text: string }) {
  return <FieldPath path={text} className="font-mono text-[0.75rem] font-normal" />
}
