import type { CaseStudiesCopy, CaseStudyCopy } from '../../../server/content/schemas/case-study.ts'
import type { EvidenceRow } from '../../../server/rendering/case-evidence.ts'
import { Cards } from '../../components/cards.tsx'
import { BalloonedSheet } from '../../components/evidence/ballooned-sheet.tsx'
import { RichText } from '../../components/rich-text.tsx'
import type { DrawingId } from '../../drawings/index.ts'
import { sheets } from './sheets.ts'

interface SolutionProps {
  copy: CaseStudyCopy['solution']
  rows: readonly EvidenceRow[]
  sheet: { drawing: DrawingId; width: number; height: number; alt: string }
  labels: CaseStudiesCopy['labels']
}

/** What was built, and what it returns for the sheet of this case. */
export function Solution({ copy, rows, sheet, labels }: SolutionProps) {
  const { evidence } = copy
  const { drawing, ...size } = sheet
  return (
    <>
      <Cards items={copy.cards} />
      <h3 className="mt-14 text-2xl">{evidence.title}</h3>
      <p className="mt-3 mb-6 max-w-[44rem] text-muted">
        <RichText nodes={evidence.text} />
      </p>
      <BalloonedSheet
        sheet={{ ...size, src: sheets[drawing] }}
        rows={rows}
        caption={evidence.caption}
        labels={{ ...labels, use: evidence.useHeading, outcomes: evidence.outcomes }}
      />
    </>
  )
}
