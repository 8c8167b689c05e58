import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { saveFile } from '../../try/exports/save-file.ts'
import { type FindingWriter, reportCsv } from '../../try/rules/report.ts'
import { alternativeOf, calloutOf, rationaleOf } from '../use-case/feasibility/wording.ts'
import type { CheckedRunFile } from './checked-files.tsx'
import type { DeskWords } from './try-rules-data.ts'

interface ReportButtonsProps {
  desk: DeskWords
  files: readonly CheckedRunFile[]
  locale: Locale
}

/** Saves the report: every finding with its rationale and place, as a table and on paper. */
export function ReportButtons({ desk, files, locale }: ReportButtonsProps) {
  const { run } = desk.copy
  const writer = writerOf(desk, locale)

  async function savePdf() {
    const { reportPdf } = await import('../../try/rules/report-pdf.ts')
    const { columns, summaryTitle, reportTitle } = run
    const place = (x: number, y: number) => fillText(run.place, { x, y })
    const words = { columns, summaryTitle, reportTitle, place, language: locale }
    const file = await reportPdf(files, words, writer)
    saveFile(file as Uint8Array<ArrayBuffer>, 'application/pdf', `${run.reportName}.pdf`)
  }
  const saveCsv = () =>
    saveFile(reportCsv(files, run.columns, writer, locale), 'text/csv', `${run.reportName}.csv`)

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <button type="button" className={actionLook.secondary} onClick={saveCsv}>
        {run.csv}
      </button>
      <button type="button" className={actionLook.secondary} onClick={savePdf}>
        {run.pdf}
      </button>
    </div>
  )
}

function writerOf({ words, copy }: DeskWords, locale: Locale): FindingWriter {
  return {
    rule: ({ rule }) => words.rules[rule],
    verdict: (verdict) => words.result.verdicts[verdict],
    callout: (finding) => calloutOf(finding, words),
    rationale: (finding) => rationaleOf(finding, words, locale),
    alternative: (finding) => alternativeOf(finding, words, locale) ?? '',
    unsure: copy.run.unsure,
    notRead: copy.run.unreadFile,
  }
}
