import { searchOfDraft } from '../../../../shared/feasibility/catalogue-draft.ts'
import { drawingKey } from '../../../../shared/feasibility/catalogue-keys.ts'
import { verdictOf } from '../../../../shared/feasibility/check.ts'
import { Icon } from '../../../components/icon.tsx'
import { type PlaygroundView, playgroundAddress } from './check-drawings.ts'
import { countOf } from './wording.ts'

/** The four drawings with pass or fail; stays in view while the limits are changed. Links choose the sheet below. */
export function Verdicts({ copy, locale, draft, results, shown }: PlaygroundView) {
  const query = searchOfDraft(draft, locale)
  return (
    <>
      {results.map(({ drawing, findings }) => {
        const verdict = verdictOf(findings)
        const failed = findings.filter((finding) => finding.verdict === 'fail').length
        return (
          <li key={drawing.id}>
            <a
              href={playgroundAddress({ ...query, [drawingKey]: drawing.id }, locale)}
              data-drawing={drawing.id}
              rel="nofollow"
              aria-current={drawing.id === shown ? 'true' : undefined}
              data-verdict={verdict}
              className="verdict"
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
    </>
  )
}
