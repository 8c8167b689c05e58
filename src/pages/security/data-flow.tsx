import type { SecurityCopy } from '../../../shared/content/security.ts'
import { FollowedDiagram } from '../../components/diagram/followed-diagram.tsx'
import { NumberedPoints } from '../../components/numbered-points.tsx'
import { DataFlowDrawing } from './data-flow-drawing.tsx'

/** Where a drawing goes: the way drawn, its stations numbered and explained, and followed one by one. */
export function DataFlow({ copy }: { copy: SecurityCopy['dataFlow'] }) {
  return (
    <FollowedDiagram
      id="data-flow-content"
      label={copy.follow.label}
      diagram={<DataFlowDrawing copy={copy.drawing} />}
      ways={[
        { label: copy.follow.all },
        ...copy.stations.map(({ title }, index) => ({ label: `${index + 1} ${title}` })),
      ]}
    >
      <NumberedPoints items={copy.stations} isFollowed />
    </FollowedDiagram>
  )
}
