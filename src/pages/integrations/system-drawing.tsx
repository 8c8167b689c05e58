import type { IntegrationsCopy } from '../../../shared/content/pages/integrations.ts'
import { Diagram } from '../../components/diagram/diagram.tsx'
import { Arrow, DiagramBalloon, Station } from '../../components/diagram/marks.tsx'
import { WaysOutDrawing } from './ways-out-drawing.tsx'

type DrawingCopy = IntegrationsCopy['overview']['drawing']

/** Where the four ways start, by their numbers; each has a column of its own. */
const columns = [8, 96, 184, 272]
const width = 80

/** Four ways in, one reading, two ways out, one mapping, one threshold, and the places a field can go. */
export function SystemDrawing({ copy }: { copy: DrawingCopy }) {
  return (
    <Diagram width={360} height={596} label={copy.label} caption={copy.caption}>
      <Sources copy={copy} />
      <Station x={8} y={166} width={344} height={62} title={copy.reading} note={copy.readingNote} />
      <WaysOutDrawing copy={copy} />
      <DiagramBalloon at={[20, 90]} number={1} />
      <DiagramBalloon at={[334, 166]} number={2} />
      <DiagramBalloon at={[141, 259]} number={3} />
      <DiagramBalloon at={[26, 290]} number={4} />
      <DiagramBalloon at={[232, 392]} number={5} />
      <DiagramBalloon at={[20, 574]} number={6} />
    </Diagram>
  )
}

function Sources({ copy }: { copy: DrawingCopy }) {
  const { sources, rest, inbox, sdk } = copy
  return (
    <>
      {sources.map((title, index) => {
        const x = columns[index] ?? 0
        const middle = x + width / 2
        return (
          <g key={title} data-ways={index + 1}>
            <Station x={x} y={8} width={width} height={44} title={title} />
            <Arrow from={[middle, 52]} to={[middle, 90]} />
            <Arrow from={[middle, 130]} to={[middle, 166]} />
          </g>
        )
      })}
      <g data-ways="1 2">
        <Station x={8} y={90} width={168} height={40} title={rest} />
      </g>
      <g data-ways="3">
        <Station x={184} y={90} width={width} height={40} title={inbox} />
      </g>
      <g data-ways="4">
        <Station x={272} y={90} width={width} height={40} title={sdk} />
      </g>
    </>
  )
}
