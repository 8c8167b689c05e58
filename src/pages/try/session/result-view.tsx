import { firstRead, type ReadDrawing } from '@firstangle/reader'
import { memo } from 'react'
import { fillText } from '../../../../shared/i18n/format.ts'
import { ActionLink } from '../../../components/actions/action-link.tsx'
import { subjectsOf } from '../../../try/receipt/receipt-subjects.ts'
import type { CalloutParser } from '../../../try/result/corrections.ts'
import type { ChosenFile } from '../chosen-file.ts'
import { ReceiptPanel } from '../receipt/receipt-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { useSessionWords } from './reader-words.ts'
import { RefusalText } from './refusal-panel.tsx'
import { ResultHead } from './result-head.tsx'
import { SheetAndValues } from './sheet-and-values.tsx'
import { useResult } from './use-result.ts'

interface ResultViewProps {
  file: ChosenFile
  drawing: ReadDrawing
  seconds: number
  parse: CalloutParser
  onLeave: () => void
}

/** What was read of a file: figures, exports, the sheet beside its values, and what comes next. */
export const ResultView = memo(function ResultView(props: ResultViewProps) {
  const { file, drawing, seconds, parse, onLeave } = props
  const { words } = useSessionWords()
  const result = useResult(drawing, parse)
  const { sheet, all, onSheet } = result
  if (!sheet) return null
  // A sheet that was not read has no picture either.
  const pictured = (sheet.refusal ? firstRead(drawing.sheets) : sheet.reading).page
  return (
    <div className="try-result">
      <ResultHead
        file={file}
        drawing={drawing}
        sheet={sheet}
        seconds={seconds}
        onLeave={onLeave}
        result={result}
      />
      <ExportPanel file={file} drawing={drawing} all={all} page={pictured} />
      {sheet.refusal ? (
        <div className="try-sheet-refusal" role="alert">
          <h2>{words.refused.sheetTitle}</h2>
          <RefusalText notice={sheet.refusal} />
        </div>
      ) : (
        <SheetAndValues drawing={drawing} sheet={sheet} result={result} />
      )}
      <ReceiptPanel
        label={words.receipt.label}
        failed={words.receipt.failed}
        subjects={() => subjectsOf([file])}
      />
      <NextStep />
      <p className="sr-only" role="status">
        {fillText(words.summary.values, { count: onSheet.length })}
      </p>
    </div>
  )
})

/** After the result: the way to the service itself. */
function NextStep() {
  const { next } = useSessionWords().words
  return (
    <aside className="try-next">
      <div>
        <h2>{next.title}</h2>
        <p>{next.text}</p>
      </div>
      <ActionLink href="/trial-license" look="primary">
        {next.action}
      </ActionLink>
    </aside>
  )
}
