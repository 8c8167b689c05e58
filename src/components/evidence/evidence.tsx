import type { EvidenceKind } from '@firstangle/drawings'
import { Enhanced } from '../../islands/island.tsx'
import { CodePanel } from '../code-panel.tsx'
import { type SheetBox, type SheetImage, SheetView } from './sheet-view.tsx'
import { showEvidence } from './show-evidence.enhance.ts'

interface EvidenceItem extends SheetBox {
  label: string
  path: string
  confidence: string
  /** The field's JSON as highlighted markup, made at build. */
  html: string
  /** The same as plain JSON. */
  json: string
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
  const [first] = items
  return (
    <Enhanced by={showEvidence} when="use">
      <figure className="border border-line bg-sheet">
        <SheetView sheet={sheet} boxes={items} active={first?.ref} isFirst />
        <div className="grid border-t border-line md:grid-cols-2">
          <FieldList items={items} labels={labels} />
          {first && (
            <div className="hidden min-w-0 border-l border-hairline md:block">
              <p className="flex justify-between gap-3 border-b border-hairline px-3 py-2 font-mono text-xs text-muted">
                <span translate="no" data-shown-path>
                  {first.path}
                </span>
              </p>
              <CodePanel
                label={first.path}
                html={first.html}
                className="h-64 px-3 py-2 text-[0.75rem] leading-[1.5]"
              />
            </div>
          )}
        </div>
        <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
          {caption}. <span className="needs-script">{hint}</span>
        </figcaption>
      </figure>
    </Enhanced>
  )
}

type FieldListProps = Pick<EvidenceProps, 'items' | 'labels'>

/** The fields of the sheet, the first of them lit, with the JSON of each for when it is pointed at. */
function FieldList({ items, labels }: FieldListProps) {
  return (
    <div className="min-w-0">
      <p className="flex justify-between gap-3 border-b border-hairline px-3 py-2 text-xs text-muted">
        <span>{labels.field}</span>
        <span>{labels.confidence}</span>
      </p>
      <ul>
        {items.map((item, index) => (
          <li key={item.ref} data-kind={item.kind}>
            <button
              type="button"
              aria-pressed={index === 0}
              data-ref={item.ref}
              className="evidence-field"
            >
              <span className="w-20 flex-none text-xs text-muted">{labels.kinds[item.kind]}</span>
              <span className="min-w-0 flex-1 text-left" translate="no">
                {item.label}
              </span>
              <span>{item.confidence}</span>
            </button>
            <script
              type="application/json"
              data-json-of={item.ref}
              data-path={item.path}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own samples
              dangerouslySetInnerHTML={{ __html: item.json }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
