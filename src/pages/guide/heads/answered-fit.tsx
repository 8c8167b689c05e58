import { fitDeviations } from '@firstangle/drawings/standards'
import { FullHatching } from '../../../components/diagram/marks.tsx'
import { SmallSheet } from '../../../components/diagram/small-sheet.tsx'

/** What is asked: a nominal size and the classes of its hole and its shaft. */
const asked = { size: 50, hole: 'H7', shaft: 'k6' } as const

/** Height of the line of the nominal size, and units for a micrometre. */
const zero = 214
const scale = 4

/** A question to a tool and its answer, drawn: the tolerance zones of a fit, looked up in the tables of the standard. */
export function AnsweredFit() {
  return (
    <SmallSheet name="MCP">
      <text className="answered-fit__call" x="36" y="56">
        look_up_fit
      </text>
      <text className="answered-fit__call" x="404" y="56" textAnchor="end">
        {`${asked.size} ${asked.hole}/${asked.shaft}`}
      </text>
      <path className="diagram__line" d="M36 68H404" />
      <path className="diagram__centre" d={`M36 ${zero}H404`} />
      <text x="36" y={zero - 6}>
        0
      </text>
      <Zone x={112} code={asked.hole} />
      <Zone x={262} code={asked.shaft} isShaft />
      <path className="diagram__line" d={`M60 286V${zero}`} />
      <path className="diagram__head" d={`M60 ${zero}l-2.6 11h5.2z`} />
      <text x="70" y="262">{`Ø${asked.size}`}</text>
    </SmallSheet>
  )
}

interface ZoneProps {
  x: number
  code: string
  isShaft?: boolean
}

/** The tolerance zone of a class with its deviations in micrometres. For a hole, the material around it is hatched. */
function Zone({ x, code, isShaft }: ZoneProps) {
  const { lower, upper } = fitDeviations(asked.size, code)
  const [low, high] = [Math.round(lower * 1000), Math.round(upper * 1000)]
  const width = 84
  const [top, height] = [zero - high * scale, (high - low) * scale]
  return (
    <>
      <rect
        className={isShaft ? 'answered-fit__shaft' : 'diagram__box'}
        x={x}
        y={top}
        width={width}
        height={height}
      />
      {!isShaft && (
        <>
          <FullHatching x={x} y={top} width={width} height={height} />
          <rect
            className="answered-fit__name"
            x={x + width / 2 - 17}
            y={top + height / 2 - 14}
            width="34"
            height="28"
          />
        </>
      )}
      <text className="diagram__title" x={x + width / 2} y={top + height / 2 + 6}>
        {code}
      </text>
      <text x={x + width + 8} y={top + 12}>
        {signed(high)}
      </text>
      <text x={x + width + 8} y={top + height - 4}>
        {signed(low)}
      </text>
    </>
  )
}

/** Micrometres with their sign. */
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
