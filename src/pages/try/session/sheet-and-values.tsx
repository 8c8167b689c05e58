import type { ReadDrawing, ReadSheet } from '@firstangle/reader'
import { useRef, useState } from 'react'
import { InsightList } from './insight-list.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { ItemList } from './list/item-list.tsx'
import { JsonList } from './list/json-list.tsx'
import { useSessionWords } from './reader-words.ts'
import type { useResult } from './use-result.ts'
import { useSelection } from './use-selection.ts'
import { SheetViewer } from './viewer/sheet-viewer.tsx'

interface SheetAndValuesProps {
  drawing: ReadDrawing
  sheet: ReadSheet
  result: ReturnType<typeof useResult>
}

type View = 'list' | 'json'

/** The drawing with its boxes on one side, its values on the other; pointing at one lights the other. */
export function SheetAndValues({ drawing, sheet, result }: SheetAndValuesProps) {
  const { items } = result
  const [view, setView] = useState<View>('list')
  const panel = useRef<HTMLDivElement>(null)
  const selection = useSelection(items, panel)
  const listed = {
    items,
    active: selection.active?.key,
    onPoint: selection.point,
    onSelect: selection.selectInList,
  }
  return (
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
        <FilterBar result={result} />
        <ViewSwitch view={view} onChange={setView} />
        {view === 'list' ? (
          <ItemList {...listed} onCorrect={result.correct} />
        ) : (
          <JsonList {...listed} />
        )}
        <InsightList reading={sheet.reading} onPoint={selection.pointById} />
      </div>
    </div>
  )
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { views } = useSessionWords().words.list
  return (
    <fieldset className="try-switch">
      <legend className="sr-only">{views.label}</legend>
      {(['list', 'json'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => onChange(each)}
        >
          {views[each]}
        </button>
      ))}
    </fieldset>
  )
}
