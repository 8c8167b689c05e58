import { type Box, type Point, type Primitive, polar } from './display-list.ts'

/** Whether a segment passes through a box (Liang-Barsky). Most lie on one side of it. */
export function crosses(box: Box, a: Point, b: Point): boolean {
  if (Math.max(a.x, b.x) < box.x || Math.min(a.x, b.x) > box.x + box.width) return false
  if (Math.max(a.y, b.y) < box.y || Math.min(a.y, b.y) > box.y + box.height) return false
  let low = 0
  let high = 1
  for (const [start, delta, from, to] of [
    [a.x, b.x - a.x, box.x, box.x + box.width],
    [a.y, b.y - a.y, box.y, box.y + box.height],
  ] as const) {
    if (Math.abs(delta) < 1e-9) {
      if (start < from || start > to) return false
      continue
    }
    const t1 = (from - start) / delta
    const t2 = (to - start) / delta
    low = Math.max(low, Math.min(t1, t2))
    high = Math.min(high, Math.max(t1, t2))
  }
  return low < high
}

/** The segments a primitive is drawn with: 48 for a curve, none for text. */
export function segmentsOf(item: Primitive): [Point, Point][] {
  if (item.kind === 'line') return [[item.from, item.to]]
  if (item.kind === 'text') return []
  if (item.kind === 'polyline') {
    const all = item.closed ? [...item.points, ...item.points.slice(0, 1)] : item.points
    return all.slice(1).map((p, i) => [all[i] ?? p, p])
  }
  const [start, sweep] = item.kind === 'arc' ? [item.start, item.sweep] : [0, 360]
  const at = (i: number) => polar(item.centre, item.radius, start + (sweep * i) / 48)
  return Array.from({ length: 48 }, (_, i) => [at(i), at(i + 1)])
}
