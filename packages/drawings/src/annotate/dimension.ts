import { directionOf } from '../angles.ts'
import { line, type Point, type Primitive, point, polygon, polyline } from '../display-list.ts'
import { arrowhead, drawCells, drawLabel, type Label, labelOf, labelWidth } from './label.ts'

export interface LinearDimension {
  /** the two points measured, in mm on the sheet */
  readonly from: Point
  readonly to: Point
  /** 'h': dimension line horizontal at y = at; 'v': vertical at x = at */
  readonly axis: 'h' | 'v'
  readonly at: number
  readonly label: Label | string
  readonly ref?: number
  /** where the label stands: centred, or outside beyond the first or second arrow */
  readonly place?: 'centre' | 'before' | 'after'
  /** shift of a centred label along the dimension line (mm, along its reading direction) */
  readonly shift?: number
  readonly height?: number
  /** arrows point inwards from outside; by default decided from the room */
  readonly arrowsOutside?: boolean
  /** leave out the extension line at from / to */
  readonly bare?: 'from' | 'to' | 'both'
}

/** Millimetres: from the part to its extension line, how far that runs on, and the dimension line beyond arrows from outside. */
const gap = 0.8
const overshoot = 2
const outside = 6

/** Works in a frame where the dimension line runs along u and extension lines along v. */
const frameOf = (axis: 'h' | 'v') => ({
  split: (p: Point) => (axis === 'h' ? { u: p.x, v: p.y } : { u: -p.y, v: p.x }),
  join: (u: number, v: number): Point => (axis === 'h' ? point(u, v) : point(v, -u)),
})

function extensionLine(spec: LinearDimension, origin: Point): Primitive[] {
  const { split, join } = frameOf(spec.axis)
  const { u, v } = split(origin)
  const direction = Math.sign(spec.at - v)
  if (direction === 0 || Math.abs(spec.at - v) < gap) return []
  const a = join(u, v + direction * gap)
  const b = join(u, spec.at + direction * overshoot)
  return [line('narrow', a.x, a.y, b.x, b.y, spec.ref)]
}

/** A linear dimension after ISO 129-1: extension lines, dimension line with arrowheads, label above it. */
export function linearDimension(spec: LinearDimension): Primitive[] {
  const { split, join } = frameOf(spec.axis)
  const ends = [split(spec.from).u, split(spec.to).u].sort((a, b) => a - b) as [number, number]
  const [low, high] = ends
  const height = spec.height ?? 3.5
  const label = labelOf(spec.label)
  const width = labelWidth(label, height)
  const room = high - low
  const place = spec.place ?? 'centre'
  const flip =
    spec.arrowsOutside ?? (place === 'centre' ? room < width + 7.5 && room < 12 : room < 9)
  const rotation = spec.axis === 'h' ? 0 : -90
  const { bare } = spec
  const out: Primitive[] = []
  if (bare !== 'from' && bare !== 'both') out.push(...extensionLine(spec, spec.from))
  if (bare !== 'to' && bare !== 'both') out.push(...extensionLine(spec, spec.to))
  const overrun = flip ? outside : 0
  const lineLow = place === 'before' ? low - width - outside : low - overrun
  const lineHigh = place === 'after' ? high + width + outside : high + overrun
  const a = join(lineLow, spec.at)
  const b = join(lineHigh, spec.at)
  out.push(line('narrow', a.x, a.y, b.x, b.y, spec.ref))
  for (const [end, side] of [
    [low, -1],
    [high, 1],
  ] as const) {
    const tip = join(end, spec.at)
    const outward = (side > 0 ? 0 : 180) + rotation
    out.push(arrowhead(tip.x, tip.y, flip ? outward + 180 : outward, spec.ref))
  }
  const middles = {
    before: low - outside + 1 - width / 2,
    centre: (low + high) / 2 + (spec.shift ?? 0),
    after: high + outside - 1 + width / 2,
  }
  const base = join(middles[place], spec.at - liftOf(label, height))
  out.push(...drawLabel(label, base.x, base.y, { height, rotation, ref: spec.ref }))
  return out
}

/** The label of a dimension, alone or with options. */
type DimensionLabel = Omit<LinearDimension, 'from' | 'to' | 'axis' | 'at'> | Label | string

const labelled = (given: DimensionLabel) =>
  typeof given === 'string' || 'text' in given ? { label: given } : given

/** The horizontal distance of two points; the dimension line stands at `y`. */
export const horizontalDimension = (from: Point, to: Point, y: number, given: DimensionLabel) =>
  linearDimension({ from, to, axis: 'h', at: y, ...labelled(given) })

/** The vertical distance of two points; the dimension line stands at `x`. */
export const verticalDimension = (from: Point, to: Point, x: number, given: DimensionLabel) =>
  linearDimension({ from, to, axis: 'v', at: x, ...labelled(given) })

/** How far the base line of a label stands above its line. */
function liftOf({ framed, stack }: Label, height: number): number {
  if (framed) return 1 + 0.3 * height
  return stack ? 0.9 + 0.5 * height : 1.45
}

/**
 * A label on a leader line: from `tip` (arrow on an edge, dot inside an outline) to `knee`, then a shelf
 * under the label to the left or right.
 */
export function leaderNote(spec: {
  tip: Point
  knee: Point
  label: Label | string
  side: 'left' | 'right'
  head?: 'arrow' | 'dot' | 'none'
  height?: number
  ref?: number
}): Primitive[] {
  const { tip, knee, side, head = 'arrow', height = 3.5, ref } = spec
  const label = labelOf(spec.label)
  const width = labelWidth(label, height) + 2
  const end = side === 'right' ? knee.x + width : knee.x - width
  const angle = directionOf(knee, tip)
  const out: Primitive[] = [
    polyline('narrow', [tip, knee, point(end, knee.y)], ref),
    ...drawLabel(label, (knee.x + end) / 2, knee.y - liftOf(label, height), { height, ref }),
  ]
  if (head === 'arrow') out.push(arrowhead(tip.x, tip.y, angle, ref))
  if (head === 'dot') out.push(dot(tip, ref))
  return out
}

/** Filled dot at the end of a leader that ends inside an outline. */
export function dot(at: Point, ref?: number): Primitive {
  const points = Array.from({ length: 8 }, (_, i) =>
    point(at.x + 0.55 * Math.cos((i * Math.PI) / 4), at.y + 0.55 * Math.sin((i * Math.PI) / 4)),
  )
  return polygon('fill', points, ref)
}

/** A note on a leader with a tolerance frame under its shelf (or under the note's knee). */
export function leaderWithFrame(
  spec: Parameters<typeof leaderNote>[0],
  frame: { ref: number; cells: readonly string[] },
): Primitive[] {
  const width = drawCells(frame.cells, 0, 0).width
  const x = spec.side === 'right' ? spec.knee.x : spec.knee.x - width
  return [
    ...leaderNote(spec),
    ...drawCells(frame.cells, x, spec.knee.y + 1.5, { ref: frame.ref }).primitives,
  ]
}
