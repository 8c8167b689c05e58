import type { ReadDrawing, ReadSheet } from '@firstangle/reader'
import { fillText, formatNumber, textFor } from '../../../../shared/i18n/format.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import type { ChosenFile } from '../chosen-file.ts'
import { useSessionWords } from './reader-words.ts'
import type { useResult } from './use-result.ts'

interface ResultHeadProps {
  file: ChosenFile
  drawing: ReadDrawing
  sheet: ReadSheet
  seconds: number
  result: Pick<ReturnType<typeof useResult>, 'onSheet' | 'page' | 'setPage'>
  onLeave: () => void
}

/** What was read, in figures; the sheets of the file to choose from. */
export function ResultHead({ file, drawing, sheet, seconds, result, onLeave }: ResultHeadProps) {
  const { words, locale } = useSessionWords()
  const { summary } = words
  const { onSheet } = result
  const doubtful = onSheet.filter(({ doubts }) => doubts.length > 0).length
  const { width, height } = sheet.reading
  const figures = [
    foundText(onSheet.length, summary),
    ...(doubtful > 0 ? [fillText(summary.doubtful, { count: doubtful })] : []),
    sourceText(sheet, summary),
    fillText(summary.size, { width: Math.round(width), height: Math.round(height) }),
    fillText(summary.seconds, { seconds: formatNumber(seconds, locale, { fractionDigits: 1 }) }),
  ]
  return (
    <div className="try-head">
      <div>
        <h2 id="try-file" translate="no">
          {file.name}
        </h2>
        <ul id="try-figures" className="try-figures">
          {figures.map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
        <p className="try-note">{summary.preview}</p>
      </div>
      <ActionButton onClick={onLeave}>{summary.another}</ActionButton>
      {drawing.sheets.length > 1 && <SheetPicker drawing={drawing} result={result} />}
    </div>
  )
}

function foundText(
  count: number,
  words: { nothing: string; oneValue: string; values: string },
): string {
  const { nothing: none, oneValue: one, values: many } = words
  return fillText(textFor(count, { none, one, many }), { count })
}

function sourceText(
  { source, dpi }: ReadSheet,
  words: { vector: string; scan: string; mixed: string },
): string {
  if (source === 'scan') return fillText(words.scan, { dpi: dpi ? Math.round(dpi) : '?' })
  return source === 'vector' ? words.vector : words.mixed
}

function SheetPicker({ drawing, result }: Pick<ResultHeadProps, 'drawing' | 'result'>) {
  const { viewer } = useSessionWords().words
  return (
    <nav className="try-sheets" aria-label={viewer.sheets}>
      {drawing.sheets.map(({ reading, refusal }) => (
        <button
          key={reading.page}
          type="button"
          aria-pressed={reading.page === result.page}
          data-refused={refusal !== null || undefined}
          onClick={() => result.setPage(reading.page)}
        >
          {fillText(viewer.sheet, { page: reading.page })}
        </button>
      ))}
    </nav>
  )
}
