import type { Box, Point } from '../page.ts'
import type { AxisSegment } from './axis-segments.ts'
import { boxOf, overlap } from './box-geometry.ts'

/** Share of a side that a line must cover to close a cell. */
const closed = 0.9
/** Lines tried on each side, nearest first. */
const tried = 5
const slack = 0.4

/** Lines of a page, split by direction. */
export interface Grid {
  readonly horizontal: readonly AxisSegment[]
  readonly vertical: readonly AxisSegment[]
}

/** Lines that can be sides of cells: those of 2 mm and more. */
export function gridOf(segments: readonly AxisSegment[]): Grid {
  const long = segments.filter((one) => one.to - one.from >= 2)
  return {
    horizontal: long.filter(({ axis }) => axis === 'h'),
    vertical: long.filter(({ axis }) => axis === 'v'),
  }
}

function nearest(lines: readonly AxisSegment[], at: number, cross: number): [number[], number[]] {
  const hit = lines.filter((line) => line.from - slack <= cross && line.to + slack >= cross)
  const before = hit.filter((line) => line.at <= at).map((line) => line.at)
  const after = hit.filter((line) => line.at > at).map((line) => line.at)
  return [before.sort((a, b) => b - a).slice(0, tried), after.sort((a, b) => a - b).slice(0, tried)]
}

function covers(lines: readonly AxisSegment[], at: number, from: number, to: number): boolean {
  let covered = 0
  for (const line of lines) {
    if (Math.abs(line.at - at) <= slack)
      covered += Math.max(0, overlap(line.from, line.to, from, to))
  }
  return covered >= closed * (to - from)
}

function isClosed(grid: Grid, box: Box): boolean {
  const right = box.x + box.width
  const bottom = box.y + box.height
  return (
    covers(grid.horizontal, box.y, box.x, right) &&
    covers(grid.horizontal, bottom, box.x, right) &&
    covers(grid.vertical, box.x, box.y, bottom) &&
    covers(grid.vertical, right, box.y, bottom)
  )
}

/** The smallest closed rectangle of lines around a point, at most `largest` mm; null without one. */
export function cellAround(
  grid: Grid,
  point: Point,
  largest: { readonly width: number; readonly height: number },
): Box | null {
  const [lefts, rights] = nearest(grid.vertical, point.x, point.y)
  const [tops, bottoms] = nearest(grid.horizontal, point.y, point.x)
  let best: Box | null = null
  for (const top of tops) {
    for (const bottom of bottoms) {
      for (const left of lefts) {
        for (const right of rights) {
          const box = boxOf(left, top, right, bottom)
          if (box.width > largest.width || box.height > largest.height) continue
          if (best !== null && box.width * box.height >= best.width * best.height) continue
          if (isClosed(grid, box)) best = box
        }
      }
    }
  }
  return best
}
