import { boxAround } from '../../boxes.ts'
import type { Point } from '../../page.ts'

/** A shape as points spread evenly along its strokes, in a box of unit size around the origin. */
export interface Shape {
  readonly points: readonly Point[]
  /** Width by height; a flat shape has a large one. */
  readonly aspect: number
}

/** Points by which a shape is compared. */
const samples = 56
/** A line and a bar with the breadth of a pen are equally flat. */
const flattest = 20

/** Length of the strokes. */
const lengthOf = (lines: readonly (readonly Point[])[]): number =>
  lines.reduce(
    (sum, line) =>
      sum +
      line.reduce((part, point, i) => {
        const before = line[i - 1]
        return before ? part + Math.hypot(point.x - before.x, point.y - before.y) : part
      }, 0),
    0,
  )

function spread(lines: readonly (readonly Point[])[], step: number): Point[] {
  const out: Point[] = []
  for (const line of lines) {
    let rest = 0
    for (const [i, to] of line.entries()) {
      const from = line[i - 1]
      if (!from) {
        out.push(to)
        continue
      }
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      let at = step - rest
      for (; at <= length; at += step) {
        const part = at / length
        out.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
      }
      rest = length - (at - step)
    }
  }
  return out
}

/** The shape of strokes; null where there is no extent. */
export function shapeOf(lines: readonly (readonly Point[])[]): Shape | null {
  const all = lines.flat()
  if (all.length < 2 || all.length > 2000) return null
  const box = boxAround(all)
  const extent = Math.max(box.width, box.height)
  const step = lengthOf(lines) / samples
  // Dots apart have an extent and no length: no step would ever lead to their end.
  if (!(extent > 0 && step > 0)) return null
  const points = spread(lines, step)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return {
    points: points.map(({ x, y }) => ({ x: (x - middle.x) / extent, y: (y - middle.y) / extent })),
    aspect: box.width / Math.max(box.height, extent / flattest),
  }
}

/** Mean and largest distance from each point of a shape to the nearest of another. */
function distances(from: Shape, to: Shape): { mean: number; most: number } {
  let sum = 0
  let most = 0
  for (const a of from.points) {
    let nearest = Infinity
    for (const b of to.points) {
      const d = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
      if (d < nearest) nearest = d
    }
    const distance = Math.sqrt(nearest)
    sum += distance
    if (distance > most) most = distance
  }
  return { mean: sum / Math.max(1, from.points.length), most }
}

/** Mean distance, in extents of the shape, at which two shapes have nothing in common any more. */
const farMean = 0.085
const farMost = 0.26

/** How similar two shapes are: 1 if they are the same, 0 if they clearly differ. Order and number of strokes do not matter. */
export function likeness(a: Shape, b: Shape): number {
  if (Math.abs(Math.log(a.aspect / b.aspect)) > 0.42) return 0
  const there = distances(a, b)
  const back = distances(b, a)
  const mean = Math.max(there.mean, back.mean) / farMean
  const most = Math.max(there.most, back.most) / farMost
  // Even on equal strokes the points are half a step apart: that is no difference.
  return Math.max(0, Math.min(1, 1.25 - Math.max(mean, most)))
}
