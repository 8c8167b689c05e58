/** A point of a diagram, in its units. */
export type Point = readonly [x: number, y: number]

interface StationProps {
  x: number
  y: number
  width: number
  height: number
  title: string
  note?: string
  /** Drawn dashed, because the station is optional. */
  isDashed?: boolean
}

/** A box with its name. */
export function Station({ x, y, width, height, title, note, isDashed }: StationProps) {
  const middle = x + width / 2
  return (
    <>
      <rect
        className={isDashed ? 'diagram__box diagram__box--dashed' : 'diagram__box'}
        x={x}
        y={y}
        width={width}
        height={height}
      />
      <text className="diagram__title" x={middle} y={y + height / 2 + (note ? -4 : 6)}>
        {title}
      </text>
      {note && (
        <text className="diagram__note" x={middle} y={y + height / 2 + 17} textAnchor="middle">
          {note}
        </text>
      )}
    </>
  )
}

/** A number that the list beside the drawing explains. */
export function DiagramBalloon({ at: [x, y], number }: { at: Point; number: number }) {
  return (
    <>
      <circle className="diagram__balloon" cx={x} cy={y} r="12" />
      <text className="diagram__number" x={x} y={y + 5}>
        {number}
      </text>
    </>
  )
}

const headLength = 11
const headHalfWidth = 2.6

/** A line that ends in an arrowhead (ISO 129-1: slender and filled). */
export function Arrow({ from, to }: { from: Point; to: Point }) {
  return (
    <>
      <path className="diagram__line" d={`M${from.join(' ')}L${to.join(' ')}`} />
      <path className="diagram__head" d={arrowhead(to, from)} />
    </>
  )
}

/** The filled triangle at `tip`, coming from `from`. */
export function arrowhead(tip: Point, from: Point): string {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1])
  const along = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length] as const
  const base = [tip[0] - along[0] * headLength, tip[1] - along[1] * headLength] as const
  const side = [-along[1] * headHalfWidth, along[0] * headHalfWidth] as const
  const corner = (sign: 1 | -1) =>
    `${round(base[0] + sign * side[0])} ${round(base[1] + sign * side[1])}`
  return `M${round(tip[0])} ${round(tip[1])}L${corner(1)}L${corner(-1)}z`
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Section hatching at 45 degrees over a band, whose ends stay free (ISO 128-50). */
export function Hatching({ x, y, width, height }: Area) {
  const spacing = 8
  const count = Math.floor((width - height) / spacing)
  const strokes = Array.from(
    { length: count + 1 },
    (_, index) => `M${x + index * spacing} ${y + height}l${height} ${-height}`,
  )
  return <path className="diagram__hatching" d={strokes.join('')} />
}

/** Section hatching over a rectangle, up to its corners. */
export function FullHatching({ x, y, width, height }: Area) {
  const strokes: string[] = []
  for (let sum = 10; sum < width + height; sum += 10) {
    const [fromX, fromY] = sum <= height ? [0, sum] : [sum - height, height]
    const run = Math.min(fromY, width - fromX)
    strokes.push(`M${x + fromX} ${y + fromY}l${run} ${-run}`)
  }
  return <path className="diagram__hatching" d={strokes.join('')} />
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
