import { firstAngleSymbol } from '../../annotate/symbols.ts'
import { line, type Point, type Primitive, point } from '../../display-list.ts'

/** Mirrors lines at the vertical x = `axis`; lettering stays, so draw it afterwards. */
export function mirrored(items: readonly Primitive[], axis: number): Primitive[] {
  const turn = (p: Point): Point => point(2 * axis - p.x, p.y)
  return items.map((item): Primitive => {
    if (item.kind === 'line') return { ...item, from: turn(item.from), to: turn(item.to) }
    if (item.kind === 'polyline') return { ...item, points: item.points.map(turn) }
    if (item.kind === 'circle') return { ...item, centre: turn(item.centre) }
    if (item.kind === 'text') return item
    return { ...item, centre: turn(item.centre), start: 180 - item.start, sweep: -item.sweep }
  })
}

/** Moves lines and lettering by dx, dy in mm. */
export function moved(items: readonly Primitive[], dx: number, dy: number): Primitive[] {
  const by = (p: Point): Point => point(p.x + dx, p.y + dy)
  return items.map((item): Primitive => {
    if (item.kind === 'line') return { ...item, from: by(item.from), to: by(item.to) }
    if (item.kind === 'polyline') return { ...item, points: item.points.map(by) }
    if (item.kind === 'text') return { ...item, x: item.x + dx, y: item.y + dy }
    return { ...item, centre: by(item.centre) }
  })
}

/** Symbol of projection method 1 or 3 (ISO 5456-2), centred at (x, y); `size` = large diameter in mm. */
export function projectionSymbol(method: 1 | 3, x: number, y: number, size: number): Primitive[] {
  const first = firstAngleSymbol(x, y, size)
  if (method === 1) return first
  // Method 3 swaps the two views; the cone keeps its narrow end on the left, now towards the circles.
  const [cone, ...rest] = first
  if (!cone) return rest
  const circles = rest.filter((item) => item.kind === 'circle')
  const [axis, ...cross] = rest.filter((item) => item.kind === 'line')
  const width = size * (1.1 + 0.55 + 1)
  const [toRight, toLeft] = [width - size * 1.1, -(width - size)]
  return [
    ...moved(axis ? [cone, axis] : [cone], toRight, 0),
    ...moved([...circles, ...cross], toLeft, 0),
  ]
}

/** Narrow lines that carry edges from one view to the next, each pair of points one line. */
export const projectionLines = (pairs: readonly (readonly [Point, Point])[]): Primitive[] =>
  pairs.map(([a, b]) => line('narrow', a.x, a.y, b.x, b.y))
