import type { Pen, Primitive } from './display-list.ts'
import type { Drawing } from './model.ts'

/** Share of the time in which each kind of ink appears, [from, to] in 0..1. */
const phases: Record<Pen, readonly [number, number]> = {
  frame: [0, 0.15],
  wide: [0.05, 0.45],
  hidden: [0.35, 0.5],
  hatch: [0.4, 0.55],
  chain: [0.45, 0.6],
  chainWide: [0.5, 0.6],
  narrow: [0.55, 0.8],
  fill: [0.6, 0.82],
  symbol: [0.75, 0.92],
  text: [0.75, 1],
}

function partOf(item: Primitive, share: number): Primitive | null {
  if (share >= 1) return item
  if (share <= 0) return null
  if (item.kind === 'line') {
    const { from, to } = item
    return {
      ...item,
      to: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    }
  }
  if (item.kind === 'circle') {
    const { pen, centre, radius, ref } = item
    return { kind: 'arc', pen, centre, radius, start: -90, sweep: 360 * share, ref }
  }
  if (item.kind === 'arc') return { ...item, sweep: item.sweep * share }
  if (item.kind === 'text') {
    const characters = [...item.text]
    const text = characters.slice(0, Math.ceil(characters.length * share)).join('')
    return { ...item, text }
  }
  if (item.pen === 'fill') return null
  return partialPolyline(item, share)
}

function partialPolyline(
  item: Extract<Primitive, { kind: 'polyline' }>,
  share: number,
): Primitive | null {
  const [first] = item.points
  if (!first) return null
  const all = item.closed ? [...item.points, first] : item.points
  const lengths = all.slice(1).map((p, i) => {
    const before = all[i] ?? p
    return Math.hypot(p.x - before.x, p.y - before.y)
  })
  let left = lengths.reduce((sum, value) => sum + value, 0) * share
  const points = [first]
  for (const [i, length] of lengths.entries()) {
    const a = all[i] ?? first
    const b = all[i + 1] ?? first
    const part = Math.min(1, length === 0 ? 1 : left / length)
    points.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
    left -= length
    if (left <= 0) break
  }
  return { ...item, points, closed: false }
}

/**
 * The display list as it looks at progress t (0 = empty sheet, 1 = finished): frame and geometry first, then
 * hatching, centre lines, dimensions, lettering; within a kind one after the other in drawing order.
 */
export function drawProgress(drawing: Drawing, t: number): Primitive[] {
  if (t >= 1) return [...drawing.displayList]
  if (t <= 0) return []
  const counts = new Map<Pen, number>()
  for (const item of drawing.displayList) counts.set(item.pen, (counts.get(item.pen) ?? 0) + 1)
  const seen = new Map<Pen, number>()
  return drawing.displayList.flatMap((item) => {
    const [from, to] = phases[item.pen]
    const count = counts.get(item.pen) ?? 1
    const index = seen.get(item.pen) ?? 0
    seen.set(item.pen, index + 1)
    // strokes overlap: each takes a quarter of the phase
    const own = (to - from) * 0.25
    const start = from + ((to - from - own) * index) / count
    const part = partOf(item, (t - start) / own)
    return part ? [part] : []
  })
}
