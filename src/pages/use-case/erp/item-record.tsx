import { useState } from 'react'
import type { ErpDataEntryCopy } from '../../../../server/content/schemas/erp-data-entry.ts'
import { SheetView } from '../../../components/evidence/sheet-view.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
import { itemRecord } from '../../../generated/item-record.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { RecordTable } from './record-table.tsx'
import { splitAt, thresholdRange } from './threshold.ts'
import { ThresholdInput } from './threshold-input.tsx'

interface ItemRecordProps {
  id: string
  copy: ErpDataEntryCopy['record']
  sheetAlt: string
}

const { width, height, fields } = itemRecord
const boxes = fields.map(({ ref, box }) => ({ ref, kind: 'metadata' as const, box }))

/**
 * An item record filled from a title block. The threshold decides which fields are written and which wait for a
 * person; without scripts the record stands as it is at the first threshold.
 */
export function ItemRecord({ id, copy, sheetAlt }: ItemRecordProps) {
  const { locale } = useShownPage()
  const [threshold, setThreshold] = useState(thresholdRange.start)
  const [active, setActive] = useState<number>()
  const { written, queued, share } = splitAt(fields, threshold)
  return (
    <div id={id} className="overflow-x-auto border border-line bg-sheet">
      <div className="grid border-b border-line lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="self-center">
          <SheetView
            sheet={{ src: titleBlock, width, height, alt: sheetAlt }}
            boxes={boxes}
            active={active}
            onPoint={setActive}
          />
        </div>
        <div className="border-hairline border-t p-5 lg:border-t-0 lg:border-l">
          <ThresholdInput copy={copy} value={threshold} onChange={setThreshold} />
          <dl
            aria-live="polite"
            className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 text-sm"
          >
            <dt>{copy.totalWritten}</dt>
            <dd className="font-mono">{written.length}</dd>
            <dt>{copy.totalQueued}</dt>
            <dd className="font-mono">{queued.length}</dd>
            <dt className="border-t border-hairline pt-1 font-heading">{copy.share}</dt>
            <dd className="border-t border-hairline pt-1 font-mono">
              {formatPercent(Math.round(share * 100), locale)}
            </dd>
          </dl>
          <p className="mt-2 text-xs text-muted">{copy.shareNote}</p>
        </div>
      </div>
      <RecordTable copy={copy} threshold={threshold} active={active} onPoint={setActive} />
      <p className="border-t border-line px-4 py-3 text-sm text-muted">
        <RichText nodes={copy.note} />
      </p>
    </div>
  )
}
