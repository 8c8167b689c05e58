import type { CaseStudyCopy } from '../../../../shared/content/pages/case-study.ts'
import { KeyFigure } from '../../../components/figures/key-figures.tsx'
import { caseMould } from '../../../generated/case-mould.ts'
import mould from '../../../generated/case-sheets/mould.svg?url'
import type { EvidenceRow } from '../case-study-data.ts'

const { width, height, corners } = caseMould

interface OpenMouldProps {
  copy: Pick<CaseStudyCopy, 'kpis' | 'sheet' | 'solution'>
  rows: readonly EvidenceRow[]
}

/** The open mould of the part, with what passes and what fails; the figures stand on both sides of it. */
export function OpenMould({ copy, rows }: OpenMouldProps) {
  const { outcomes } = copy.solution.evidence
  const failed = rows.find(({ outcome }) => outcome === 'fail')
  const held = rows.find(({ outcome, limit }) => outcome === 'pass' && limit)
  return (
    <figure className="case-mould">
      <ul className="sized-figures">
        {copy.kpis.map((figure) => (
          <KeyFigure key={figure.label} figure={figure} />
        ))}
      </ul>
      <div className="case-mould__drawing">
        <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} role="img" aria-label={copy.sheet.head}>
          <image href={mould} width={width} height={height} />
          {corners.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="4" className="case-mould__fault" />
          ))}
        </svg>
        {failed && <Verdict row={failed} word={outcomes.fail} />}
        {held && <Verdict row={held} word={outcomes.pass} />}
      </div>
      <figcaption className="text-sm text-muted">{copy.sheet.caption}</figcaption>
    </figure>
  )
}

/** What was read at the places marked in the section, the shop's limit for it, and what follows. */
function Verdict({ row, word }: { row: EvidenceRow; word: string }) {
  return (
    <p className="case-mould__verdict" data-outcome={row.outcome}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="4" />
      </svg>
      <b>{row.value}</b>
      <span>{row.limit}</span>
      <span>{word}</span>
    </p>
  )
}
