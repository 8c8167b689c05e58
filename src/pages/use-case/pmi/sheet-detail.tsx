import type { PmiExtractionCopy } from '../../../../server/content/schemas/pmi-extraction.ts'
import { inspectionSheet } from '../../../generated/inspection-sheet.ts'

interface SheetDetailProps {
  src: string
  copy: PmiExtractionCopy['plan']
  row: (typeof inspectionSheet.rows)[number]
}

const view = { width: 76, height: 57 }

/** The sheet around one callout, enlarged, with what the response says of it. */
export function SheetDetail({ src, copy, row }: SheetDetailProps) {
  const { width, height } = inspectionSheet
  const { box } = row
  const x = clamp(box.x + box.width / 2 - view.width / 2, width - view.width)
  const y = clamp(box.y + box.height / 2 - view.height / 2, height - view.height)
  return (
    <aside
      aria-label={copy.detail}
      className="border-t border-line xl:border-t-0 xl:border-l xl:border-hairline"
    >
      <svg
        viewBox={`${x} ${y} ${view.width} ${view.height}`}
        role="img"
        aria-label={`${copy.detailAlt} ${row.number}`}
        className="block w-full"
      >
        <image href={src} width={width} height={height} />
        <rect {...box} data-kind={row.kind} className="evidence-box" />
      </svg>
      <dl className="border-t border-hairline p-4 text-sm">
        <dt className="text-xs text-muted">{copy.number}</dt>
        <dd className="font-mono">
          {row.number} · {copy.what[row.what]}
        </dd>
        <dt className="mt-2 text-xs text-muted">JSON</dt>
        <dd className="font-mono text-xs" translate="no">
          {row.path}
        </dd>
        <dt className="mt-2 text-xs text-muted">{copy.confidence}</dt>
        <dd className="font-mono">{row.confidence}</dd>
      </dl>
    </aside>
  )
}

const clamp = (value: number, max: number): number =>
  Math.round(Math.min(Math.max(value, 0), max) * 10) / 10
