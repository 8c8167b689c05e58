import type { PmiExtractionCopy } from '../../../../shared/content/pages/pmi-extraction.ts'
import { decimalText } from '../../../../shared/i18n/decimal-text.ts'
import { SheetPicture } from '../../../components/sheets/sheet-picture.tsx'
import { inspectionSheet } from '../../../generated/inspection-sheet.ts'
import { useUi } from '../../../layout/ui-copy.tsx'
import { detailView } from './detail-view.ts'

/** A row of the generated list. */
export type InspectedRow = (typeof inspectionSheet.rows)[number]

interface SheetDetailProps {
  src: string
  copy: PmiExtractionCopy['plan']
  row: InspectedRow
}

/** The sheet around one callout, enlarged, with what the response says of it. */
export function SheetDetail({ src, copy, row }: SheetDetailProps) {
  const { width, height } = inspectionSheet
  return (
    <aside
      aria-label={copy.detail}
      className="border-t border-line sm:max-xl:grid sm:max-xl:grid-cols-2 xl:border-t-0 xl:border-l xl:border-hairline"
    >
      <svg
        viewBox={detailView(row.box, inspectionSheet)}
        role="img"
        aria-label={`${copy.detailAlt} ${row.number}`}
        data-label={copy.detailAlt}
        className="block w-full"
      >
        <SheetPicture src={src} width={width} height={height} />
        <rect {...row.box} data-kind={row.kind} className="evidence-box" />
      </svg>
      <dl className="border-t border-hairline p-4 text-sm sm:max-xl:border-t-0 sm:max-xl:border-l">
        <dt className="text-xs text-muted">{copy.number}</dt>
        <dd data-detail="name" className="font-mono">
          {`${row.number} · ${copy.what[row.what]}`}
        </dd>
        <dt className="mt-2 text-xs text-muted">JSON</dt>
        <dd data-detail="path" className="font-mono text-xs" translate="no">
          {row.path}
        </dd>
        <dt className="mt-2 text-xs text-muted">{copy.confidence}</dt>
        <dd data-detail="confidence" className="font-mono">
          {decimalText(row.confidence, useUi().decimal)}
        </dd>
      </dl>
    </aside>
  )
}
