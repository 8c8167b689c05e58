import { degreesOf } from './angles.ts'
import { arc, line, type Pen, type Point, type Primitive, point } from './display-list.ts'
import { arcPoints } from './hatch.ts'

/** A corner of an outline in mm; `r` rounds it. */
export interface Corner extends Point {
  readonly r?: number
}

interface Turn {
  readonly start: Point
  readonly end: Point
  readonly arc?: { cx: number; cy: number; r: number; from: number; sweep: number }
}

/** Where the outline turns at a corner: in the corner itself, or along an arc that touches both sides. */
function turnAt(before: Point, corner: Corner, after: Point): Turn {
  if (!corner.r) return { start: corner, end: corner }
  // The two sides as vectors from the corner, and half the angle between them.
  const ax = before.x - corner.x
  const ay = before.y - corner.y
  const bx = after.x - corner.x
  const by = after.y - corner.y
  const la = Math.hypot(ax, ay)
  const lb = Math.hypot(bx, by)
  const half = Math.acos((ax * bx + ay * by) / (la * lb)) / 2
  // The arc touches the sides so far from the corner.
  const back = corner.r / Math.tan(half)
  const start = point(corner.x + (ax / la) * back, corner.y + (ay / la) * back)
  const end = point(corner.x + (bx / lb) * back, corner.y + (by / lb) * back)
  // Its centre lies on the line that halves the angle.
  const mx = ax / la + bx / lb
  const my = ay / la + by / lb
  const reach = corner.r / Math.sin(half) / Math.hypot(mx, my)
  const cx = corner.x + mx * reach
  const cy = corner.y + my * reach
  const from = degreesOf(Math.atan2(start.y - cy, start.x - cx))
  const to = degreesOf(Math.atan2(end.y - cy, end.x - cx))
  // The shorter way round: from -180 up to 180.
  const sweep = ((((to - from) % 360) + 540) % 360) - 180
  return { start, end, arc: { cx, cy, r: corner.r, from, sweep } }
}

/** The turns of a closed outline: its last corner is followed by the first. */
const closedTurns = (corners: readonly Corner[]): Turn[] =>
  corners.map((corner, i) =>
    turnAt(corners.at(i - 1) ?? corner, corner, corners[i + 1] ?? corners[0] ?? corner),
  )

/** The turns of an open outline, which has none at its ends. */
const openTurns = (corners: readonly Corner[]): Turn[] =>
  corners.map((corner, i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]]
    return before && after ? turnAt(before, corner, after) : { start: corner, end: corner }
  })

/** The arc of a rounded corner. */
const bend = (pen: Pen, { arc: a }: Turn): Primitive[] =>
  a ? [arc(pen, a.cx, a.cy, a.r, a.from, a.sweep)] : []

/** The line from one corner to the next. */
function side(pen: Pen, { end }: Turn, { start }: Turn): Primitive[] {
  const length = Math.hypot(start.x - end.x, start.y - end.y)
  return length > 0.001 ? [line(pen, end.x, end.y, start.x, start.y)] : []
}

/** Draws a closed outline with rounded corners as lines and arcs. */
export function outline(pen: Pen, corners: readonly Corner[]): Primitive[] {
  const turns = closedTurns(corners)
  return turns.flatMap((turn, i) => [
    ...bend(pen, turn),
    ...side(pen, turn, turns[i + 1] ?? turns[0] ?? turn),
  ])
}

/** Draws an outline whose ends are not joined. */
export function openOutline(pen: Pen, corners: readonly Corner[]): Primitive[] {
  const turns = openTurns(corners)
  return turns.flatMap((turn, i) => [
    ...bend(pen, turn),
    ...side(pen, turn, turns[i + 1] ?? { start: turn.end, end: turn.end }),
  ])
}

/** A closed outline as points, arcs flattened; for hatching and areas. */
export function outlinePoints(corners: readonly Corner[]): Point[] {
  return closedTurns(corners).flatMap((turn) => {
    if (!turn.arc) return [turn.start]
    const { cx, cy, r, from, sweep } = turn.arc
    return arcPoints(cx, cy, r, from, sweep)
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
