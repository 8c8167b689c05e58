import { useState } from 'react'
import type { PmiExtractionCopy } from '../../../../server/content/schemas/pmi-extraction.ts'
import { RichText } from '../../../components/rich-text.tsx'
import sheet from '../../../generated/drawings/ballooned-sheet.svg?url'
import { inspectionSheet } from '../../../generated/inspection-sheet.ts'
import { BalloonedSheet } from './ballooned-sheet.tsx'
import { CharacteristicList } from './characteristic-list.tsx'
import { SheetDetail } from './sheet-detail.tsx'

/** A ballooned sheet and the list of the same numbers: pointing at one side lights the other. */
export function InspectionPlan({ id, copy }: { id: string; copy: PmiExtractionCopy['plan'] }) {
  const { rows } = inspectionSheet
  const [active, setActive] = useState<number>(rows[0].ref)
  const row = rows.find(({ ref }) => ref === active) ?? rows[0]
  return (
    <div id={id} className="border border-line bg-sheet">
      <BalloonedSheet
        src={sheet}
        alt={copy.sheetAlt}
        label={copy.sheet}
        active={active}
        onPoint={setActive}
      />
      <div className="grid border-t border-line xl:grid-cols-[minmax(0,1fr)_min(19rem,40%)]">
        <CharacteristicList copy={copy} active={active} onPoint={setActive} />
        <SheetDetail src={sheet} copy={copy} row={row} />
      </div>
      <p className="border-t border-line px-4 py-3 text-sm text-muted">
        <RichText nodes={copy.note} />
      </p>
    </div>
  )
}
