import type { Box, Point } from '@firstangle/reader'

/** A numbered circle, and where its leader line meets the value's box. */
export interface Balloon {
  readonly number: number
  readonly centre: Point
  readonly foot: Point
}

/** A value that gets a balloon. */
export interface NumberedBox {
  readonly number: number
  readonly box: Box
}

interface BalloonSheet {
  /** mm */
  readonly width: number
  readonly height: number
  /** Lettering that must stay readable. */
  readonly texts: readonly Box[]
}

/** The longer side of A3 is 420 mm, that of A2 594 mm. */
const longestOfA3 = 450

/** Radius for sheets of A4 and A3, and for larger ones (mm): three digits at 2.5 and 3.5 mm. */
export const balloonRadius = ({ width, height }: Pick<BalloonSheet, 'width' | 'height'>): number =>
  Math.max(width, height) > longestOfA3 ? 4.2 : 3.2

const directions = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8)

/** Free length of the leader, as multiples of the radius. */
const lengths = [0.6, 1.4, 2.4, 3.6, 5, 7, 9.5, 13]

/** Costs of a place: outside the sheet most, then covering a balloon, lettering, a crossed leader, and distance. */
const cost = { balloon: 1000, text: 60, leader: 12, outside: 100_000, distance: 1 }

/** Space kept around a balloon, mm. */
const gap = 0.6

/**
 * Finds a place for each balloon near its value: on the sheet, and clear of lettering, other balloons and their leaders.
 * If there is no such place, the one that covers least.
 */
export function placeBalloons(values: readonly NumberedBox[], sheet: BalloonSheet): Balloon[] {
  const radius = balloonRadius(sheet)
  const texts = new BoxGrid(sheet.texts)
  const placed: Balloon[] = []
  for (const value of values) {
    const candidates = lengths.flatMap((length) =>
      directions.map((angle) => candidate(value, angle, length * radius, radius)),
    )
    let best: { balloon: Balloon; cost: number } | undefined
    for (const { balloon, length } of candidates) {
      // Shorter leaders come first, so that nothing later can be cheaper than its own length.
      if (best && length * cost.distance >= best.cost) break
      const total = costOf(balloon, { radius, length, sheet, texts, placed, own: value.box })
      if (!best || total < best.cost) best = { balloon, cost: total }
    }
    if (best) placed.push(best.balloon)
  }
  return placed
}

function candidate({ number, box }: NumberedBox, angle: number, length: number, radius: number) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const toEdge = Math.min(
    (box.width / 2 + gap) / Math.max(Math.abs(dx), 1e-9),
    (box.height / 2 + gap) / Math.max(Math.abs(dy), 1e-9),
  )
  const at = (distance: number): Point => ({
    x: middle.x + dx * distance,
    y: middle.y + dy * distance,
  })
  return { length, balloon: { number, foot: at(toEdge), centre: at(toEdge + length + radius) } }
}

interface Surroundings {
  readonly radius: number
  readonly length: number
  readonly sheet: BalloonSheet
  readonly texts: BoxGrid
  readonly placed: readonly Balloon[]
  readonly own: Box
}

function costOf(balloon: Balloon, around: Surroundings): number {
  const { radius, length, sheet, texts, placed } = around
  const { centre, foot } = balloon
  const side = radius + gap
  const square = { x: centre.x - side, y: centre.y - side, width: 2 * side, height: 2 * side }
  const isOutside =
    square.x < 0 ||
    square.y < 0 ||
    square.x + square.width > sheet.width ||
    square.y + square.height > sheet.height
  let total = length * cost.distance + (isOutside ? cost.outside : 0)
  for (const text of texts.near(square)) total += cost.text * sharedShare(square, text)
  for (const text of texts.near(boxAround(foot, centre))) {
    if (!isSame(text, around.own) && crosses(foot, centre, text)) total += cost.leader
  }
  for (const other of placed) {
    const distance = Math.hypot(other.centre.x - centre.x, other.centre.y - centre.y)
    if (distance < 2 * side) total += cost.balloon
    if (distanceToLine(centre, other.foot, other.centre) < side) total += cost.balloon / 4
    if (distanceToLine(other.centre, foot, centre) < side) total += cost.balloon / 4
  }
  return total
}

const isSame = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 2

function boxAround(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** Part of `a` that `b` covers, 0 to 1; a touch counts a little. */
function sharedShare(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? 0.2 + (width * height) / (a.width * a.height) : 0
}

/** Whether a line runs through a box: sampled every half millimetre. */
function crosses(from: Point, to: Point, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.5)
  for (let step = 1; step < steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps
    const y = from.y + ((to.y - from.y) * step) / steps
    const isInside = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
    if (isInside) return true
  }
  return false
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - dx * share, point.y - from.y - dy * share)
}

/** Boxes by squares of 20 mm, so that only those nearby are looked at. */
class BoxGrid {
  private readonly cells = new Map<string, Box[]>()

  constructor(boxes: readonly Box[]) {
    for (const box of boxes) {
      for (const key of keysOf(box)) {
        const cell = this.cells.get(key)
        if (cell) cell.push(box)
        else this.cells.set(key, [box])
      }
    }
  }

  near(box: Box): Set<Box> {
    return new Set(keysOf(box).flatMap((key) => this.cells.get(key) ?? []))
  }
}

/** Side of a cell of the grid (mm). */
const cellSize = 20

function keysOf({ x, y, width, height }: Box): string[] {
  const keys: string[] = []
  const last = { x: Math.floor((x + width) / cellSize), y: Math.floor((y + height) / cellSize) }
  for (let column = Math.floor(x / cellSize); column <= last.x; column += 1) {
    for (let row = Math.floor(y / cellSize); row <= last.y; row += 1) keys.push(`${column} ${row}`)
  }
  return keys
}
