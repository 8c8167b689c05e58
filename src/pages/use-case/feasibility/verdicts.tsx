import type { DrawingId } from '@firstangle/drawings'
import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import { verdictOf } from '../../../../shared/feasibility/check.ts'
import type { DrawingFacts } from '../../../../shared/feasibility/drawing-facts.ts'
import type { Finding } from '../../../../shared/feasibility/finding.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { countOf } from './wording.ts'

/** A drawing and what the catalogue says of it. */
export interface CheckedDrawing {
  drawing: DrawingFacts
  findings: readonly Finding[]
}

interface VerdictsProps {
  copy: PlaygroundCopy
  results: readonly CheckedDrawing[]
  shown: DrawingId
  hrefOf: (drawing: DrawingId) => string
  onShow: (drawing: DrawingId) => void
}

/** The four drawings with pass or fail; stays in view while the limits are changed. Links choose the sheet below. */
export function Verdicts({ copy, results, shown, hrefOf, onShow }: VerdictsProps) {
  return (
    <ul className="verdicts">
      {results.map(({ drawing, findings }) => {
        const verdict = verdictOf(findings)
        const failed = findings.filter((finding) => finding.verdict === 'fail').length
        return (
          <li key={drawing.id}>
            <a
              href={hrefOf(drawing.id)}
              rel="nofollow"
              aria-current={drawing.id === shown ? 'true' : undefined}
              data-verdict={verdict}
              className="verdict"
              onClick={(event) => {
                event.preventDefault()
                onShow(drawing.id)
              }}
            >
              <span className="verdict__name">{copy.drawings[drawing.id].short}</span>
              <span className="verdict__word">
                <Icon name={verdict === 'pass' ? 'check' : 'cross'} className="size-5 flex-none" />
                {copy.result.verdicts[verdict]}
              </span>
              <span className="verdict__count">{countOf(failed, copy.result.findings)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
