import { bottomOf, rightOf } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'

/** A straight edge along one axis of the upright view. */
interface Edge {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Largest distance at which lines count as one edge or as meeting (mm). */
export const edgeTolerance = 0.25
/** Part of a side that must be drawn. */
const drawnPart = 0.92

/** Horizontal and vertical edges of the upright view near a box of it. */
function edgesIn(
  ink: Ink,
  direction: Direction,
  region: Box,
  least: number,
  leastAcross = least,
): { across: Edge[]; down: Edge[] } {
  const across: Edge[] = []
  const down: Edge[] = []
  for (const segment of ink.segmentsNear(boxToPage(direction, region))) {
    if (segment.length < least) continue
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const width = Math.abs(a.x - b.x)
    const height = Math.abs(a.y - b.y)
    if (height < 0.02 * width + 0.01 && width >= leastAcross)
      across.push({ at: (a.y + b.y) / 2, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) })
    else if (width < 0.02 * height + 0.01)
      down.push({ at: (a.x + b.x) / 2, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) })
  }
  return { across, down }
}

/** The edge next to a place, on the side of larger or smaller values. */
function nextEdge(edges: readonly Edge[], at: number, beside: number, side: 1 | -1): number | null {
  let nearest: number | null = null
  for (const edge of edges) {
    const isBeside = edge.from <= beside + edgeTolerance && edge.to >= beside - edgeTolerance
    if (!isBeside || side * (edge.at - at) <= 0) continue
    if (nearest === null || side * (nearest - edge.at) > 0) nearest = edge.at
  }
  return nearest
}

/** Is a side drawn over nearly all its length, possibly in pieces? */
function isDrawn(edges: readonly Edge[], at: number, from: number, to: number): boolean {
  const parts = edges
    .filter((edge) => Math.abs(edge.at - at) <= edgeTolerance && edge.to > from && edge.from < to)
    .sort((a, b) => a.from - b.from)
  let drawn = 0
  let end = from
  for (const part of parts) {
    const start = Math.max(end, part.from)
    const stop = Math.min(to, part.to)
    if (stop > start) drawn += stop - start
    end = Math.max(end, stop)
  }
  return drawn >= drawnPart * (to - from)
}

/** How far a cell may reach, and the length of its shortest side: shorter strokes are symbols in it (mm). */
interface Reach {
  readonly width: number
  readonly height: number
  readonly leastEdge: number
  /** The same for the edges above and below, where it differs. */
  readonly leastAcross?: number
}

/**
 * The smallest rectangle of drawn lines around a point, both in the upright view; null where a side is missing or
 * further away than `reach`.
 */
export function cellAround(
  ink: Ink,
  direction: Direction,
  { x, y }: Point,
  reach: Reach,
): Box | null {
  const region = {
    x: x - reach.width,
    y: y - reach.height,
    width: 2 * reach.width,
    height: 2 * reach.height,
  }
  const { across, down } = edgesIn(ink, direction, region, reach.leastEdge, reach.leastAcross)
  const top = nextEdge(across, y, x, -1)
  const bottom = nextEdge(across, y, x, 1)
  const left = nextEdge(down, x, y, -1)
  const right = nextEdge(down, x, y, 1)
  if (top === null || bottom === null || left === null || right === null) return null
  const cell = { x: left, y: top, width: right - left, height: bottom - top }
  if (cell.width > reach.width || cell.height > reach.height) return null
  const isWhole =
    isDrawn(across, top, left, right) &&
    isDrawn(across, bottom, left, right) &&
    isDrawn(down, left, top, bottom) &&
    isDrawn(down, right, top, bottom)
  return isWhole ? cell : null
}

/** Do two cells of one row stand side by side, the first on the left? */
export const isBeside = (left: Box, right: Box): boolean =>
  Math.abs(rightOf(left) - right.x) <= 2 * edgeTolerance &&
  Math.abs(left.y - right.y) <= 2 * edgeTolerance &&
  Math.abs(bottomOf(left) - bottomOf(right)) <= 2 * edgeTolerance

/** Do the sides of a cell end at its corners, as those of a separate box do, or are they parts of longer lines? */
export function isClosedBox(ink: Ink, direction: Direction, box: Box): boolean {
  const { across, down } = edgesIn(ink, direction, box, 2 * edgeTolerance)
  const goesOn = (edges: readonly Edge[], sides: readonly number[], from: number, to: number) =>
    edges.some(
      (edge) =>
        sides.some((side) => Math.abs(edge.at - side) <= edgeTolerance) &&
        edge.to > from &&
        edge.from < to &&
        (edge.from < from - 2 * edgeTolerance || edge.to > to + 2 * edgeTolerance),
    )
  return (
    !goesOn(across, [box.y, bottomOf(box)], box.x, rightOf(box)) &&
    !goesOn(down, [box.x, rightOf(box)], box.y, bottomOf(box))
  )
}
