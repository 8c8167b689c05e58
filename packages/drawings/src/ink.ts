import { radians } from './angles.ts'
import {
  type Point,
  type Primitive,
  penDashes,
  penWidths,
  type TextPrimitive,
} from './display-list.ts'
import { layoutText, type Stroke, strokesOf } from './lettering/lettering.ts'
import { segmentsOf } from './segments.ts'

/** A line with round ends, straight from point to point, mm. */
interface InkStroke {
  readonly points: readonly Point[]
  readonly width: number
}

/** What is black on a sheet: lines, and regions that are filled. */
export interface Ink {
  readonly strokes: readonly InkStroke[]
  readonly fills: readonly (readonly Point[])[]
}

const pointsOf = (item: Primitive): Point[] => {
  const segments = segmentsOf(item)
  return [...segments.slice(0, 1).map(([from]) => from), ...segments.map(([, to]) => to)]
}

/** The dashes of a line; the gaps between them are left out. */
function dashed(points: readonly Point[], lengths: readonly number[]): Point[][] {
  const out: Point[][] = [points.slice(0, 1)]
  let at = 0
  let left = lengths[0] ?? Infinity
  points.slice(1).forEach((end, i) => {
    let from = points[i] ?? end
    let rest = Math.hypot(end.x - from.x, end.y - from.y)
    while (rest > left) {
      const share = left / rest
      from = { x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share }
      if (at % 2 === 0) out.at(-1)?.push(from)
      else out.push([from])
      rest -= left
      at = (at + 1) % lengths.length
      left = lengths[at] ?? Infinity
    }
    left -= rest
    if (at % 2 === 0) out.at(-1)?.push(end)
  })
  return out.filter((dash) => dash.length > 1)
}

/** Straight pieces that a curve of the lettering is drawn with. */
const curvePieces = 6

function strokePoints({ start, pieces }: Stroke): Point[] {
  const points = [start]
  for (const { to, control } of pieces) {
    const from = points.at(-1) ?? start
    const steps = control ? curvePieces : 1
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      const mid = control ?? from
      points.push(
        control
          ? { x: a * from.x + b * mid.x + c * to.x, y: a * from.y + b * mid.y + c * to.y }
          : to,
      )
    }
  }
  return points
}

function textStrokes({ text, x, y, height, rotation }: TextPrimitive): InkStroke[] {
  const unit = height / 10
  const angle = radians(rotation)
  const [cos, sin] = [Math.cos(angle) * unit, Math.sin(angle) * unit]
  return layoutText(text).characters.flatMap(({ character, x: start }) =>
    strokesOf(character).map((stroke) => ({
      width: unit,
      points: strokePoints(stroke).map((at) => ({
        x: x + (start + at.x) * cos + at.y * sin,
        y: y + (start + at.x) * sin - at.y * cos,
      })),
    })),
  )
}

function strokesOfItem(item: Primitive): InkStroke[] {
  if (item.kind === 'text') return textStrokes(item)
  if (item.pen === 'fill' || item.pen === 'text') return []
  const width = penWidths[item.pen]
  const dashes = penDashes[item.pen]
  const points = pointsOf(item)
  return (dashes ? dashed(points, dashes) : [points]).map((line) => ({ points: line, width }))
}

/** A display list as strokes and areas of ink, to be rasterised. */
export const inkOf = (list: readonly Primitive[]): Ink => ({
  strokes: list.flatMap(strokesOfItem),
  fills: list.filter((item) => item.pen === 'fill').map(pointsOf),
})
