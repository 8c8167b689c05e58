import { sampleSheets } from '../../../shared/api-schemas/sandbox.ts'
import { SheetView } from '../../components/evidence/sheet-view.tsx'
import bracket from '../../generated/drawings/bracket.svg?url'
import cover from '../../generated/drawings/cover.svg?url'
import plate from '../../generated/drawings/plate.svg?url'
import shaft from '../../generated/drawings/shaft.svg?url'
import { responseBoxes } from '../../generated/response-boxes.ts'

const drawings = { shaft, bracket, plate, cover }

const sheets = Object.fromEntries(
  Object.entries(sampleSheets).map(([name, ids]) => [name, ids.map((id) => drawings[id])]),
)

/** The sheet of the first example with the boxes of its answer; other answers take its place. */
export function AnswerSheet({ alt }: { alt: string }) {
  const { width, height, features } = responseBoxes
  return (
    <figure data-sheets={JSON.stringify(sheets)} className="grid gap-4">
      <div className="border border-line bg-sheet">
        <SheetView sheet={{ src: shaft, width, height, alt }} boxes={features} />
      </div>
    </figure>
  )
}
