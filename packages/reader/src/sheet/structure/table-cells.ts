import { boxBetween, overlap } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import type { AxisSegment } from './axis-segments.ts'

/** Share of a side that a line must cover to close a cell. */
const closed = 0.9
/** Lines tried on each side, nearest first. */
const tried = 5
const slack = 0.4

/** Lines of a page, split by direction, each in order of its place. */
export interface Grid {
  readonly horizontal: readonly AxisSegment[]
  readonly vertical: readonly AxisSegment[]
}

const ordered = (segments: readonly AxisSegment[], axis: 'h' | 'v') =>
  segments.filter((one) => one.axis === axis && one.to - one.from >= 2).sort((a, b) => a.at - b.at)

/** Lines that can be sides of cells: those of 2 mm and more, in order of their place. */
export function gridOf(segments: readonly AxisSegment[]): Grid {
  return { horizontal: ordered(segments, 'h'), vertical: ordered(segments, 'v') }
}

/** Index of the first line at or behind a place. */
function firstFrom(lines: readonly AxisSegment[], at: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The nearest lines before and behind a point that pass it, as far as `reach`. */
function nearest(
  lines: readonly AxisSegment[],
  at: number,
  cross: number,
  reach: number,
): [AxisSegment[], AxisSegment[]] {
  const start = firstFrom(lines, at)
  const along = (step: 1 | -1): AxisSegment[] => {
    const out: AxisSegment[] = []
    for (let i = step > 0 ? start : start - 1; i >= 0 && i < lines.length; i += step) {
      const line = lines[i]
      if (line === undefined || Math.abs(line.at - at) > reach || out.length >= tried) break
      if (line.from - slack <= cross && line.to + slack >= cross) out.push(line)
    }
    return out
  }
  return [along(-1), along(1)]
}

/** Whether a side reaches from one of the lines across it to the other. */
function reaches(side: AxisSegment, one: AxisSegment, other: AxisSegment): boolean {
  return overlap(side.from, side.to, one.at, other.at) >= closed * (other.at - one.at)
}

/** The smallest closed rectangle of lines around a point, at most `largest` mm; null without one. */
export function cellAround(
  grid: Grid,
  point: Point,
  largest: { readonly width: number; readonly height: number },
): Box | null {
  const [lefts, rights] = nearest(grid.vertical, point.x, point.y, largest.width)
  const [tops, bottoms] = nearest(grid.horizontal, point.y, point.x, largest.height)
  let best: Box | null = null
  for (const top of tops) {
    for (const bottom of bottoms) {
      for (const left of lefts) {
        if (!reaches(left, top, bottom)) continue
        for (const right of rights) {
          const box = boxBetween(left.at, top.at, right.at, bottom.at)
          if (box.width > largest.width || box.height > largest.height) continue
          if (best !== null && box.width * box.height >= best.width * best.height) continue
          const isClosed =
            reaches(right, top, bottom) && reaches(top, left, right) && reaches(bottom, left, right)
          if (isClosed) best = box
        }
      }
    }
  }
  return best
}

/** Do lines run along all four sides of a box? */
export function isOutlined({ horizontal, vertical }: Grid, box: Box): boolean {
  const right = box.x + box.width
  const bottom = box.y + box.height
  const runsAlong = (lines: readonly AxisSegment[], at: number, from: number, to: number) =>
    lines.some(
      (line) =>
        Math.abs(line.at - at) <= slack &&
        overlap(line.from, line.to, from, to) >= closed * (to - from),
    )
  return (
    [box.y, bottom].every((y) => runsAlong(horizontal, y, box.x, right)) &&
    [box.x, right].every((x) => runsAlong(vertical, x, box.y, bottom))
  )
}
