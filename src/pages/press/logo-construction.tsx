import type { PressKitCopy } from '../../../shared/content/pages/press.ts'
import { decimalText } from '../../../shared/i18n/decimal-text.ts'
import { hundredth } from '../../../shared/rounding.ts'
import { Diagram } from '../../components/diagram/diagram.tsx'
import { arrowhead } from '../../components/diagram/marks.tsx'
import { type FirstAngleSize, firstAngleOutline } from '../../components/logo/logo-geometry.ts'
import { useUi } from '../../layout/ui-copy.tsx'

/** The symbol of the logo (`wideMark`), six times as large, in its place on this sheet. */
const size: FirstAngleSize = {
  left: 112,
  axis: 160,
  length: 108,
  gap: 42,
  largeRadius: 63,
  smallRadius: 31.5,
  overrun: 21,
}
const { left, axis, length, gap, largeRadius, smallRadius } = size
const height = 2 * largeRadius
const coneEnd = left + length
const circleStart = coneEnd + gap
const right = circleStart + height
const top = axis - largeRadius
const bottom = axis + largeRadius
const free = largeRadius

/** How the logo is built: every size as a multiple of its height D, and the room around it that stays free. */
export function LogoConstruction({ copy }: { copy: PressKitCopy['construction'] }) {
  const { decimal } = useUi()
  const part = (value: number) => `${decimalText(String(hundredth(value / height)), decimal)} D`
  const outline = firstAngleOutline(size)
  return (
    <Diagram width={500} height={360} label={copy.label} caption={copy.caption}>
      <rect
        className="diagram__box diagram__box--dashed"
        x={left - free}
        y={top - free}
        width={right - left + 2 * free}
        height={height + 2 * free}
      />
      {outline.centreLines.map((line) => (
        <path key={line} className="diagram__centre" d={line} />
      ))}
      <path className="logo-outline" d={outline.cone} />
      {outline.circles.map(({ cx, cy, r }) => (
        <circle key={r} className="logo-outline" cx={cx} cy={cy} r={r} />
      ))}
      <Across from={left} to={coneEnd} text={part(length)} />
      <Across from={coneEnd} to={circleStart} text={part(gap)} />
      <Across from={circleStart} to={right} text="D" />
      <Upright
        x={left - 24}
        from={axis - smallRadius}
        to={axis + smallRadius}
        start={left}
        text={part(2 * smallRadius)}
      />
      <Upright x={right + free - 16} from={top} to={bottom} start={right - largeRadius} text="D" />
      <Upright x={right + free - 16} from={top - free} to={top} text={part(free)} />
    </Diagram>
  )
}

interface SizeProps {
  from: number
  to: number
  text: string
}

/** A size across, below the outline (ISO 129-1): its text above the line. */
function Across({ from, to, text }: SizeProps) {
  const y = bottom + free + 36
  return (
    <>
      <path
        className="diagram__line"
        d={`M${from} ${bottom + 6}V${y + 6}M${to} ${bottom + 6}V${y + 6}M${from} ${y}H${to}`}
      />
      <path
        className="diagram__head"
        d={arrowhead([from, y], [to, y]) + arrowhead([to, y], [from, y])}
      />
      <text x={(from + to) / 2} y={y - 7} textAnchor="middle">
        {text}
      </text>
    </>
  )
}

/** A size that stands upright, read from the right; where extension lines are needed, they begin at `start`. */
function Upright({ x, from, to, text, start }: SizeProps & { x: number; start?: number }) {
  const reach = start && start > x ? x - 6 : x + 6
  const middle = (from + to) / 2
  return (
    <>
      {start && (
        <path className="diagram__line" d={`M${start} ${from}H${reach}M${start} ${to}H${reach}`} />
      )}
      <path className="diagram__line" d={`M${x} ${from}V${to}`} />
      <path
        className="diagram__head"
        d={arrowhead([x, from], [x, to]) + arrowhead([x, to], [x, from])}
      />
      <text x={x - 7} y={middle} textAnchor="middle" transform={`rotate(-90 ${x - 7} ${middle})`}>
        {text}
      </text>
    </>
  )
}
