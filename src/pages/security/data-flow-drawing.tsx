import type { SecurityCopy } from '../../../shared/content/pages/security.ts'
import { Diagram } from '../../components/diagram/diagram.tsx'
import { Arrow, DiagramBalloon, Hatching, Station } from '../../components/diagram/marks.tsx'

/** Where the ways to the tenant and back run, in units of the drawing. */
const xDown = 84
const xUp = 276

/**
 * From your system through the encrypted line into the tenant and back. The line is hatched like a wall in
 * section; the two openings are the only ways through. The balloons are those of the list beside it.
 */
export function DataFlowDrawing({ copy }: { copy: SecurityCopy['dataFlow']['drawing'] }) {
  return (
    <Diagram width={360} height={492} label={copy.label} caption={copy.caption}>
      <g data-ways="1">
        <Station x={10} y={16} width={340} height={66} title={copy.system} note={copy.systemNote} />
      </g>
      <g data-ways="2">
        <Line name={copy.line} />
      </g>
      <g data-ways="3 5">
        <path className="diagram__boundary" d="M10 202h340v278h-340z" />
        <text className="diagram__note" x="180" y="468" textAnchor="middle">
          {copy.tenant}
        </text>
      </g>
      <g data-ways="1 2">
        <Arrow from={[xDown, 82]} to={[xDown, 238]} />
        <text x={xDown + 10} y="112">
          {copy.sent}
        </text>
      </g>
      <g data-ways="2 4">
        <Arrow from={[xUp, 238]} to={[xUp, 82]} />
        <text x={xUp - 10} y="112" textAnchor="end">
          {copy.returned}
        </text>
      </g>
      <g data-ways="3">
        <Station
          x={34}
          y={238}
          width={292}
          height={66}
          title={copy.reading}
          note={copy.readingNote}
        />
      </g>
      <g data-ways="5">
        <Arrow from={[180, 304]} to={[180, 372]} />
        <Station
          x={34}
          y={372}
          width={292}
          height={66}
          title={copy.retention}
          note={copy.retentionNote}
          isDashed
        />
      </g>
      <DiagramBalloon at={[334, 16]} number={1} />
      <DiagramBalloon at={[30, 147]} number={2} />
      <DiagramBalloon at={[310, 238]} number={3} />
      <DiagramBalloon at={[xUp, 182]} number={4} />
      <DiagramBalloon at={[310, 372]} number={5} />
    </Diagram>
  )
}

/** The encrypted line between both sides. */
function Line({ name }: { name: string }) {
  return (
    <>
      <Hatching x={10} y={132} width={340} height={30} />
      <path className="diagram__line" d="M10 132h340M10 162h340" />
      {[xDown, xUp].map((x) => (
        <rect key={x} className="diagram__gap" x={x - 12} y="131" width="24" height="32" />
      ))}
      <rect className="diagram__gap" x="108" y="135" width="144" height="24" />
      <text className="diagram__value" x="180" y="152" textAnchor="middle">
        {name}
      </text>
    </>
  )
}
