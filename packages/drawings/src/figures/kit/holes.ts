import { line, type Point, type Primitive, point, polyline } from '../../display-list.ts'

/** A cylindrical part of a hole: its diameter, and how deep below the surface it reaches, mm. */
interface HoleStep {
  readonly diameter: number
  readonly depth: number
}

/** A hole in section, axis vertical at `x`, entering the surface at `y` downwards. */
export interface HoleSection {
  readonly x: number
  readonly y: number
  /** from the surface on, each narrower than the one before: a counterbore first, then the hole */
  readonly steps: readonly HoleStep[]
  /** cone at the surface: its diameter there and its whole angle in degree */
  readonly countersink?: { readonly diameter: number; readonly angle: number }
  /** end: `tip` of a twist drill (drawn with 120°), `flat`, or `through`, which leaves the lower end open */
  readonly end?: 'tip' | 'flat' | 'through'
}

/**
 * Edges of a hole in section, and its outline for `hatch([part, hole.outline])`, which leaves the hole open. The edges
 * of the surface itself belong to the part.
 */
export function holeSection(hole: HoleSection): { edges: Primitive[]; outline: Point[] } {
  const { x, end = 'tip' } = hole
  const right = rightSide(hole)
  const last = right.at(-1)
  if (!last) throw new Error('A hole has at least one step')
  const mirrored = (at: number) => x - (at - x)
  const left = right.map((p) => point(mirrored(p.x), p.y))
  const edges: Primitive[] = [polyline('wide', right), polyline('wide', left)]
  right.slice(1, -1).forEach((p, index) => {
    const before = right[index]
    // A step or the end of a cone is seen as an edge across the hole; the flat of a counterbore is drawn once.
    if (before && before.y < p.y) {
      edges.push(line('wide', mirrored(p.x), p.y, p.x, p.y))
    }
  })
  const closing: Point[] = []
  if (end === 'tip') {
    const tip = point(x, last.y + (last.x - x) / Math.sqrt(3))
    edges.push(polyline('wide', [last, tip, point(mirrored(last.x), last.y)]))
    edges.push(line('wide', mirrored(last.x), last.y, last.x, last.y))
    closing.push(tip)
  }
  if (end === 'flat') edges.push(line('wide', mirrored(last.x), last.y, last.x, last.y))
  return { edges, outline: [...right, ...closing, ...left.toReversed()] }
}

/** The right edge from the surface to the end of the last step. */
function rightSide({ x, y, steps, countersink }: HoleSection): Point[] {
  const points: Point[] = []
  let radius = (steps[0]?.diameter ?? 0) / 2
  let depth = 0
  if (countersink) {
    const wide = countersink.diameter / 2
    points.push(point(x + wide, y))
    depth = (wide - radius) / Math.tan((countersink.angle * Math.PI) / 360)
  }
  points.push(point(x + radius, y + depth))
  for (const step of steps) {
    if (step.diameter / 2 !== radius) {
      radius = step.diameter / 2
      points.push(point(x + radius, points.at(-1)?.y ?? y))
    }
    points.push(point(x + radius, y + step.depth))
  }
  return points
}

/**
 * Callouts of holes as written on a sheet: `4× Ø9 ↧20`, `⌴ Ø15 ↧8,6`, `⌵ Ø18 × 90°`. Numbers come as text in the
 * figure's language.
 */
export const holeText = {
  hole: (diameter: string, options: { count?: number; depth?: string } = {}) =>
    `${options.count ? `${options.count}× ` : ''}Ø${diameter}${options.depth ? ` ↧${options.depth}` : ''}`,
  counterbore: (diameter: string, depth: string) => `⌴ Ø${diameter} ↧${depth}`,
  countersink: (diameter: string, angle: string) => `⌵ Ø${diameter} × ${angle}°`,
}
