import { arrowhead, drawLabel, type Label, labelOf, labelWidth } from '../../annotate/label.ts'
import {
  arc,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  polyline,
} from '../../display-list.ts'

/** A size with its deviations one above the other, as written: `toleranced('20', '+0,021', '0')`. */
export const toleranced = (text: string, upper: string, lower: string): Label => ({
  text,
  stack: [upper, lower],
})

/**
 * An angle between two directions (degree, clockwise, 0 = to the right) as an arc of `radius` mm with arrowheads; its
 * text stands outside the arc, horizontally (ISO 129-1).
 */
export function angularDimension(spec: {
  centre: Point
  radius: number
  from: number
  to: number
  text: string
  height?: number
}): Primitive[] {
  const { centre, radius, from, to, text, height = 3.5 } = spec
  const [start, end] = [polar(centre, radius, from), polar(centre, radius, to)]
  const middle = (from + to) / 2
  const width = labelWidth({ text }, height)
  const { x: ux, y: uy } = polar(point(0, 0), 1, middle)
  const reach = radius + 1.5 + (Math.abs(ux) * width) / 2 + (Math.abs(uy) * height) / 2
  const at = polar(centre, reach, middle)
  return [
    arc('narrow', centre.x, centre.y, radius, from, to - from),
    arrowhead(start.x, start.y, from - 90),
    arrowhead(end.x, end.y, to + 90),
    ...drawLabel({ text }, at.x, at.y + height / 2, { height }),
  ]
}

/**
 * A radius: the leader comes from outside, at `angle`, points at the centre and ends on the arc; the text stands on a
 * shelf to the left or right, `reach` mm away from the arc.
 */
export function radiusDimension(spec: {
  centre: Point
  radius: number
  angle: number
  text: string
  reach?: number
  height?: number
}): Primitive[] {
  const { centre, radius, angle, text, reach = 8, height = 3.5 } = spec
  const tip = polar(centre, radius, angle)
  const knee = polar(centre, radius + reach, angle)
  const side = knee.x >= centre.x ? 1 : -1
  const end = knee.x + side * (labelWidth({ text }, height) + 2)
  return [
    polyline('narrow', [tip, knee, point(end, knee.y)]),
    arrowhead(tip.x, tip.y, angle + 180),
    ...drawLabel({ text }, (knee.x + end) / 2, knee.y - 1.45, { height }),
  ]
}

/** A diameter across a circle: dimension line through the centre at `angle`, text on a shelf outside. */
export function diameterDimension(spec: {
  centre: Point
  radius: number
  angle: number
  label: Label | string
  reach?: number
  height?: number
}): Primitive[] {
  const { centre, radius, angle, reach = 8, height = 3.5 } = spec
  const label = labelOf(spec.label)
  const [near, far] = [polar(centre, radius, angle), polar(centre, radius, angle + 180)]
  const knee = polar(centre, radius + reach, angle)
  const side = knee.x >= centre.x ? 1 : -1
  const end = knee.x + side * (labelWidth(label, height) + 2)
  const lift = label.stack ? 0.9 + 0.5 * height : 1.45
  return [
    line('narrow', far.x, far.y, near.x, near.y),
    polyline('narrow', [near, knee, point(end, knee.y)]),
    arrowhead(near.x, near.y, angle),
    arrowhead(far.x, far.y, angle + 180),
    ...drawLabel(label, (knee.x + end) / 2, knee.y - lift, { height }),
  ]
}
