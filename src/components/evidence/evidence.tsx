import { useState } from 'react'
import type { EvidenceKind } from '../../drawings/index.ts'

export interface EvidenceItem {
  ref: number
  kind: EvidenceKind
  label: string
  path: string
  confidence: string
  box: { x: number; y: number; width: number; height: number }
  /** The field's JSON as highlighted markup, made at build. */
  html: string
}

export interface EvidenceLabels {
  field: string
  confidence: string
  kinds: Record<EvidenceKind, string>
}

interface EvidenceProps {
  /** Address of the sheet's SVG, its size in mm and what it shows. */
  sheet: { src: string; width: number; height: number; alt: string }
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
      <SheetView sheet={sheet} items={items} active={active} onPoint={setActive} />
      <div className="grid border-t border-line md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <FieldList items={items} labels={labels} active={active} onPoint={setActive} />
        {shown && (
          <div className="hidden border-l border-hairline md:block">
            <p className="flex justify-between gap-3 border-b border-hairline px-3 py-2 font-mono text-xs text-muted">
              <span translate="no">{shown.path}</span>
            </p>
            <pre
              className="code h-64 px-3 py-2 text-[0.75rem]! leading-[1.45]!"
              lang="en"
              translate="no"
            >
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own model */}
              <code dangerouslySetInnerHTML={{ __html: shown.html }} />
            </pre>
          </div>
        )}
      </div>
      <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
        {caption}. {hint}
      </figcaption>
    </figure>
  )
}

interface PointProps {
  items: readonly EvidenceItem[]
  active: number | undefined
  onPoint: (ref: number) => void
}

function SheetView({
  sheet,
  items,
  active,
  onPoint,
}: PointProps & { sheet: EvidenceProps['sheet'] }) {
  return (
    <div className="relative">
      <img
        src={sheet.src}
        width={sheet.width * 4}
        height={sheet.height * 4}
        alt={sheet.alt}
        className="block h-auto w-full"
        fetchPriority="high"
      />
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {items.map((item) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of fields does the same by keyboard
          <rect
            key={item.ref}
            {...item.box}
            data-kind={item.kind}
            data-active={item.ref === active || undefined}
            className="evidence-box"
            onPointerEnter={() => onPoint(item.ref)}
            onPointerDown={() => onPoint(item.ref)}
          />
        ))}
      </svg>
    </div>
  )
}

function FieldList({ items, labels, active, onPoint }: PointProps & { labels: EvidenceLabels }) {
  return (
    <div>
      <p className="flex justify-between gap-3 border-b border-hairline px-3 py-2 text-xs text-muted">
        <span>{labels.field}</span>
        <span>{labels.confidence}</span>
      </p>
      <ul className="grid">
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
              <span className="min-w-0 flex-1 truncate text-left" translate="no">
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
