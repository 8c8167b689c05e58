import type { DocumentationCopy } from '../../../server/content/schemas/documentation.ts'
import { type SheetBox, SheetView } from '../../components/evidence/sheet-view.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { fieldSamples } from '../../generated/field-samples.ts'
import type { SampleEntry } from './sample.ts'

interface SampleSheetProps {
  id: string
  copy: DocumentationCopy['explorer']
  boxes: readonly SheetBox[]
  active: SampleEntry | undefined
  onPoint: (ref: number) => void
}

/** The sample sheet with the boxes of a response, and the lit one enlarged as a detail view. */
export function SampleSheet({ id, copy, boxes, active, onPoint }: SampleSheetProps) {
  const { width, height } = fieldSamples
  const lit = boxes.find(({ ref }) => ref === active?.ref)
  return (
    <figure className="border border-line bg-sheet">
      <SheetView
        sheet={{ src: shaft, width, height, alt: copy.sheetAlt }}
        boxes={boxes}
        active={active?.ref}
        onPoint={onPoint}
      />
      {active && lit && (
        <div className="border-t border-hairline">
          <Detail lit={lit} />
          <ActivePath id={id} entry={active} />
        </div>
      )}
      <figcaption className="border-t border-hairline px-3 py-1.5 text-xs text-muted">
        {copy.sheetCaption}
      </figcaption>
    </figure>
  )
}

/** mm of the sheet that a detail shows around a callout; its picture is this many times as wide as high. */
const detailMargin = 6
const detailShape = 3.5

/** The place of one callout, enlarged from the same picture. */
function Detail({ lit }: { lit: SheetBox }) {
  const { width, height } = fieldSamples
  const { box, kind } = lit
  const shown = Math.max(
    box.height + 2 * detailMargin,
    (box.width + 2 * detailMargin) / detailShape,
  )
  const left = box.x + box.width / 2 - (shown * detailShape) / 2
  const top = box.y + box.height / 2 - shown / 2
  return (
    <svg
      viewBox={`${left} ${top} ${shown * detailShape} ${shown}`}
      className="block h-auto w-full"
      aria-hidden="true"
    >
      <image href={shaft} width={width} height={height} />
      <rect {...box} data-kind={kind} data-active className="evidence-box" />
    </svg>
  )
}

/** Where the lit entry stands in the response, as a link to its fields. */
function ActivePath({ id, entry }: { id: string; entry: SampleEntry }) {
  const group = entry.path.replace(/\[\d+\]$/, '')
  return (
    <a
      href={`#${id}-${group}`}
      className="flex min-h-8 items-center justify-between gap-3 border-t border-hairline px-3 font-mono text-xs text-action"
      translate="no"
    >
      <span>{entry.path}</span>
      <span>{entry.label}</span>
    </a>
  )
}
