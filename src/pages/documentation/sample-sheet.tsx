import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { type SheetBox, SheetView } from '../../components/evidence/sheet-view.tsx'
import { SheetPicture } from '../../components/sheets/sheet-picture.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { fieldSamples } from '../../generated/field-samples.ts'
import type { SampleEntry } from './sample.ts'
import { viewAround } from './view-around.ts'

interface SampleSheetProps {
  id: string
  copy: DocumentationCopy['explorer']
  boxes: readonly SheetBox[]
  /** The entry that is lit at first. */
  active: SampleEntry | undefined
}

/** The sample sheet with the boxes of a response, and the lit one enlarged as a detail view. */
export function SampleSheet({ id, copy, boxes, active }: SampleSheetProps) {
  const { width, height } = fieldSamples
  const lit = boxes.find(({ ref }) => ref === active?.ref)
  return (
    <figure className="border border-line bg-sheet">
      <SheetView
        sheet={{ src: shaft, width, height, alt: copy.sheetAlt }}
        boxes={boxes}
        active={active?.ref}
      />
      <div className="border-t border-hairline" hidden={!lit} data-detail>
        <Detail lit={lit} />
        <ActivePath id={id} entry={active} />
      </div>
      <figcaption className="border-t border-hairline px-3 py-1.5 text-xs text-muted">
        {copy.sheetCaption}
      </figcaption>
    </figure>
  )
}

/** The place of one callout, enlarged from the same picture. */
function Detail({ lit }: { lit: SheetBox | undefined }) {
  const { width, height } = fieldSamples
  return (
    <svg viewBox={lit && viewAround(lit.box)} className="w-full" aria-hidden="true">
      <SheetPicture src={shaft} width={width} height={height} />
      <rect {...lit?.box} data-kind={lit?.kind} data-active className="evidence-box" />
    </svg>
  )
}

/** Where the lit entry stands in the response, as a link to its fields. */
function ActivePath({ id, entry }: { id: string; entry: SampleEntry | undefined }) {
  const group = entry?.path.replace(/\[\d+\]$/, '')
  return (
    <a href={`#${id}-${group}`} className="active-path" translate="no">
      <span>{entry?.path}</span>
      <span>{entry?.label}</span>
    </a>
  )
}
