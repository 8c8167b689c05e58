import type { CaseStudiesCopy, CaseStudyCopy } from '../../../shared/content/case-study.ts'
import { Band } from '../../components/band.tsx'
import { BalloonedSheet } from '../../components/evidence/ballooned-sheet.tsx'
import type { SheetImage } from '../../components/evidence/sheet-view.tsx'
import type { EvidenceRow } from './case-study-data.ts'

interface CaseEvidenceProps {
  copy: CaseStudyCopy['solution']['evidence']
  rows: readonly EvidenceRow[]
  sheet: SheetImage
  /** The part on the sheet: each case is laid out around its drawing. */
  drawing: CaseStudyCopy['sheet']['drawing']
  labels: CaseStudiesCopy['labels']
}

/** The result for the sheet of this case, shown before the story of how it came about. */
export function CaseEvidence({ copy, rows, sheet, drawing, labels }: CaseEvidenceProps) {
  return (
    <Band id="evidence" title={copy.title} intro={copy.text}>
      <div className="case-band" data-drawing={drawing}>
        <BalloonedSheet
          sheet={sheet}
          rows={rows}
          caption={copy.caption}
          labels={{ ...labels, use: copy.useHeading, outcomes: copy.outcomes }}
        />
      </div>
    </Band>
  )
}
