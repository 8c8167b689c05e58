import {
  centreCross,
  centreLine,
  circle,
  hatch,
  internalThreadEnd,
  line,
  type Point,
  type Primitive,
  pitchCircle,
  point,
  polar,
  polygon,
  polyline,
} from '../../kit/index.ts'
import { flange } from './model.ts'

/** Millimetres on the sheet for one of the part. */
export const scale = 0.75

/** Left face of the plate on the sheet. */
const face = 40

/** The common axis of the two views. */
export const axis = 56

/** Middle of the end view. */
export const endCentre = point(122, axis)

/** Radius of the pitch circle on the sheet. */
export const pitchRadius = (flange.holes.pitchCircle / 2) * scale

/** A point of the section: `x` from the left face, `r` from the axis, upwards. */
export const inSection = (x: number, r: number): Point => point(face + x * scale, axis - r * scale)

/** Full section through two of the holes, axis horizontal, plate on the left. */
export function sectionView(): Primitive[] {
  const { outer, plate, hub, length, bore, chamfer, holes } = flange
  const [big, mid, small] = [outer / 2, hub / 2, bore / 2]
  const [inner, far] = [holes.pitchCircle / 2 - holes.diameter / 2, holes.pitchCircle / 2]
  const upper = far + holes.diameter / 2
  const half = (side: 1 | -1): Primitive[] => {
    const at = (x: number, r: number) => inSection(x, side * r)
    const body = [
      at(0, small),
      at(0, big),
      at(plate, big),
      at(plate, mid),
      at(length - chamfer, mid),
      at(length, mid - chamfer),
      at(length, small),
    ]
    const hole = [at(0, inner), at(0, upper), at(plate, upper), at(plate, inner)]
    return [
      polygon('wide', body),
      ...[inner, upper].map((r) => polyline('wide', [at(0, r), at(plate, r)])),
      ...hatch([body, hole], 2.2),
      ...centreLine(at(0, far).x, at(0, far).y, at(plate, far).x, at(0, far).y, 2),
    ]
  }
  const [left, right] = [inSection(0, 0), inSection(length, 0)]
  const bores = [0, length].map((x) =>
    polyline('wide', [inSection(x, small), inSection(x, -small)]),
  )
  return [...half(1), ...half(-1), ...bores, ...centreLine(left.x, left.y, right.x, right.y)]
}

/** Angle of the threaded hole as it is seen, degree clockwise: from the left it is at the upper right. */
export const threadAngle = (from: 'left' | 'right'): number => (from === 'left' ? -45 : -135)

/** End view. From the left the hub is hidden behind the plate, from the right it lies in front. */
export function endView(from: 'left' | 'right'): Primitive[] {
  const { outer, hub, bore, chamfer, holes, thread } = flange
  const centre = endCentre
  const radius = (diameter: number) => (diameter / 2) * scale
  const ring = (diameter: number, pen: 'wide' | 'hidden') =>
    circle(pen, centre.x, centre.y, radius(diameter))
  const tapped = polar(centre, pitchRadius, threadAngle(from))
  const drilled = [0, 90, 180, 270].map((angle) => polar(centre, pitchRadius, angle))
  const hubEdges = from === 'left' ? [] : [ring(hub, 'wide'), ring(hub - 2 * chamfer, 'wide')]
  return [
    ring(outer, 'wide'),
    ring(bore, 'wide'),
    ...hubEdges,
    ...(from === 'left' ? [ring(hub, 'hidden')] : []),
    ...drilled.map(({ x, y }) => circle('wide', x, y, radius(holes.diameter))),
    ...internalThreadEnd(tapped.x, tapped.y, thread.major * scale, thread.core * scale),
    pitchCircle(centre.x, centre.y, pitchRadius),
    ...centreCross(centre.x, centre.y, radius(outer)),
    radialMark(threadAngle(from)),
  ]
}

/** Centre mark of the threaded hole along its radius. */
function radialMark(angle: number): Primitive {
  const inner = polar(endCentre, pitchRadius - 5, angle)
  const outer = polar(endCentre, pitchRadius + 10, angle)
  return line('narrow', inner.x, inner.y, outer.x, outer.y)
}
