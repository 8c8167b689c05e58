import { degreesOf, directionOf, radians } from '../angles.ts'
import {
  arc,
  circle,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  rectangle,
} from '../display-list.ts'
import { lettering, textWidth } from '../lettering/lettering.ts'
import { arrowhead, drawCells } from './label.ts'

const tan60 = Math.sqrt(3)

/** Maps distances along and above a symbol to the sheet; its tip is at (x, y), and it is turned by `rotation` degrees. */
export function placesFrom(x: number, y: number, rotation: number) {
  const angle = radians(rotation)
  return (along: number, up: number): Point =>
    point(
      x + along * Math.cos(angle) + up * Math.sin(angle),
      y + along * Math.sin(angle) - up * Math.cos(angle),
    )
}

/**
 * Surface texture symbol after ISO 1302 with its tip at (x, y); `rotation` turns it, -90 = on a left-hand edge.
 * Proportions for lettering h: short leg 1.4 h, long leg 3 h.
 */
export function surfaceSymbol(spec: {
  x: number
  y: number
  text: string
  removal?: 'REQUIRED' | 'PROHIBITED' | 'UNSPECIFIED'
  rotation?: number
  height?: number
  ref?: number
}): Primitive[] {
  const { x, y, text, removal = 'REQUIRED', rotation = 0, height = 3.5, ref } = spec
  const at = placesFrom(x, y, rotation)
  const low = 1.4 * height
  const high = 3 * height
  const left = -low / tan60
  const right = high / tan60
  const shelf = text === '' ? [] : [at(right + textWidth(text, height) + height * 0.5, high)]
  const out: Primitive[] = [
    polyline('symbol', [at(left, low), at(0, 0), at(right, high), ...shelf], ref),
  ]
  if (removal === 'REQUIRED') {
    out.push(polyline('symbol', [at(left, low), at(-left, low)], ref))
  }
  if (removal === 'PROHIBITED') {
    const centre = at(0, low * 0.64)
    out.push(circle('symbol', centre.x, centre.y, low * 0.3, ref))
  }
  const base = at(right + height * 0.2, high - height - height * 0.35)
  if (text !== '') out.push(lettering(text, base.x, base.y, { height, rotation, ref }))
  return out
}

/** Tolerance frame (ISO 1101); (x, y) = top left corner in mm, first cell = characteristic. */
export const toleranceFrame = (
  x: number,
  y: number,
  cells: readonly string[],
  ref?: number,
): { primitives: Primitive[]; width: number } => drawCells(cells, x, y, { ref })

/** Leader from a tolerance frame, arrow at the last point. */
export function frameLeader(points: readonly Point[], ref?: number): Primitive[] {
  const tip = points.at(-1) ?? point(0, 0)
  const before = points.at(-2) ?? tip
  const angle = directionOf(before, tip)
  return [polyline('narrow', points, ref), arrowhead(tip.x, tip.y, angle, ref)]
}

/** Datum feature (ISO 5459): filled triangle with its base on (x, y), its stem along `angle`, letter in a frame. */
export function datumFeature(spec: {
  x: number
  y: number
  angle: 0 | 90 | 180 | -90
  letter: string
  stem?: number
  ref?: number
}): Primitive[] {
  const { x, y, angle, letter, stem = 8, ref } = spec
  const ux = Math.round(Math.cos(radians(angle)))
  const uy = Math.round(Math.sin(radians(angle)))
  const at = (along: number, across: number): Point =>
    point(x + along * ux - across * uy, y + along * uy + across * ux)
  const size = 7
  const end = at(stem, 0)
  const centre = at(stem + size / 2, 0)
  const tip = at(3, 0)
  return [
    polygon('fill', [at(0, -1.9), at(0, 1.9), tip], ref),
    line('narrow', tip.x, tip.y, end.x, end.y, ref),
    rectangle('symbol', centre.x - size / 2, centre.y - size / 2, size, size, ref),
    lettering(letter, centre.x, centre.y + 1.75, { anchor: 'middle', ref }),
  ]
}

