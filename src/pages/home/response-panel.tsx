import { CodeBlock } from '../../components/code-block.tsx'
import type { CopyLabels } from '../../components/copy-button.tsx'
import { lightEvidence } from '../../components/evidence/light-evidence.enhance.ts'
import { type SheetBox, SheetView } from '../../components/evidence/sheet-view.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { responseBoxes } from '../../generated/response-boxes.ts'
import { Enhanced } from '../../islands/island.tsx'

interface ResponsePanelProps {
  boxes: readonly SheetBox[]
  caption: string
  html: string
  alt: string
  labels: CopyLabels
  /** Address of the whole response, where the page carries an excerpt. */
  whole?: string | undefined
}

/** A full response beside its sheet: pointing at a callout finds its object in the code, and the other way round. */
export function ResponsePanel({ boxes, alt, ...code }: ResponsePanelProps) {
  const { width, height } = responseBoxes
  return (
    <Enhanced by={lightEvidence} when="near">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="self-start border border-line bg-sheet lg:sticky lg:top-20">
          <SheetView sheet={{ src: shaft, width, height, alt }} boxes={boxes} />
        </div>
        <CodeBlock {...code} />
      </div>
    </Enhanced>
  )
}
