import {
  centreCross,
  circle,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  rectangle,
} from '../../kit/index.ts'

/**
 * An angle bracket, mm: x to the right, y to the back, z up. Its wall stands at the left and has a notch behind its
 * middle; its foot has a hole. No two of its six views are equal.
 */
export const bracket = {
  length: 26,
  depth: 15,
  height: 17,
  foot: 5,
  wall: 6,
  notch: { from: 8, to: 12, floor: 10 },
  hole: { x: 16.5, y: 6, radius: 3 },
} as const

/** The directions from which the part is looked at. */
const directions = ['front', 'above', 'left', 'right', 'below', 'rear'] as const
export type Direction = (typeof directions)[number]

/** Width and height of a view in mm. */
export function viewSize(direction: Direction): { width: number; height: number } {
  const { length, depth, height } = bracket
  if (direction === 'left' || direction === 'right') return { width: depth, height }
  if (direction === 'above' || direction === 'below') return { width: length, height: depth }
  return { width: length, height }
}

/** Outline seen from a side, wall and foot behind each other. `at` maps depth and height to the sheet. */
function sideOutline(at: (py: number, pz: number) => Point): Primitive {
  const { depth, height, notch } = bracket
  const corners: [number, number][] = [
    [0, 0],
    [depth, 0],
    [depth, height],
    [notch.to, height],
    [notch.to, notch.floor],
    [notch.from, notch.floor],
    [notch.from, height],
    [0, height],
  ]
  return polygon(
    'wide',
    corners.map(([py, pz]) => at(py, pz)),
  )
}

/** The L-shaped outline seen from the front. `at` maps length and height to the sheet. */
function frontOutline(at: (px: number, pz: number) => Point): Primitive {
  const { length, height, foot, wall } = bracket
  const corners: [number, number][] = [
    [0, 0],
    [length, 0],
    [length, foot],
    [wall, foot],
    [wall, height],
    [0, height],
  ]
  return polygon(
    'wide',
    corners.map(([px, pz]) => at(px, pz)),
  )
}

/** View from above or below, with the edges of wall and notch that are visible from there. */
function planView(x: number, y: number, direction: 'above' | 'below'): Primitive[] {
  const { length, depth, wall, notch, hole } = bracket
  const bottom = y + depth
  const hy = direction === 'above' ? bottom - hole.y : y + hole.y
  const visible =
    direction === 'above'
      ? [
          line('wide', x + wall, y, x + wall, bottom),
          line('wide', x, bottom - notch.from, x + wall, bottom - notch.from),
          line('wide', x, bottom - notch.to, x + wall, bottom - notch.to),
        ]
      : []
  return [
    rectangle('wide', x, y, length, depth),
    ...visible,
    circle('wide', x + hole.x, hy, hole.radius),
    ...centreCross(x + hole.x, hy, hole.radius, 1.5),
  ]
}

/** One view with its visible edges; (x, y) = its top left corner. Hidden edges are left out, as ISO 128-3 allows. */
export function bracketView(direction: Direction, x: number, y: number): Primitive[] {
  const { width, height } = viewSize(direction)
  const [right, bottom] = [x + width, y + height]
  if (direction === 'above' || direction === 'below') return planView(x, y, direction)
  if (direction === 'front') return [frontOutline((px, pz) => point(x + px, bottom - pz))]
  if (direction === 'rear') return [frontOutline((px, pz) => point(right - px, bottom - pz))]
  // From the left the front of the part is on the right; from the right it is on the left, and the foot is seen.
  if (direction === 'left') return [sideOutline((py, pz) => point(right - py, bottom - pz))]
  const top = bottom - bracket.foot
  return [sideOutline((py, pz) => point(x + py, bottom - pz)), line('wide', x, top, right, top)]
}
