import { radians } from './angles.ts'
/**
 * The display list: what is drawn on a sheet, as plain data.
 * Unit: millimetre on the sheet. Origin: top left corner of the trimmed sheet, x to the right, y down.
 * Angles: degree, clockwise as seen on the sheet, 0 = to the right.
 */

/** The kind of line (ISO 128-2) or ink a primitive is drawn with. */
export type Pen =
  | 'wide'
  | 'narrow'
  | 'hidden'
  | 'chain'
  | 'chainWide'
  | 'hatch'
  | 'frame'
  | 'symbol'
  | 'fill'
  | 'text'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Rectangle on the sheet in mm, origin top left, y down. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Inked {
  readonly pen: Pen
  /** reference_id of the feature this ink belongs to */
  readonly ref?: number
}

interface LinePrimitive extends Inked {
  readonly kind: 'line'
  readonly from: Point
  readonly to: Point
}

export interface PolylinePrimitive extends Inked {
  readonly kind: 'polyline'
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Circular arc; `sweep` is signed, positive = clockwise on the sheet. */
interface ArcPrimitive extends Inked {
  readonly kind: 'arc'
  readonly centre: Point
  readonly radius: number
  readonly start: number
  readonly sweep: number
}

interface CirclePrimitive extends Inked {
  readonly kind: 'circle'
  readonly centre: Point
  readonly radius: number
}

/** One run of lettering: (x, y) is the left end of its base line, `height` the height of capitals. */
export interface TextPrimitive extends Inked {
  readonly kind: 'text'
  readonly pen: 'text'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly height: number
  /** degree, clockwise; -90 reads from the right edge of the sheet */
  readonly rotation: number
}

export type Primitive =
  | LinePrimitive
  | PolylinePrimitive
  | ArcPrimitive
  | CirclePrimitive
  | TextPrimitive

/** Line widths in mm: line group 0.5/0.25 (ISO 128-2), frame 0.7 (ISO 5457), symbols as lettering 3.5. */
export const penWidths: Record<Exclude<Pen, 'fill' | 'text'>, number> = {
  wide: 0.5,
  narrow: 0.25,
  hidden: 0.25,
  chain: 0.25,
  chainWide: 0.5,
  hatch: 0.25,
  frame: 0.7,
  symbol: 0.35,
}

/** Lengths of dashes and gaps in mm (ISO 128-2), of the pens that have some. */
export const penDashes: Partial<Record<Pen, readonly number[]>> = {
  hidden: [3, 0.9],
  chain: [6, 1, 0.4, 1],
  chainWide: [6, 1, 0.4, 1],
}

export const point = (x: number, y: number): Point => ({ x, y })

/** A straight line from (x1, y1) to (x2, y2), mm. */
export const line = (
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  ref?: number,
): LinePrimitive => ({ kind: 'line', pen, from: point(x1, y1), to: point(x2, y2), ref })

/** A straight line between two points. */
export const segment = (pen: Pen, from: Point, to: Point): LinePrimitive => ({
  kind: 'line',
  pen,
  from,
  to,
  ref: undefined,
})

/** Straight lines from point to point. */
export const polyline = (pen: Pen, points: readonly Point[], ref?: number): PolylinePrimitive => ({
  kind: 'polyline',
  pen,
  points,
  closed: false,
  ref,
})

/** The same with a last line back to the first point. */
export const polygon = (pen: Pen, points: readonly Point[], ref?: number): PolylinePrimitive => ({
  ...polyline(pen, points, ref),
  closed: true,
})

/** Corners of an upright rectangle, clockwise, mm. */
export const corners = (x: number, y: number, width: number, height: number): Point[] => [
  point(x, y),
  point(x + width, y),
  point(x + width, y + height),
  point(x, y + height),
]

/** The same between two opposite corners. */
export const cornersBetween = (x1: number, y1: number, x2: number, y2: number): Point[] => [
  point(x1, y1),
  point(x2, y1),
  point(x2, y2),
  point(x1, y2),
]

/** An upright rectangle, mm. */
export const rectangle = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  ref?: number,
): PolylinePrimitive => polygon(pen, corners(x, y, width, height), ref)

/** A full circle, mm. */
export const circle = (
  pen: Pen,
  cx: number,
  cy: number,
  radius: number,
  ref?: number,
): CirclePrimitive => ({ kind: 'circle', pen, centre: point(cx, cy), radius, ref })

/** Part of a circle; angles as in {@link polar}. */
export const arc = (
  pen: Pen,
  cx: number,
  cy: number,
  radius: number,
  start: number,
  sweep: number,
  ref?: number,
): ArcPrimitive => ({ kind: 'arc', pen, centre: point(cx, cy), radius, start, sweep, ref })

/** Point on a circle; angle in degree, clockwise, 0 = to the right. */
export const polar = (centre: Point, radius: number, angle: number): Point => ({
  x: centre.x + radius * Math.cos(radians(angle)),
  y: centre.y + radius * Math.sin(radians(angle)),
})

/** Whether ink belongs to lettering (text, symbol, frame) and not to lines. */
export const isLettering = (item: Primitive): boolean =>
  item.pen === 'text' || item.pen === 'symbol'
