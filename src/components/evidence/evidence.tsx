import type { EvidenceKind } from '@firstangle/drawings'
import { Enhanced } from '../../islands/island.tsx'
import { CodePanel } from '../code/code-panel.tsx'
import { SpokenWords } from '../text/signed-words.tsx'
import { lensPlace } from './lens-place.ts'
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
  /** `kinds` is the address of a picture whose fragment, a kind, shows the boxes of all callouts of that kind. */
  sheet: SheetImage & { kinds: string }
  items: readonly EvidenceItem[]
  labels: EvidenceLabels
  caption: string
  hint: string
  /** Names the switch that marks every callout of the chosen kind. */
  allOfKind: string
}

/**
 * The signature element: sheet and typed JSON side by side; pointing at one side lights the other.
 * Boxes and fields come from one model. Without scripts the first field stays open.
 */
export function Evidence(props: EvidenceProps) {
  const { sheet, items, labels, caption, hint, allOfKind } = props
  const [first] = items
  return (
    <Enhanced by={showEvidence} when="use">
      <figure className="evidence border border-line bg-sheet">
        <div className="relative">
          <SheetView sheet={sheet} boxes={items} active={first?.ref} isFirst />
          {first && <Magnified sheet={sheet} first={first} />}
        </div>
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
        <svg className="evidence__leader" aria-hidden="true">
          <path pathLength="1" />
        </svg>
        <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
          {caption}. <span className="needs-script">{hint}</span>
          <label className="evidence__switch">
            <input type="checkbox" />
            {allOfKind}
          </label>
        </figcaption>
      </figure>
    </Enhanced>
  )
}

interface MagnifiedProps {
  sheet: EvidenceProps['sheet']
  first: EvidenceItem
}

/** The lens, which a script holds over the chosen callout, and the boxes of its kind, which a switch shows. */
function Magnified({ sheet, first }: MagnifiedProps) {
  const { src, kinds, width, height } = sheet
  const { view } = lensPlace(first.box, sheet)
  return (
    <>
      <img className="evidence__kinds" src={`${kinds}#${first.kind}`} alt="" loading="lazy" />
      <svg
        className="evidence__lens"
        data-kind={first.kind}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden="true"
      >
        <image href={src} width={width} height={height} />
      </svg>
    </>
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
              <span>{labels.kinds[item.kind]}</span>
              <span translate="no">
                <SpokenWords text={item.label} />
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
