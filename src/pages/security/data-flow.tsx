import type { SecurityCopy } from '../../../shared/content/security.ts'
import { DiagramWithList } from '../../components/diagram/diagram-with-list.tsx'
import { NumberedPoints } from '../../components/numbered-points.tsx'
import { DataFlowDrawing } from './data-flow-drawing.tsx'

/** Where a drawing goes: the way drawn, its stations numbered and explained. */
export function DataFlow({ copy }: { copy: SecurityCopy['dataFlow'] }) {
  return (
    <DiagramWithList id="data-flow-content" diagram={<DataFlowDrawing copy={copy.drawing} />}>
      <NumberedPoints items={copy.stations} />
    </DiagramWithList>
  )
}
