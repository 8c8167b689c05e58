import { arc, line, type Pen, type Point, type Primitive, point } from './display-list.ts'

/** A corner of an outline in mm; `r` rounds it. */
export interface Corner extends Point {
  readonly r?: number
}

interface Turn {
  readonly start: Point
  readonly end: Point
  readonly arc?: { cx: number; cy: number; r: number; from: number; sweep: number }
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

function turnAt(before: Point, corner: Corner, after: Point): Turn {
  if (!corner.r) return { start: corner, end: corner }
  const ax = before.x - corner.x
  const ay = before.y - corner.y
  const bx = after.x - corner.x
  const by = after.y - corner.y
  const la = Math.hypot(ax, ay)
  const lb = Math.hypot(bx, by)
  const half = Math.acos((ax * bx + ay * by) / (la * lb)) / 2
  const back = corner.r / Math.tan(half)
  const start = point(corner.x + (ax / la) * back, corner.y + (ay / la) * back)
  const end = point(corner.x + (bx / lb) * back, corner.y + (by / lb) * back)
  const mx = ax / la + bx / lb
  const my = ay / la + by / lb
  const reach = corner.r / Math.sin(half) / Math.hypot(mx, my)
  const cx = corner.x + mx * reach
  const cy = corner.y + my * reach
  const from = degrees(Math.atan2(start.y - cy, start.x - cx))
  const to = degrees(Math.atan2(end.y - cy, end.x - cx))
  const sweep = ((((to - from) % 360) + 540) % 360) - 180
  return { start, end, arc: { cx, cy, r: corner.r, from, sweep } }
}

const turnsOf = (corners: readonly Corner[], closed: boolean): Turn[] =>
  corners.map((corner, i) => {
    const before = corners[i - 1] ?? (closed ? corners.at(-1) : undefined)
    const after = corners[i + 1] ?? (closed ? corners[0] : undefined)
    return before && after ? turnAt(before, corner, after) : { start: corner, end: corner }
  })

/** Draws an outline with rounded corners as lines and arcs. */
export function outline(pen: Pen, corners: readonly Corner[], closed = true): Primitive[] {
  const turns = turnsOf(corners, closed)
  const out: Primitive[] = []
  turns.forEach((turn, i) => {
    if (turn.arc) {
      const { cx, cy, r, from, sweep } = turn.arc
      out.push(arc(pen, cx, cy, r, from, sweep))
    }
    const next = turns[i + 1] ?? (closed ? turns[0] : undefined)
    if (!next) return
    const length = Math.hypot(next.start.x - turn.end.x, next.start.y - turn.end.y)
    if (length > 0.001) out.push(line(pen, turn.end.x, turn.end.y, next.start.x, next.start.y))
  })
  return out
}

/** The same outline as points, arcs flattened; for hatching and areas. */
export function outlinePoints(corners: readonly Corner[]): Point[] {
  return turnsOf(corners, true).flatMap((turn) => {
    if (!turn.arc) return [turn.start]
    const { cx, cy, r, from, sweep } = turn.arc
    const steps = Math.max(4, Math.ceil(Math.abs(sweep) / 6))
    return Array.from({ length: steps + 1 }, (_, i) => {
      const a = ((from + (sweep * i) / steps) * Math.PI) / 180
      return point(cx + r * Math.cos(a), cy + r * Math.sin(a))
    })
  })
}

/** Area in mm² of a closed outline given as points. */
export function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  return Math.abs(twice) / 2
}

/** Slot (two half circles joined) centred at (x, y): total length along x, width, in mm. */
export function slot(pen: Pen, x: number, y: number, length: number, width: number): Primitive[] {
  const r = width / 2
  const half = length / 2 - r
  return [
    line(pen, x - half, y - r, x + half, y - r),
    arc(pen, x + half, y, r, -90, 180),
    line(pen, x + half, y + r, x - half, y + r),
    arc(pen, x - half, y, r, 90, 180),
  ]
}
