import { Station } from '../../../components/diagram/marks.tsx'

/** Boxes of one height, so that rows of them line up. */
export const boxHeight = 36

interface PlacedProps {
  x: number
  y: number
  children: string
}

/** A box with the name of a state. */
export function State({ x, y, title }: { x: number; y: number; title: string }) {
  return <Station x={x} y={y} width={120} height={boxHeight} title={title} />
}

/** A box with a name of the contract, in the letters of code. */
export function Field({ x, y, width, children }: PlacedProps & { width: number }) {
  return (
    <>
      <rect className="diagram__box" x={x} y={y} width={width} height={boxHeight} />
      <Code x={x + width / 2} y={y + boxHeight / 2 + 5}>
        {children}
      </Code>
    </>
  )
}

/** A name of the contract, its middle at `x`. */
export function Code({ x, y, children }: PlacedProps) {
  return (
    <text className="diagram__number" x={x} y={y}>
      {children}
    </text>
  )
}

/** The same, from `x` on. */
export function CodeFrom({ x, y, children }: PlacedProps) {
  return (
    <text className="diagram__code" x={x} y={y}>
      {children}
    </text>
  )
}

interface SpanProps {
  from: number
  to: number
  y: number
  /** Left out where the figure has no room above its line. */
  children?: string
}

/** A dimension along x, its figure above the line; extension lines are drawn with what they end at (ISO 129-1). */
export function Dimensioned({ from, to, y, children }: SpanProps) {
  return (
    <>
      <path className="diagram__line" d={`M${from} ${y}H${to}`} />
      <path className="diagram__head" d={`M${from} ${y}l11-2.6v5.2zM${to} ${y}l-11-2.6v5.2z`} />
      {children && (
        <Code x={(from + to) / 2} y={y - 7}>
          {children}
        </Code>
      )}
    </>
  )
}
