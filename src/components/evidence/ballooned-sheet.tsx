import { Enhanced } from '../../islands/island.tsx'
import {
  EvidenceTable,
  type EvidenceTableLabels,
  type EvidenceTableRow,
} from './evidence-table.tsx'
import { lightEvidence } from './light-evidence.enhance.ts'
import { type SheetImage, SheetView } from './sheet-view.tsx'

interface BalloonedSheetProps {
  sheet: SheetImage
  rows: readonly EvidenceTableRow[]
  labels: EvidenceTableLabels
  /** Names the table. */
  caption: string
}

/**
 * A sheet with a balloon at each value that matters, and the values below as a table with the same numbers. Pointing at
 * one side lights the other; without scripts the numbers do.
 */
export function BalloonedSheet({ sheet, rows, labels, caption }: BalloonedSheetProps) {
  const boxes = rows.flatMap(({ ref, kind, box }) =>
    box ? [{ ref, kind, box, balloon: ref }] : [],
  )
  return (
    <Enhanced by={lightEvidence} when="use">
      <div className="ballooned-sheet border border-line bg-sheet">
        <SheetView sheet={sheet} boxes={boxes} />
        <div>
          <EvidenceTable rows={rows} labels={labels} caption={caption} />
        </div>
      </div>
    </Enhanced>
  )
}
