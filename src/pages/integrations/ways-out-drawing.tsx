import type { IntegrationsCopy } from '../../../shared/content/pages/integrations.ts'
import { Arrow, Station } from '../../components/diagram/marks.tsx'

type DrawingCopy = IntegrationsCopy['overview']['drawing']

/** From the reading to the target systems, and by e-mail to the people who decide. */
export function WaysOutDrawing({ copy }: { copy: DrawingCopy }) {
  return (
    <>
      <g data-ways="4">
        <Arrow from={[52, 228]} to={[52, 290]} />
        <text x="62" y="264">
          {copy.response}
        </text>
      </g>
      <g data-ways="1 2">
        <Arrow from={[232, 228]} to={[232, 290]} />
        <text x="222" y="264" textAnchor="end">
          {copy.webhook}
        </text>
      </g>
      <g data-ways="1 2 4">
        <Station
          x={8}
          y={290}
          width={296}
          height={60}
          title={copy.mapping}
          note={copy.mappingNote}
        />
        <Arrow from={[156, 350]} to={[156, 376]} />
        <path className="diagram__box" d="M156 376l112 42-112 42-112-42z" />
        <text x="156" y="423" textAnchor="middle">
          {copy.threshold}
        </text>
        <path className="diagram__line" d="M268 418h14V490" />
        <Arrow from={[282, 490]} to={[282, 518]} />
        <text x="274" y="482" textAnchor="end">
          {copy.no}
        </text>
        <text x="40" y="466">
          {copy.yes}
        </text>
      </g>
      <Targets copy={copy} />
      <g data-ways="3">
        <Arrow from={[334, 228]} to={[334, 518]} />
        <text x="326" y="264" textAnchor="end">
          {copy.byMail}
        </text>
      </g>
      <g data-ways="1 2 3 4">
        <Station x={232} y={518} width={120} height={66} title={copy.queue} note={copy.queueNote} />
      </g>
    </>
  )
}

/** The target systems behind the threshold, each with its line. */
function Targets({ copy }: { copy: DrawingCopy }) {
  return copy.targets.map((title, index) => {
    const [way, middle] = targetPlaces[index] ?? []
    if (middle === undefined) return null
    return (
      <g key={title} data-ways={way}>
        <path className="diagram__line" d={`M44 418H30V490H${middle}`} />
        <Arrow from={[middle, 490]} to={[middle, 518]} />
        <Station x={middle - 32} y={518} width={64} height={44} title={title} />
      </g>
    )
  })
}

/** For each target, the way that leads to it and the x of its middle. */
const targetPlaces: readonly (readonly [way: number, middle: number])[] = [
  [1, 40],
  [2, 114],
  [4, 188],
]