/** Symbol of projection method 1 (first angle, ISO 5456-2), centred at (x, y): cone left, narrow end left, circles right. */
export function firstAngleSymbol(x: number, y: number, size: number, ref?: number): Primitive[] {
  const big = size / 2
  const small = size / 4
  const long = size * 1.1
  const space = size * 0.55
  const left = x - (long + space + size) / 2
  const centre = left + long + space + big
  const over = size * 0.22
  return [
    polygon(
      'symbol',
      [
        point(left, y - small),
        point(left + long, y - big),
        point(left + long, y + big),
        point(left, y + small),
      ],
      ref,
    ),
    circle('symbol', centre, y, big, ref),
    circle('symbol', centre, y, small, ref),
    line('narrow', left - over, y, left + long + over, y, ref),
    line('narrow', centre - big - over, y, centre + big + over, y, ref),
    line('narrow', centre, y - big - over, centre, y + big + over, ref),
  ]
}

/**
 * Edge of undefined shape (ISO 13715): a right angle with the value in it, joined to the edge at (x, y) by a leader from
 * its corner. With `kind` a small external or internal corner stands at (x, y), as in the general indication beside the
 * title block; without it an arrowhead points at an edge of the view. `corner` places the angle.
 */
export function edgeSymbol(spec: {
  x: number
  y: number
  text: string
  kind?: 'external' | 'internal'
  corner?: Point
  height?: number
  ref?: number
}): Primitive[] {
  const { x, y, text, kind, height = 2.5, ref } = spec
  const edge = point(x, y)
  const corner = spec.corner ?? point(x + 1.5 * height, y - 1.5 * height)
  const side = kind === 'external' ? height : 1.5 * height
  const along = height * 0.45
  const top = point(corner.x, corner.y - 1.6 * height)
  const end = point(corner.x + textWidth(text, height) + 2 * along, corner.y)
  const sketch =
    kind === 'external'
      ? [point(x - side, y), edge, point(x, y + side)]
      : [point(x, y - side), edge, point(x + side, y)]
  const angle = degreesOf(Math.atan2(y - corner.y, x - corner.x))
  return [
    polyline('symbol', [top, corner, end], ref),
    line('narrow', corner.x, corner.y, x, y, ref),
    kind ? polyline('wide', sketch, ref) : arrowhead(x, y, angle, ref),
    lettering(text, corner.x + along, corner.y - 0.37 * height, { height, ref }),
  ]
}

/** Section arrow (ISO 128-3): wide stroke of the cutting line at (x, y), arrow and letter. Directions in degree. */
export function sectionArrow(spec: {
  x: number
  y: number
  view: 0 | 90 | 180 | -90
  stroke: 0 | 90 | 180 | -90
  letter: string
}): Primitive[] {
  const { x, y, view, stroke, letter } = spec
  const cos = (a: number): number => Math.round(Math.cos(radians(a)))
  const sin = (a: number): number => Math.round(Math.sin(radians(a)))
  const inner = point(x - cos(stroke) * 7, y - sin(stroke) * 7)
  const shaft = 8
  const tail = point(x - cos(view) * shaft, y - sin(view) * shaft)
  const text = point(tail.x + cos(stroke) * 4.5, tail.y + sin(stroke) * 4.5 + 2.5)
  return [
    line('chainWide', x, y, inner.x, inner.y),
    line('narrow', tail.x, tail.y, x, y),
    arrowhead(x, y, view, undefined, 4.5),
    lettering(letter, text.x, text.y, { height: 5, anchor: 'middle' }),
  ]
}

/** Thread root in the end view (ISO 6410-1): 3/4 of a narrow circle, open at the upper right, off the centre lines. */
export const threadRootArc = (x: number, y: number, radius: number): Primitive =>
  arc('narrow', x, y, radius, 10, 270)
