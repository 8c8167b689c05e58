import type { SecurityCopy } from '../../../shared/content/security.ts'
import { Definitions } from '../../components/definitions.tsx'
import { DiagramWithList } from '../../components/diagram/diagram-with-list.tsx'
import { TimeLine } from '../../components/diagram/time-line.tsx'
import type { SecurityData } from './security-data.ts'

interface ResilienceProps {
  copy: SecurityCopy['resilience']
  hours: SecurityData['hours']
}

/** Recovery point before the incident, recovery time and full restore after it, to scale. */
export function Resilience({ copy, hours }: ResilienceProps) {
  const { rpo, rto, restore } = copy.drawing
  return (
    <DiagramWithList
      id="resilience-content"
      diagram={
        <TimeLine
          copy={copy.drawing}
          spans={[
            { ...rpo, from: -hours.rpoHours, to: 0 },
            { ...rto, from: 0, to: hours.rtoHours },
            { ...restore, from: 0, to: hours.restoreHours },
          ]}
        />
      }
    >
      <Definitions items={copy.points} />
    </DiagramWithList>
  )
}
