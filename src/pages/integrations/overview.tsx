import type { IntegrationsCopy } from '../../../shared/content/integrations.ts'
import { DiagramWithList } from '../../components/diagram/diagram-with-list.tsx'
import { NumberedPoints } from '../../components/numbered-points.tsx'
import { SystemDrawing } from './system-drawing.tsx'

/** The whole way drawn, its stations numbered and explained. */
export function Overview({ copy }: { copy: IntegrationsCopy['overview'] }) {
  return (
    <DiagramWithList id="overview-content" diagram={<SystemDrawing copy={copy.drawing} />}>
      <NumberedPoints items={copy.stations} />
    </DiagramWithList>
  )
}
