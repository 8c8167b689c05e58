import type { IntegrationsCopy } from '../../../shared/content/integrations.ts'
import { Diagram } from '../../components/diagram/diagram.tsx'
import { Arrow, DiagramBalloon, Station } from '../../components/diagram/marks.tsx'

type DrawingCopy = IntegrationsCopy['overview']['drawing']

/** Three ways in, one reading, two ways out, one mapping, one threshold, two places a field can go. */
export function SystemDrawing({ copy }: { copy: DrawingCopy }) {
  return (
    <Diagram width={360} height={556} label={copy.label} caption={copy.caption}>
      <WaysIn copy={copy} />
      <Station
        x={10}
        y={112}
        width={340}
        height={64}
        title={copy.reading}
        note={copy.readingNote}
      />
      <Arrow from={[62, 176]} to={[62, 240]} />
      <Arrow from={[298, 176]} to={[298, 240]} />
      <text x="74" y="212">
        {copy.response}
      </text>
      <text x="286" y="212" textAnchor="end">
        {copy.webhook}
      </text>
      <Station
        x={10}
        y={240}
        width={340}
        height={64}
        title={copy.mapping}
        note={copy.mappingNote}
      />
      <Threshold copy={copy} />
      <Station x={10} y={472} width={148} height={68} title={copy.target} note={copy.targetNote} />
      <Station x={202} y={472} width={148} height={68} title={copy.queue} note={copy.queueNote} />
      <Arrow from={[202, 506]} to={[158, 506]} />
      <DiagramBalloon at={[20, 18]} number={1} />
      <DiagramBalloon at={[334, 112]} number={2} />
      <DiagramBalloon at={[180, 207]} number={3} />
      <DiagramBalloon at={[334, 240]} number={4} />
      <DiagramBalloon at={[262, 352]} number={5} />
      <DiagramBalloon at={[20, 472]} number={6} />
    </Diagram>
  )
}

function WaysIn({ copy }: { copy: DrawingCopy }) {
  return [copy.rest, copy.sdk, copy.inbox].map((title, index) => (
    <g key={title}>
      <Station x={10 + index * 118} y={18} width={104} height={46} title={title} />
      <Arrow from={[62 + index * 118, 64]} to={[62 + index * 118, 112]} />
    </g>
  ))
}

/** The decision, drawn as in a flow chart (ISO 5807). */
function Threshold({ copy }: { copy: DrawingCopy }) {
  return (
    <>
      <Arrow from={[180, 304]} to={[180, 334]} />
      <path className="diagram__box" d="M180 334l112 42-112 42-112-42z" />
      <text x="180" y="381" textAnchor="middle">
        {copy.threshold}
      </text>
      <path className="diagram__line" d="M68 376H52V430M292 376h16V430" />
      <Arrow from={[52, 430]} to={[52, 472]} />
      <Arrow from={[308, 430]} to={[308, 472]} />
      <text x="62" y="452">
        {copy.yes}
      </text>
      <text x="298" y="452" textAnchor="end">
        {copy.no}
      </text>
    </>
  )
}
