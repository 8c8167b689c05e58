import type { ErpDataEntryCopy } from '../../../../server/content/schemas/erp-data-entry.ts'
import { itemRecord } from '../../../generated/item-record.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { FieldPath } from '../field-path.tsx'
import { usePageLocale } from '../page-locale.ts'

interface RecordTableProps {
  copy: ErpDataEntryCopy['record']
  threshold: number
  active: number | undefined
  onPoint: (ref: number) => void
}

/** The record field by field: what was read, what is written, how sure the reading is, and what happens to it. */
export function RecordTable({ copy, threshold, active, onPoint }: RecordTableProps) {
  const locale = usePageLocale()
  return (
    <table className="record-table">
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.field}</th>
          <th scope="col">{copy.read}</th>
          <th scope="col">{copy.written}</th>
          <th scope="col">{copy.confidence}</th>
          <th scope="col">{copy.status}</th>
        </tr>
      </thead>
      <tbody>
        {itemRecord.fields.map(({ id, path, ref, read, written, confidence }) => {
          const isWritten = confidence >= threshold
          return (
            <tr
              key={id}
              data-active={ref === active || undefined}
              data-queued={!isWritten || undefined}
              onPointerEnter={() => onPoint(ref)}
            >
              <th scope="row">
                <button type="button" onFocus={() => onPoint(ref)} onClick={() => onPoint(ref)}>
                  {copy.fields[id]}
                </button>
                <FieldPath path={path} />
              </th>
              <td data-label={copy.read} translate="no">
                {read}
              </td>
              <td data-label={copy.written} translate="no">
                {isWritten ? written : '–'}
              </td>
              <td data-label={copy.confidence}>
                {formatNumber(confidence, locale, { fractionDigits: 2 })}
              </td>
              <td data-label={copy.status}>{isWritten ? copy.isWritten : copy.isQueued}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
