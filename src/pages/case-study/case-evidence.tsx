import type { CaseStudiesCopy, CaseStudyCopy } from '../../../shared/content/case-study.ts'
import { Cards } from '../../components/cards.tsx'
import { BalloonedSheet } from '../../components/evidence/ballooned-sheet.tsx'
import type { SheetImage } from '../../components/evidence/sheet-view.tsx'
import { RichText } from '../../components/rich-text.tsx'
import type { EvidenceRow } from './case-study-data.ts'

interface SolutionProps {
  copy: CaseStudyCopy['solution']
  rows: readonly EvidenceRow[]
  sheet: SheetImage
  labels: CaseStudiesCopy['labels']
}

/** What was built, and what it returns for the sheet of this case. */
export function Solution({ copy, rows, sheet, labels }: SolutionProps) {
  const { evidence } = copy
  return (
    <>
      <Cards items={copy.cards} />
      <h3 className="mt-14 text-2xl">{evidence.title}</h3>
      <p className="mt-3 mb-6 max-w-[44rem] text-muted">
        <RichText nodes={evidence.text} />
      </p>
      <BalloonedSheet
        sheet={sheet}
        rows={rows}
        caption={evidence.caption}
        labels={{ ...labels, use: evidence.useHeading, outcomes: evidence.outcomes }}
      />
    </>
  )
}
