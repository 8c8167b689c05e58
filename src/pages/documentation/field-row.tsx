import type { Field } from '../../../shared/api-schemas/field-groups.ts'
import type { DocumentationCopy } from '../../../shared/content/documentation.ts'
import { Cell, Row, RowHeader } from '../../components/table.tsx'

interface FieldRowProps {
  field: Field
  copy: DocumentationCopy['explorer']
  /** The field's value on the sample sheet, as JSON; empty where the sample has none. */
  sample: string
  /** The value changes with the entry pointed at. */
  followsEntry: boolean
}

/** One field: path and type, meaning with unit and values, value on the sample sheet. */
export function FieldRow({ field, copy, sample, followsEntry }: FieldRowProps) {
  const { path, type, isOptional, meaning, unit, values, isOpen } = field
  const units: Record<string, string> = copy.units
  const cut = path.lastIndexOf('.') + 1
  return (
    <Row>
      <RowHeader>
        <span translate="no">
          {cut > 0 && <span className="text-muted">{path.slice(0, cut)}</span>}
          {cut > 0 && <wbr />}
          {path.slice(cut)}
        </span>
        <code>
          {type}
          {isOptional && <span className="font-sans"> · {copy.optional}</span>}
        </code>
        {(sample || followsEntry) && (
          <span
            className="field-table__sample"
            hidden={!sample}
            data-path={followsEntry ? path : undefined}
            data-type={followsEntry && type.startsWith('object') ? 'object' : undefined}
          >
            <span className="sr-only">{copy.columns.sample}: </span>
            <span translate="no">{sample}</span>
          </span>
        )}
      </RowHeader>
      <Cell>
        {meaning}
        {unit && (
          <span className="block text-muted">
            {copy.unit} {units[unit] ?? <span translate="no">{unit}</span>}
          </span>
        )}
        {values && (
          <span className="block text-muted">
            {isOpen ? copy.examples : copy.values}{' '}
            <code className="text-[0.8125rem]" translate="no">
              {values.join(', ')}
            </code>
          </span>
        )}
      </Cell>
    </Row>
  )
}
