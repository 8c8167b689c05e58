import { circle, line, type Primitive } from '../display-list.ts'

/** How far a centre line runs on beyond what it is the centre of (mm). */
const overshoot = 3
/** A shorter line (mm) has no room for a dash and the gaps around it. */
const shortestChain = 16

/** Centre line between two points (mm), overshooting both ends by 3 mm; narrow chain line, continuous when short. */
export function centreLine(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  over = overshoot,
): Primitive[] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const ux = (x2 - x1) / length
  const uy = (y2 - y1) / length
  const pen = length + 2 * over < shortestChain ? 'narrow' : 'chain'
  const ax = x1 - ux * over
  const ay = y1 - uy * over
  const bx = x2 + ux * over
  const by = y2 + uy * over
  if (pen === 'narrow') return [line(pen, ax, ay, bx, by)]
  const mx = (ax + bx) / 2
  const my = (ay + by) / 2
  return [line(pen, mx, my, ax, ay), line(pen, mx, my, bx, by)]
}

/** Centre lines of a circle or hole. */
export const centreCross = (
  x: number,
  y: number,
  radius: number,
  over = radius < 6 ? 2 : overshoot,
): Primitive[] => [
  ...centreLine(x - radius, y, x + radius, y, over),
  ...centreLine(x, y - radius, x, y + radius, over),
]

/** Pitch circle of a hole pattern. */
export const pitchCircle = (x: number, y: number, radius: number): Primitive =>
  circle('chain', x, y, radius)
