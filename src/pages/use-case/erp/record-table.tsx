import type { ErpDataEntryCopy } from '../../../../shared/content/pages/erp-data-entry.ts'
import { formatNumber } from '../../../../shared/i18n/format.ts'
import { Cell, Row, RowHeader, Table } from '../../../components/tables/table.tsx'
import { FieldPath } from '../../../components/text/field-path.tsx'
import { itemRecord } from '../../../generated/item-record.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { thresholdRange } from './threshold.ts'

/** The record field by field: what was read, what is written, how sure the reading is, and what happens to it. */
export function RecordTable({ copy }: { copy: ErpDataEntryCopy['record'] }) {
  const { locale } = useShownPage()
  return (
    <Table
      className="record-table"
      caption={copy.caption}
      columns={[copy.field, copy.read, copy.written, copy.confidence, copy.status]}
    >
      {itemRecord.fields.map(({ id, path, ref, read, written, confidence }) => {
        const isWritten = confidence >= thresholdRange.start
        return (
          <Row
            key={id}
            data-ref={ref}
            data-confidence={confidence}
            data-written={written}
            data-queued={!isWritten || undefined}
          >
            <RowHeader>
              <button type="button" aria-pressed="false" data-ref={ref}>
                {copy.fields[id]}
              </button>
              <FieldPath path={path} />
            </RowHeader>
            <Cell data-label={copy.read} translate="no">
              {read}
            </Cell>
            <Cell data-label={copy.written} data-cell="written" translate="no">
              {isWritten ? written : '–'}
            </Cell>
            <Cell data-label={copy.confidence}>
              {formatNumber(confidence, locale, { fractionDigits: 2 })}
            </Cell>
            <Cell data-label={copy.status} data-cell="status">
              {isWritten ? copy.isWritten : copy.isQueued}
            </Cell>
          </Row>
        )
      })}
    </Table>
  )
}
