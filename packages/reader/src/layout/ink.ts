import { boxAround } from '../boxes.ts'
import type { Box, Path, Point } from '../page.ts'
import { createGrid, type Grid } from './grid.ts'

/** One subpath with its place. */
interface Piece {
  readonly points: readonly Point[]
  readonly isClosed: boolean
  readonly isFilled: boolean
  /** Number of the painting operation: what is painted at once often belongs together. */
  readonly path: number
  readonly box: Box
}

/** A straight stretch of a piece. */
export interface Segment {
  readonly from: Point
  readonly to: Point
  readonly length: number
  readonly piece: number
}

/** The lines of a page, filed by place. */
export interface Ink {
  readonly pieces: readonly Piece[]
  readonly segments: readonly Segment[]
  /** Pieces no larger than a symbol can be, that touch the box. */
  smallNear(box: Box): Piece[]
  /** Straight stretches of 0.3 mm and more that pass near the box. */
  segmentsNear(box: Box): Segment[]
  /** Does the page hold more lines than are looked at, or were they looked at too often already? */
  isCut(): boolean
}

/** Largest extent of a piece that can belong to a symbol (mm). */
const symbolExtent = 24
const squareSide = 8
/** Lines beyond these numbers are ignored: no legible sheet has that many. */
const mostPoints = 400_000
/** How often pieces and segments of one page may be looked at: a time limit that is the same on any machine. */
const mostLooks = 8_000_000
/** Squares that all segments together may pass through. */
const mostFilings = 1_500_000

/** Thickness up to which a filled bar counts as a line: some printers fill every line (mm). */
const barThickness = 0.8

function isBar({ isFilled, points, box }: Piece): boolean {
  if (!isFilled || points.length > 6) return false
  const thin = Math.min(box.width, box.height)
  return thin > 0 && thin <= barThickness && Math.max(box.width, box.height) > 4 * thin
}

function axisOfBar({ box }: Piece): [Point, Point] {
  const { x, y, width, height } = box
  return width > height
    ? [
        { x, y: y + height / 2 },
        { x: x + width, y: y + height / 2 },
      ]
    : [
        { x: x + width / 2, y },
        { x: x + width / 2, y: y + height },
      ]
}

function segmentsOf(piece: Piece, number: number): Segment[] {
  const points = isBar(piece) ? axisOfBar(piece) : piece.points
  const ends = piece.isClosed && points === piece.points ? [...points, points[0]] : points
  const segments: Segment[] = []
  let from = ends[0]
  for (let i = 1; i < ends.length; i++) {
    const to = ends[i]
    if (!from || !to) continue
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length >= 0.3) segments.push({ from, to, length, piece: number })
    from = to
  }
  return segments
}

/** Files a segment in parts; gives the number of parts. */
function fileSegment(grid: Grid, { from, to, length }: Segment, number: number): number {
  const steps = Math.max(1, Math.ceil(length / squareSide))
  const at = (step: number): Point => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  })
  for (let step = 0; step < steps; step++) grid.add(number, boxAround([at(step), at(step + 1)]))
  return steps
}

/** Paths with their numbers: strokes before areas, so that a shaded view does not take the room of dimension lines. */
function linesFirst(paths: readonly Path[]): [number, Path][] {
  const all = [...paths.entries()]
  return [
    ...all.filter(([, { isStroked }]) => isStroked),
    ...all.filter(([, { isStroked }]) => !isStroked),
  ]
}

function piecesOf(paths: readonly Path[]): { pieces: Piece[]; isCut: boolean } {
  const pieces: Piece[] = []
  let points = 0
  for (const [path, { lines, isFilled, isStroked }] of linesFirst(paths)) {
    for (const line of lines) {
      points += line.points.length
      if (points > mostPoints) return { pieces, isCut: true }
      if (line.points.length < 2) continue
      const box = boxAround(line.points)
      if (!Number.isFinite(box.x + box.y + box.width + box.height)) continue
      pieces.push({
        points: line.points,
        isClosed: line.isClosed,
        isFilled: isFilled && !isStroked,
        path,
        box,
      })
    }
  }
  return { pieces, isCut: false }
}

/** The items of these numbers. */
function those<Item>(numbers: readonly number[], items: readonly Item[]): Item[] {
  const found: Item[] = []
  for (const number of numbers) {
    const item = items[number]
    if (item !== undefined) found.push(item)
  }
  return found
}

/**
 * Files the lines of a page. Points beyond the limit are left out, and after `looks` pieces and segments nothing more is
 * found; `isCut` then says so.
 */
export function inkOf(paths: readonly Path[], looks = mostLooks): Ink {
  const { pieces, isCut: isLong } = piecesOf(paths)
  let filings = 0
  let left = looks
  const look = <Item>(grid: Grid, box: Box, items: readonly Item[]): Item[] => {
    if (left < 0) return []
    const numbers = grid.near(box)
    left -= numbers.length
    return left < 0 ? [] : those(numbers, items)
  }
  const small = createGrid(squareSide)
  const straight = createGrid(squareSide)
  const segments: Segment[] = []
  for (const [number, piece] of pieces.entries()) {
    if (piece.box.width <= symbolExtent && piece.box.height <= symbolExtent)
      small.add(number, piece.box)
    for (const segment of segmentsOf(piece, number)) {
      if (filings > mostFilings) continue
      filings += fileSegment(straight, segment, segments.length)
      segments.push(segment)
    }
  }
  return {
    pieces,
    segments,
    isCut: () => isLong || filings > mostFilings || left < 0,
    smallNear: (box) => look(small, box, pieces),
    segmentsNear: (box) => look(straight, box, segments),
  }
}
