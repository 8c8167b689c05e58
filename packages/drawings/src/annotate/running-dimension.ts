import { circle, line, type Point, type Primitive } from '../display-list.ts'
import { arrowhead, drawLabel, type Label } from './label.ts'

interface RunningPoint {
  /** the point measured, mm on the sheet */
  readonly point: Point
  readonly label: Label
  readonly ref: number
}

/**
 * Superimposed running dimensions (ISO 129-1) from one origin: along 'h' rightwards with the dimension line at
 * y = at below the view, along 'v' upwards with the line at x = at beside the view (left or right of it).
 */
export function runningDimensions(
  origin: Point,
  axis: 'h' | 'v',
  at: number,
  points: readonly RunningPoint[],
): Primitive[] {
  const horizontal = axis === 'h'
  const over = 2.5
  const side = at < origin.x ? -1 : 1
  const anchor = side < 0 ? 'end' : 'start'
  const out: Primitive[] = []
  const extension = (p: Point, ref?: number): Primitive =>
    horizontal
      ? line('narrow', p.x, p.y + 0.8, p.x, at + over, ref)
      : line('narrow', p.x + side * 0.8, p.y, at + side * over, p.y, ref)
  out.push(extension(origin))
  out.push(horizontal ? circle('narrow', origin.x, at, 1.2) : circle('narrow', at, origin.y, 1.2))
  out.push(
    horizontal
      ? drawOrigin(origin.x, at + over + 1.2, -90)
      : drawOrigin(at + side * (over + 1.2), origin.y + 1.75, 0, anchor),
  )
  let before = horizontal ? origin.x + 1.2 : origin.y - 1.2
  for (const { point, label, ref } of points) {
    out.push(extension(point, ref))
    if (horizontal) {
      out.push(line('narrow', before, at, point.x, at, ref), arrowhead(point.x, at, 0, ref))
      const base = { x: point.x + 1.75, y: at + over + 1.2 }
      out.push(...drawLabel(label, base.x, base.y, { rotation: -90, anchor: 'end', ref }))
      before = point.x
    } else {
      out.push(line('narrow', at, before, at, point.y, ref), arrowhead(at, point.y, -90, ref))
      out.push(...drawLabel(label, at + side * (over + 1.2), point.y + 1.75, { anchor, ref }))
      before = point.y
    }
  }
  return out
}

function drawOrigin(
  x: number,
  y: number,
  rotation: number,
  anchor: 'start' | 'end' = 'end',
): Primitive {
  const shift = rotation === 0 ? 0 : 1.75
  const [zero] = drawLabel({ text: '0' }, x + shift, y, { rotation, anchor })
  if (!zero) throw new Error('no label')
  return zero
}
