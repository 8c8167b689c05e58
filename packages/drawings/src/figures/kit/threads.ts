import { threadRootArc } from '../../annotate/symbols.ts'
import { circle, line, type Primitive, point, polyline } from '../../display-list.ts'

/**
 * External thread in side view (ISO 6410-1): crest wide, root narrow, end of the useful thread wide. The axis is
 * horizontal at `y`; the thread begins with a chamfer at the face `x`, where the root begins too, and runs `length` mm
 * to the right (or left).
 */
export function externalThread(spec: {
  x: number
  y: number
  length: number
  major: number
  /** root diameter as drawn: d − 1.2269 P, or about 0.85 d */
  root: number
  to?: 'right' | 'left'
}): Primitive[] {
  const { x, y, length, major, root, to = 'right' } = spec
  const side = to === 'right' ? 1 : -1
  const [high, low] = [major / 2, root / 2]
  const depth = high - low
  const begin = x + side * depth
  const end = x + side * length
  return [
    line('wide', x, y - low, x, y + low),
    polyline('wide', [point(end, y - high), point(begin, y - high), point(x, y - low)]),
    polyline('wide', [point(end, y + high), point(begin, y + high), point(x, y + low)]),
    line('wide', begin, y - high, begin, y + high),
    line('wide', end, y - high, end, y + high),
    line('narrow', x, y - low, end, y - low),
    line('narrow', x, y + low, end, y + low),
  ]
}

/** External thread seen from its end: crest a full circle, root three quarters of a narrow one. */
export const externalThreadEnd = (x: number, y: number, major: number, root: number) => [
  circle('wide', x, y, major / 2),
  threadRootArc(x, y, root / 2),
]

/** Internal thread seen from its end: crest (core hole) a full circle, root three quarters of a narrow one. */
export const internalThreadEnd = (x: number, y: number, major: number, core: number) => [
  circle('wide', x, y, core / 2),
  threadRootArc(x, y, major / 2),
]

/**
 * Root and end of an internal thread in a section whose axis is vertical at `x`, from the surface `y` downwards. Draw
 * the core hole with `holeSection` first: hatching runs up to the core hole, across the root lines.
 */
export function internalThreadSection(spec: {
  x: number
  y: number
  major: number
  core: number
  /** useful length of the thread, mm */
  depth: number
  /** a through thread has no end line */
  isThrough?: boolean
}): Primitive[] {
  const { x, y, major, depth, isThrough = false } = spec
  const half = major / 2
  return [
    line('narrow', x - half, y, x - half, y + depth),
    line('narrow', x + half, y, x + half, y + depth),
    ...(isThrough ? [] : [line('wide', x - half, y + depth, x + half, y + depth)]),
  ]
}
