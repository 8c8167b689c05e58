import { useState } from 'react'
import type { EvidenceKind } from '../../drawings/index.ts'
import { CodePanel } from '../code-panel.tsx'
import { type SheetBox, type SheetImage, SheetView } from './sheet-view.tsx'

interface EvidenceItem extends SheetBox {
  label: string
  path: string
  confidence: string
  /** The field's JSON as highlighted markup, made at build. */
  html: string
}

export interface EvidenceLabels {
  field: string
  confidence: string
  kinds: Record<EvidenceKind, string>
}

interface EvidenceProps {
  sheet: SheetImage
  items: readonly EvidenceItem[]
  labels: EvidenceLabels
  caption: string
  hint: string
}

/**
 * The signature element: sheet and typed JSON side by side; pointing at one side lights the other.
 * Boxes and fields come from one model. Without scripts the first field stays open.
 */
export function Evidence({ sheet, items, labels, caption, hint }: EvidenceProps) {
  const [active, setActive] = useState(items[0]?.ref)
  const shown = items.find((item) => item.ref === active) ?? items[0]

  return (
    <figure className="border border-line bg-sheet">
      <SheetView sheet={sheet} boxes={items} active={active} onPoint={setActive} isFirst />
      <div className="grid border-t border-line md:grid-cols-2">
        <FieldList items={items} labels={labels} active={active} onPoint={setActive} />
        {shown && (
          <div className="hidden min-w-0 border-l border-hairline md:block">
            <p className="flex justify-between gap-3 border-b border-hairline px-3 py-2 font-mono text-xs text-muted">
              <span translate="no">{shown.path}</span>
            </p>
            <CodePanel
              label={shown.path}
              html={shown.html}
              className="h-64 px-3 py-2 text-[0.75rem] leading-[1.5]"
            />
          </div>
        )}
      </div>
      <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
        {caption}. <span className="needs-script">{hint}</span>
      </figcaption>
    </figure>
  )
}

interface PointProps {
  items: readonly EvidenceItem[]
  active: number | undefined
  onPoint: (ref: number) => void
}

function FieldList({ items, labels, active, onPoint }: PointProps & { labels: EvidenceLabels }) {
  return (
    <div className="min-w-0">
      <p className="flex justify-between gap-3 border-b border-hairline px-3 py-2 text-xs text-muted">
        <span>{labels.field}</span>
        <span>{labels.confidence}</span>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.ref} data-kind={item.kind}>
            <button
              type="button"
              aria-pressed={item.ref === active}
              className="evidence-field"
              onPointerEnter={() => onPoint(item.ref)}
              onFocus={() => onPoint(item.ref)}
              onClick={() => onPoint(item.ref)}
            >
              <span className="w-20 flex-none text-xs text-muted">{labels.kinds[item.kind]}</span>
              <span className="min-w-0 flex-1 text-left" translate="no">
                {item.label}
              </span>
              <span>{item.confidence}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
