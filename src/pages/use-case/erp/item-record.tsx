import type { ErpDataEntryCopy } from '../../../../shared/content/erp-data-entry.ts'
import { SheetView } from '../../../components/evidence/sheet-view.tsx'
import { RichParagraph } from '../../../components/rich-text.tsx'
import titleBlock from '../../../generated/drawings/title-block.svg?url'
import { itemRecord } from '../../../generated/item-record.ts'
import { Enhanced } from '../../../islands/island.tsx'
import { useShownPage } from '../../../navigation/shown-page.tsx'
import { reviewRecord } from './item-record.enhance.ts'
import { RecordTable } from './record-table.tsx'
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
        <div className="grid border-b border-line lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="self-center">
            <SheetView sheet={{ src: titleBlock, width, height, alt: sheetAlt }} boxes={boxes} />
          </div>
          <div className="border-hairline border-t p-5 lg:border-t-0 lg:border-l">
            <ThresholdInput copy={copy} />
            {/* Each figure is said with its name when it changes. */}
            <dl
              aria-live="polite"
              className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 text-sm"
            >
              <div aria-atomic="true" className="contents">
                <dt>{copy.totalWritten}</dt>
                <dd data-total="written" className="font-mono">
                  {written.length}
                </dd>
              </div>
              <div aria-atomic="true" className="contents">
                <dt>{copy.totalQueued}</dt>
                <dd data-total="queued" className="font-mono">
                  {queued.length}
                </dd>
              </div>
              <div aria-atomic="true" className="contents">
                <dt className="border-t border-hairline pt-1 font-heading">{copy.share}</dt>
                <dd data-total="share" className="border-t border-hairline pt-1 font-mono">
                  {shareText(share, locale)}
                </dd>
              </div>
            </dl>
            <p className="mt-2 text-xs text-muted">{copy.shareNote}</p>
          </div>
        </div>
        <RecordTable copy={copy} />
        <div className="border-t border-line px-4 py-3 text-sm text-muted">
          <RichParagraph className="max-w-[44rem]" nodes={copy.note} />
        </div>
      </div>
    </Enhanced>
  )
}
