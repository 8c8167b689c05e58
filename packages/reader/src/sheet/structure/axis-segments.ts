import type { Path, Point, Polyline } from '../../page.ts'

/** A horizontal (`h`, `at` is y) or vertical (`v`, `at` is x) line, millimetres on paper. */
export interface AxisSegment {
  readonly axis: 'h' | 'v'
  readonly at: number
  readonly from: number
  readonly to: number
}

/** How far the ends of a line may be off its axis (mm); the axis of longer ones by the share `leaning`. */
const straight = 0.12
/** Lines drawn by hand in a template may rise or lean by this share of their length. */
const leaning = 0.004
/** Shorter lines are left out (mm). */
const shortest = 1
/** A filled bar up to this width is a line drawn as an area (mm). */
const widestBar = 1

function segment(a: Point, b: Point): AxisSegment | null {
  const dx = Math.abs(b.x - a.x)
  const dy = Math.abs(b.y - a.y)
  if (dy <= Math.max(straight, leaning * dx) && dx >= shortest) {
    return { axis: 'h', at: (a.y + b.y) / 2, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) }
  }
  if (dx <= Math.max(straight, leaning * dy) && dy >= shortest) {
    return { axis: 'v', at: (a.x + b.x) / 2, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) }
  }
  return null
}

function ofPolyline({ points, isClosed }: Polyline): AxisSegment[] {
  const out: AxisSegment[] = []
  const last = isClosed ? points.length : points.length - 1
  for (let i = 0; i < last; i++) {
    const a = points[i]
    const b = points[(i + 1) % points.length]
    const found = a === undefined || b === undefined ? null : segment(a, b)
    if (found !== null) out.push(found)
  }
  return out
}

/** Filled areas count only as thin bars: hatching and arrow heads hold no lines of a table. */
function isBar({ points }: Polyline): boolean {
  if (points.length > 6) return false
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const width = Math.max(...xs) - Math.min(...xs)
  const height = Math.max(...ys) - Math.min(...ys)
  return Math.min(width, height) <= widestBar
}

/** Pieces are joined if their axes are this near, and no larger gap is between them (mm). */
const sameLine = 0.3
const gap = 0.5

/** Joins the pieces of parallel lines. */
function merge(segments: readonly AxisSegment[]): AxisSegment[] {
  const sorted = segments.toSorted((a, b) => a.at - b.at)
  const out: AxisSegment[] = []
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1
    const at = sorted[start]?.at ?? 0
    while (end < sorted.length && (sorted[end]?.at ?? 0) - at <= sameLine) end++
    const level = sorted.slice(start, end).sort((a, b) => a.from - b.from)
    const joined: AxisSegment[] = []
    for (const next of level) {
      const open = joined.at(-1)
      if (open === undefined || next.from > open.to + gap) joined.push(next)
      else joined[joined.length - 1] = { ...open, to: Math.max(open.to, next.to) }
    }
    out.push(...joined)
    start = end
  }
  return out
}

/** Lines of which pieces on one line are joined. */
export const joinedSegments = (segments: readonly AxisSegment[]): AxisSegment[] => [
  ...merge(segments.filter(({ axis }) => axis === 'h')),
  ...merge(segments.filter(({ axis }) => axis === 'v')),
]

/** All horizontal and vertical lines of a page, pieces on one line joined; from 1 mm length. */
export function axisSegments(paths: readonly Path[]): AxisSegment[] {
  return joinedSegments(
    paths.flatMap((path) =>
      path.lines
        .filter((line) => line.points.length >= 2 && (path.isStroked || isBar(line)))
        .flatMap(ofPolyline),
    ),
  )
}
