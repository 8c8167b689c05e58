import type { DrawingId } from '@firstangle/drawings'
import { summariesOf, verdictOf } from '../../../../shared/feasibility/check.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import bracket from '../../../generated/drawings/bracket.svg?url'
import cover from '../../../generated/drawings/cover.svg?url'
import plate from '../../../generated/drawings/plate.svg?url'
import shaft from '../../../generated/drawings/shaft.svg?url'
import { BalloonedSheet } from './ballooned-sheet.tsx'
import type { CheckedDrawing, PlaygroundView } from './check-drawings.ts'
import { FindingList } from './finding-list.tsx'
import { RuleTable } from './rule-table.tsx'
import { countOf } from './wording.ts'

const sheets: Record<DrawingId, string> = { shaft, bracket, plate, cover }

/** One drawing: its ballooned sheet, the failing callouts with rationale and alternative, and a line for each rule. */
export function DrawingResult({ copy, locale, catalogue, results, shown }: PlaygroundView) {
  const result = results.find(({ drawing }) => drawing.id === shown)
  return result && <CheckedSheet copy={copy} catalogue={catalogue} locale={locale} {...result} />
}

type CheckedSheetProps = CheckedDrawing & Pick<PlaygroundView, 'copy' | 'catalogue' | 'locale'>

function CheckedSheet({ drawing, findings, copy, catalogue, locale }: CheckedSheetProps) {
  const failing = findings.filter(({ verdict }) => verdict === 'fail')
  const { name, alt } = copy.drawings[drawing.id]
  const { result } = copy
  const verdict = verdictOf(findings)
  const src = sheets[drawing.id]
  return (
    <>
      <h3 className="text-2xl">{fillText(result.title, { name, number: drawing.number })}</h3>
      <p className="mt-1 text-muted">
        {result.verdicts[verdict]}, {countOf(failing.length, result.findings)}
      </p>
      <BalloonedSheet
        src={src}
        alt={alt}
        label={fillText(result.sheet, { name, number: drawing.number })}
        drawing={drawing}
        failing={failing}
      />
      <h4 className="mt-8 text-xl">{result.findingsTitle}</h4>
      {failing.length === 0 ? (
        <p className="mt-2 text-muted">{result.noFindings}</p>
      ) : (
        <FindingList copy={copy} src={src} sheet={drawing} failing={failing} locale={locale} />
      )}
      <h4 className="mt-10 text-xl">{result.rulesTitle}</h4>
      <div className="overflow-x-auto">
        <RuleTable
          copy={copy}
          summaries={summariesOf(findings)}
          catalogue={catalogue}
          locale={locale}
        />
      </div>
    </>
  )
}
