import { firstRead, type ReadDrawing } from '@firstangle/reader'
import { memo, useCallback, useRef, useState } from 'react'
import { fillText } from '../../../../shared/i18n/format.ts'
import { ActionLink } from '../../../components/action-link.tsx'
import { subjectsOf } from '../../../try/receipt/receipt-subjects.ts'
import type { CalloutParser, CorrectedItem } from '../../../try/result/corrections.ts'
import type { ChosenFile } from '../chosen-file.ts'
import { ReceiptPanel } from '../receipt/receipt-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { InsightList } from './insight-list.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { ItemList } from './list/item-list.tsx'
import { JsonList } from './list/json-list.tsx'
import { useSessionWords } from './reader-words.ts'
import { RefusalText } from './refusal-panel.tsx'
import { ResultHead } from './result-head.tsx'
import { useResult } from './use-result.ts'
import { SheetViewer } from './viewer/sheet-viewer.tsx'

interface ResultViewProps {
  file: ChosenFile
  drawing: ReadDrawing
  seconds: number
  parse: CalloutParser
  onLeave: () => void
}

/** The drawing with its boxes on one side, its values on the other; pointing at one lights the other. */
export const ResultView = memo(function ResultView({
  file,
  drawing,
  seconds,
  parse,
  onLeave,
}: ResultViewProps) {
  const { words } = useSessionWords()
  const result = useResult(drawing, parse)
  const { sheet, items, onSheet, filter } = result
  const [view, setView] = useState<'list' | 'json'>('list')
  const panel = useRef<HTMLDivElement>(null)
  const selection = useSelection(items, panel)
  if (!sheet) return null
  // A sheet that was not read has no picture either.
  const pictured = (sheet.refusal ? firstRead(drawing.sheets) : sheet.reading).page
  const hidden = onSheet.filter(({ isHidden }) => isHidden).length
  const listed = { items, active: selection.active?.key, onPoint: selection.point }
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
      <ExportPanel file={file} drawing={drawing} all={result.all} page={pictured} />
      {sheet.refusal && (
        <div className="try-sheet-refusal" role="alert">
          <h2>{words.refused.sheetTitle}</h2>
          <RefusalText notice={sheet.refusal} />
        </div>
      )}
      {!sheet.refusal && (
        <div className="try-split">
          <SheetViewer
            drawing={drawing}
            sheet={sheet}
            items={items}
            active={selection.active}
            target={selection.target}
            onPoint={selection.point}
            onSelect={selection.selectOnSheet}
            onAdd={result.add}
          />
          <div ref={panel} className="try-panel">
            <FilterBar
              filter={filter}
              counts={result.counts}
              doubtful={onSheet.filter(({ doubts }) => doubts.length > 0).length}
              hidden={hidden}
              shown={items.length}
              total={onSheet.length}
              onChange={result.setFilter}
            />
            <ViewSwitch view={view} onChange={setView} />
            {view === 'list' ? (
              <ItemList {...listed} onSelect={selection.selectInList} onCorrect={result.correct} />
            ) : (
              <JsonList {...listed} onSelect={selection.selectInList} />
            )}
            <InsightList reading={sheet.reading} onPoint={selection.pointById} />
          </div>
        </div>
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

function ViewSwitch(props: { view: 'list' | 'json'; onChange: (view: 'list' | 'json') => void }) {
  const { views } = useSessionWords().words.list
  return (
    <fieldset className="try-switch">
      <legend className="sr-only">{views.label}</legend>
      {(['list', 'json'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={props.view === each}
          onClick={() => props.onChange(each)}
        >
          {views[each]}
        </button>
      ))}
    </fieldset>
  )
}

/** What is pointed at or chosen, on either side. */
function useSelection(
  items: readonly CorrectedItem[],
  panel: { readonly current: HTMLElement | null },
) {
  const [pointed, setPointed] = useState<string>()
  const [selected, setSelected] = useState<string>()
  const [target, setTarget] = useState<{ readonly item: CorrectedItem }>()
  const find = (key: string | undefined) => items.find((item) => item.key === key)
  const latest = useRef(items)
  latest.current = items

  const selectInList = useCallback((key: string) => {
    setSelected(key)
    const item = latest.current.find((each) => each.key === key)
    if (item) setTarget({ item })
  }, [])
  const selectOnSheet = useCallback(
    (key: string) => {
      setSelected(key)
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      panel.current
        ?.querySelector(`[data-key="${key}"]`)
        ?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
    },
    [panel],
  )
  const pointById = useCallback((id: number | undefined) => {
    setPointed(latest.current.find((item) => item.id === id)?.key)
  }, [])
  return {
    active: find(pointed) ?? find(selected),
    target,
    point: setPointed,
    pointById,
    selectInList,
    selectOnSheet,
  }
}
