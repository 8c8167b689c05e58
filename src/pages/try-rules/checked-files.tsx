import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { agreementOf } from '../../try/rules/agreement.ts'
import type { CheckedSheet, SheetFinding } from '../../try/rules/check-sheet.ts'
import { spotOf } from '../../try/rules/report.ts'
import { alternativeOf, calloutOf, countOf, rationaleOf } from '../use-case/feasibility/wording.ts'
import type { DeskWords } from './try-rules-data.ts'
import type { RunFile } from './use-run.ts'

/** A drawing of the run with the findings on its sheets. */
export type CheckedRunFile = Omit<RunFile, 'sheets'> & { readonly sheets: readonly CheckedSheet[] }

interface CheckedFilesProps {
  desk: DeskWords
  files: readonly CheckedRunFile[]
  locale: Locale
}

/** Drawing by drawing: its state, the verdict of each sheet, and the callouts that decide. */
export function CheckedFiles({ desk, files, locale }: CheckedFilesProps) {
  const { run } = desk.copy
  return (
    <ul className="mt-4 grid gap-4">
      {files.map(({ id, name, state, expected, sheets, refusals }) => (
        <li key={id} className="min-w-0 border border-line bg-sheet p-4">
          <h3 className="text-lg break-words" translate="no">
            {name}
          </h3>
          {state !== 'done' && <p className="text-muted">{run.states[state]}</p>}
          {expected && (
            <p>
              {fillText(run.expected, { outcome: desk.words.result.verdicts[expected] })}{' '}
              {state === 'done' && run.agreement[agreementOf({ expected, sheets, refusals })]}
            </p>
          )}
          {refusals.map((refusal) => (
            <p key={refusal} className="text-error">
              {refusal}
            </p>
          ))}
          {sheets.map((sheet) => (
            <SheetResult key={sheet.page} desk={desk} sheet={sheet} locale={locale} />
          ))}
        </li>
      ))}
    </ul>
  )
}

interface SheetResultProps {
  desk: DeskWords
  sheet: CheckedSheet
  locale: Locale
}

function SheetResult({ desk, sheet, locale }: SheetResultProps) {
  const { words, copy } = desk
  const { page, facts, verdict, findings, isPartial } = sheet
  const failing = findings.filter((finding) => finding.verdict === 'fail')
  return (
    <details className="mt-1" data-verdict={verdict}>
      <summary className="caret flex min-h-11 items-center gap-2 hover:text-action">
        <Icon
          name={verdict === 'pass' ? 'check' : 'cross'}
          className={verdict === 'pass' ? 'flex-none text-action' : 'flex-none text-error'}
        />
        <span className="flex-1">
          <strong>{words.result.verdicts[verdict]}</strong>, {fillText(copy.run.sheet, { page })}
          {facts.number && (
            <>
              , <span className="whitespace-nowrap">{facts.number}</span>
            </>
          )}
          , {countOf(failing.length, words.result.findings)}
        </span>
      </summary>
      {isPartial && <p className="mt-2 text-error">{copy.run.partial}</p>}
      {failing.length === 0 && <p className="mt-2 text-muted">{words.result.noFindings}</p>}
      <ol className="mt-2 grid list-decimal gap-2 pl-6">
        {failing.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finding is its number on the sheet
          <li key={index}>
            <FindingText desk={desk} finding={finding} locale={locale} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function FindingText(props: { desk: DeskWords; finding: SheetFinding; locale: Locale }) {
  const { desk, finding, locale } = props
  const { words, copy } = desk
  const alternative = alternativeOf(finding, words, locale)
  return (
    <>
      <span className="text-sm text-muted">{words.rules[finding.rule]}</span>{' '}
      <span className="font-mono" translate="no">
        {calloutOf(finding, words)}
      </span>
      <p>
        {finding.needsPerson && <strong>{words.result.needsPerson} </strong>}
        {finding.isUnsure && <strong>{copy.run.unsure} </strong>}
        {rationaleOf(finding, words, locale)}
      </p>
      {alternative && (
        <p className="text-muted">
          {words.result.alternative} {alternative}
        </p>
      )}
      <p className="text-xs text-muted">{placeText(finding, copy.run)}</p>
    </>
  )
}

/** Where on the sheet a callout stands. */
function placeText({ box }: SheetFinding, run: DeskWords['copy']['run']): string {
  if (!box) return run.noPlace
  const [x, y] = spotOf(box)
  return fillText(run.place, { x, y })
}
