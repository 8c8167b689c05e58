import shaft from '../../../generated/drawings/shaft.svg?url'
import { responseBoxes } from '../../../generated/response-boxes.ts'

/** What is seen of the sheet from its origin, mm; room for the coordinates around it. */
const seen = { width: 196, height: 142 }
const margin = 22

/** The place shown: of the fit at the left bearing. */
const shownRef = 2

/** A value of the sample sheet with the corners of its polygon, dimensioned from the origin of the page. */
export function PlacedValue() {
  const shown = responseBoxes.features.find(({ ref }) => ref === shownRef)
  if (!shown) throw new Error(`The sample sheet has no value ${shownRef}`)
  const { x, y, width, height } = shown.box
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  return (
    <div className="diagram placed-value small-sheet">
      <svg
        viewBox={`${-margin} ${-margin} ${seen.width + margin} ${seen.height + margin}`}
        aria-hidden="true"
      >
        <svg
          aria-hidden="true"
          width={seen.width}
          height={seen.height}
          viewBox={`0 0 ${seen.width} ${seen.height}`}
        >
          <rect className="placed-value__sheet" width="420" height="297" />
          <image href={shaft} width="420" height="297" />
        </svg>
        <path className="placed-value__origin" d={`M${seen.width} 0H0V${seen.height}`} />
        <circle className="placed-value__origin" r="2.5" />
        <Across x={x} y={y} />
        <Down x={x} y={y} />
        <path
          className="placed-value__region"
          d={`M${corners.map((corner) => corner.join(' ')).join('L')}z`}
        />
        {corners.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} className="placed-value__corner" cx={cx} cy={cy} r="1.4" />
        ))}
        <text x={x + width + 4} y={y + height + 15}>
          {`reference_id ${shownRef}`}
        </text>
        <path
          className="placed-value__leader"
          d={`M${x + width} ${y + height}L${x + width + 3} ${y + height + 17}h64`}
        />
      </svg>
    </div>
  )
}

/** Dimension lines run outside the sheet. */
const line = -8

/** How far the first corner is from the left edge. */
function Across({ x, y }: { x: number; y: number }) {
  return (
    <g className="placed-value__coordinate">
      <path d={`M0 0V${line - 3}M${x} ${y}V${line - 3}M0 ${line}H${x}`} />
      <path className="placed-value__arrow" d={`M0 ${line}l5-1.2v2.4zM${x} ${line}l-5-1.2v2.4z`} />
      <text x={x / 2} y={line - 3}>
        {`x ${x}`}
      </text>
    </g>
  )
}

/** How far it is from the upper edge; read from the right. */
function Down({ x, y }: { x: number; y: number }) {
  return (
    <g className="placed-value__coordinate">
      <path d={`M0 0H${line - 3}M${x} ${y}H${line - 3}M${line} 0V${y}`} />
      <path className="placed-value__arrow" d={`M${line} 0l-1.2 5h2.4zM${line} ${y}l-1.2-5h2.4z`} />
      <text transform={`translate(${line - 3} ${y / 2}) rotate(-90)`}>{`y ${y}`}</text>
    </g>
  )
}
