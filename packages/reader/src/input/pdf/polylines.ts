import type { Point, Polyline } from '../../page.ts'
import { flattenCubic, flattenQuadratic } from './flatten.ts'
import { type Matrix, mapped } from './matrix.ts'

/** Numbers by which pdf.js marks the segments of a path (its `DrawOPS`). */
const segment = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 }

/** Reads the packed segments of pdf.js as polylines in millimetres; single points are left out. */
export function polylinesOf(data: ArrayLike<number>, matrix: Matrix): Polyline[] {
  const lines: Polyline[] = []
  let points: Point[] = []
  let position = 0
  const next = () => {
    const point = mapped(matrix, data[position] ?? 0, data[position + 1] ?? 0)
    position += 2
    return point
  }
  const finish = (isClosed: boolean) => {
    if (points.length > 1) lines.push({ points, isClosed })
    // A segment after a closed subpath starts where that started.
    points = isClosed && points[0] ? [points[0]] : []
  }
  while (position < data.length) {
    const kind = data[position]
    position += 1
    const last = points.at(-1)
    if (kind === segment.moveTo) {
      finish(false)
      points = [next()]
    } else if (kind === segment.lineTo) {
      points.push(next())
    } else if (kind === segment.curveTo) {
      const [first, second, to] = [next(), next(), next()]
      points.push(...flattenCubic(last ?? first, first, second, to))
    } else if (kind === segment.quadraticCurveTo) {
      const [control, to] = [next(), next()]
      points.push(...flattenQuadratic(last ?? control, control, to))
    } else if (kind === segment.closePath) {
      finish(true)
    } else {
      break
    }
  }
  finish(false)
  return lines
}
