import type { EvidenceKind } from '@firstangle/drawings'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { Icon } from '../icons/icon.tsx'
import { Cell, Row, RowHeader, Table } from '../tables/table.tsx'
import { FieldPath } from '../text/field-path.tsx'
import { RichText } from '../text/rich-text.tsx'
import { SpokenWords } from '../text/signed-words.tsx'
import { type NeededScore, ScoreGauge } from './score-gauge.tsx'
import type { SheetBox } from './sheet-view.tsx'

/** What is done with a value: passed unseen, shown to a person, or rejected by a rule. */
type Outcome = 'pass' | 'review' | 'fail'

export interface EvidenceTableRow {
  /** Number of its balloon on the sheet. */
  ref: number
  name: string
  path: string
  /** As written on the sheet, or as derived from it. */
  value: string
  use: RichTextNodes
  /** The rule the value is held against, as `≥ 0.6 mm`. */
  limit?: string
  confidence: string
  threshold: string
  /** Both as numbers, to be drawn. */
  gauge: NeededScore
  outcome: Outcome
  kind: EvidenceKind
  /** Missing where the value was derived from the whole sheet. */
  box?: SheetBox['box']
}

export interface EvidenceTableLabels {
  number: string
  field: string
  value: string
  use: string
  confidence: string
  /** Before the confidence a value needs to pass. */
  threshold: string
  outcome: string
  /** Stands at values without a place on the sheet. */
  derived: string
  outcomes: Record<Outcome, string>
}

interface EvidenceTableProps {
  rows: readonly EvidenceTableRow[]
  labels: EvidenceTableLabels
  caption: string
}

/** Values of a response: balloon number, field and path, value as on the sheet, what it decides, how sure it is. */
export function EvidenceTable({ rows, labels, caption }: EvidenceTableProps) {
  return (
    <Table
      className="evidence-table"
      caption={caption}
      columns={[
        <span key="number" className="sr-only">
          {labels.number}
        </span>,
        labels.field,
        labels.value,
        labels.use,
        labels.confidence,
        labels.outcome,
      ]}
    >
      {rows.map((row) => (
        <EvidenceRow key={row.ref} row={row} labels={labels} />
      ))}
    </Table>
  )
}

interface RowProps {
  row: EvidenceTableRow
  labels: EvidenceTableLabels
}

function EvidenceRow({ row, labels }: RowProps) {
  return (
    <Row data-kind={row.kind} data-ref={row.ref}>
      <Cell>
        <BalloonButton row={row} />
      </Cell>
      <RowHeader>
        {row.name}
        <FieldPath path={row.path} />
      </RowHeader>
      <Cell>
        <span
          className="evidence-table__value evidence-table__read"
          data-derived={!row.box || undefined}
          translate="no"
        >
          <SpokenWords text={row.value} />
        </span>
        {!row.box && <span className="block text-xs text-muted">{labels.derived}</span>}
      </Cell>
      <Cell>
        <span>
          <RichText nodes={row.use} />
          {row.limit && <code className="evidence-table__limit">{row.limit}</code>}
        </span>
      </Cell>
      <Cell>
        <span className="evidence-table__score">
          <span className="evidence-table__value">{row.confidence}</span>
          <ScoreGauge {...row.gauge} />
        </span>
        <span className="block text-xs text-muted">
          {labels.threshold} {row.threshold}
        </span>
      </Cell>
      <Cell>
        <OutcomeMark outcome={row.outcome} text={labels.outcomes[row.outcome]} />
      </Cell>
    </Row>
  )
}

/** The number is a button, so that a keyboard lights the place on the sheet as a pointer does. */
function BalloonButton({ row }: Pick<RowProps, 'row'>) {
  if (!row.box) return <span className="evidence-table__balloon">{row.ref}</span>
  return (
    <button
      type="button"
      aria-pressed="false"
      data-ref={row.ref}
      className="evidence-table__balloon"
    >
      {row.ref}
    </button>
  )
}

const icons = { pass: 'check', review: 'next', fail: 'cross' } as const

function OutcomeMark({ outcome, text }: { outcome: Outcome; text: string }) {
  return (
    <span className="flex items-start gap-1.5" data-outcome={outcome}>
      <Icon name={icons[outcome]} className="mt-0.5 size-4 flex-none" />
      <span className="min-w-0">{text}</span>
    </span>
  )
}
