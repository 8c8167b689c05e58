import type { ErpDataEntryCopy } from '../../../../shared/content/pages/erp-data-entry.ts'
import { formatNumber } from '../../../../shared/i18n/format.ts'
import { SheetView } from '../../../components/evidence/sheet-view.tsx'
import { Cell, Row, RowHeader, Table } from '../../../components/tables/table.tsx'
import { FieldPath } from '../../../components/text/field-path.tsx'
import { RichParagraph } from '../../../components/text/rich-text.tsx'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
import { itemRecord } from '../../../generated/item-record.ts'
import { Enhanced } from '../../../islands/island.tsx'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { reviewRecord } from './review-record.enhance.ts'
import { shareText, splitAt, thresholdRange } from './threshold.ts'
import { ThresholdInput } from './threshold-input.tsx'

interface ItemRecordProps {
  copy: ErpDataEntryCopy['record']
  sheetAlt: string
}

const { width, height, fields } = itemRecord
const boxes = fields.map(({ ref, box }) => ({ ref, kind: 'metadata' as const, box }))

/**
 * An item record filled from a title block. The threshold decides which fields are written and which wait for a
 * person; without scripts the record stands as it is at the first threshold.
 */
export function ItemRecord({ copy, sheetAlt }: ItemRecordProps) {
  const { locale } = useShownPage()
  const { written, queued, share } = splitAt(fields, thresholdRange.start)
  return (
    <Enhanced by={reviewRecord} when="near">
      <div
        data-is-written={copy.isWritten}
        data-is-queued={copy.isQueued}
        className="overflow-x-auto border border-line bg-sheet"
      >
        <div className="grid border-b border-line xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="self-center">
            <SheetView sheet={{ src: titleBlock, width, height, alt: sheetAlt }} boxes={boxes} />
          </div>
          <div className="border-hairline border-t p-5 xl:border-t-0 xl:border-l">
            <ThresholdInput copy={copy} />
            <dl
              aria-live="polite"
              className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 text-sm [&>*>dd]:text-right"
            >
              <Total name="written" label={copy.totalWritten} value={written.length} />
              <Total name="queued" label={copy.totalQueued} value={queued.length} />
              <Total name="share" label={copy.share} value={shareText(share, locale)} isLast />
            </dl>
            <p className="mt-2 text-xs text-muted">{copy.shareNote}</p>
          </div>
        </div>
        <RecordTable copy={copy} />
        <div className="border-t border-line px-4 py-3 text-sm text-muted">
          <RichParagraph className="max-w-[38rem]" nodes={copy.note} />
        </div>
      </div>
    </Enhanced>
  )
}

interface TotalProps {
  name: 'written' | 'queued' | 'share'
  label: string
  value: number | string
  /** Stands below a line. */
  isLast?: boolean
}

/** A figure below the threshold, which is said with its name when it changes. */
function Total({ name, label, value, isLast }: TotalProps) {
  const line = 'border-t border-hairline pt-1'
  return (
    <div aria-atomic="true" className="contents">
      <dt className={isLast ? `${line} font-heading` : undefined}>{label}</dt>
      <dd data-total={name} className={isLast ? `${line} font-mono` : 'font-mono'}>
        {value}
      </dd>
    </div>
  )
}

/** The record field by field: what was read, what is written, how sure the reading is, and what happens to it. */
function RecordTable({ copy }: { copy: ErpDataEntryCopy['record'] }) {
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
