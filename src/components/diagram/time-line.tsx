import { Diagram } from './diagram.tsx'
import { arrowhead } from './marks.tsx'
import { type Hours, type TimeScale, timeScale } from './time-scale.ts'

/** In units of the drawing. */
const drawingWidth = 360
const sideMargin = 18
const firstRow = 62
const rowHeight = 50

/** A span with its name and its figure as written. */
interface Span extends Hours {
  label: string
  value: string
}

interface TimeLineProps {
  copy: { label: string; caption: string; origin: string; unit: string }
  spans: readonly Span[]
}

/** Spans of hours as dimensions over one axis, drawn to scale. */
export function TimeLine({ copy, spans }: TimeLineProps) {
  const scale = timeScale(spans, sideMargin, drawingWidth - sideMargin)
  const axis = firstRow + spans.length * rowHeight - 12
  const origin = scale.at(0)
  return (
    <Diagram width={drawingWidth} height={axis + 48} label={copy.label} caption={copy.caption}>
      <path className="diagram__centre" d={`M${origin} 26V${axis + 10}`} />
      <text className="diagram__note" x={origin} y="18" textAnchor={anchorAt(origin)}>
        {copy.origin}
      </text>
      {longestFirst(spans).map((span, index) => (
        <DimensionedSpan
          key={span.label}
          span={span}
          scale={scale}
          y={firstRow + index * rowHeight}
          axis={axis}
        />
      ))}
      <Axis scale={scale} y={axis} unit={copy.unit} />
    </Diagram>
  )
}

/** The shortest dimension stands nearest to the axis, so that no extension line crosses another (ISO 129-1). */
function longestFirst(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => b.to - b.from - (a.to - a.from))
}

interface DimensionedSpanProps {
  span: Span
  scale: TimeScale
  y: number
  axis: number
}

function DimensionedSpan({ span, scale, y, axis }: DimensionedSpanProps) {
  const [left, right] = [scale.at(span.from), scale.at(span.to)]
  const text = `${span.label} ${span.value}`
  const far = span.from === 0 ? right : left
  return (
    <>
      <path d={`M${far} ${y - 8}V${axis}`} />
      <path d={`M${left} ${y}H${right}`} />
      <path className="diagram__head" d={arrowhead([left, y], [right, y])} />
      <path className="diagram__head" d={arrowhead([right, y], [left, y])} />
      <text className="diagram__value" {...placeOf(text, left, right, y)}>
        {text}
      </text>
    </>
  )
}

/** Average width of a letter of the heading face at 16 units. */
const letterWidth = 7.6

/** Places the text above its line if it fits there, otherwise to the left or right of it. */
function placeOf(text: string, left: number, right: number, y: number) {
  const width = text.length * letterWidth
  if (width <= right - left)
    return { x: (left + right) / 2, y: y - 8, textAnchor: 'middle' as const }
  if (left - 10 - width >= 0) return { x: left - 10, y: y + 5, textAnchor: 'end' as const }
  return { x: right + 10, y: y + 5, textAnchor: 'start' as const }
}

function Axis({ scale, y, unit }: { scale: TimeScale; y: number; unit: string }) {
  const [first = 0, last = 0] = [scale.ticks[0], scale.ticks.at(-1)]
  const numbered = scale.ticks.filter((hours) => hours % 12 === 0)
  const marks = scale.ticks.map((hours) => `M${scale.at(hours)} ${y}v6`)
  return (
    <>
      <path
        className="diagram__line"
        d={`M${scale.at(first)} ${y}H${scale.at(last)}${marks.join('')}`}
      />
      {numbered.map((hours) => (
        <text key={hours} className="diagram__number" x={scale.at(hours)} y={y + 22}>
          {signed(hours)}
        </text>
      ))}
      <text className="diagram__note" x={drawingWidth - sideMargin} y={y + 42} textAnchor="end">
        {unit}
      </text>
    </>
  )
}

/** Hours with a minus sign (U+2212), the same in both languages. */
function signed(hours: number): string {
  return hours < 0 ? `\u2212${-hours}` : String(hours)
}

/** Nearer to the left edge than this, in units of the drawing, a centred word would leave it. */
const nearEdge = 60

/** Keeps a centred word inside the drawing. */
function anchorAt(x: number): 'start' | 'middle' {
  return x < nearEdge ? 'start' : 'middle'
}
