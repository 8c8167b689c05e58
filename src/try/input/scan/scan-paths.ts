import type { Path } from '../../../reader/page.ts'
import { centreLines } from './centre-lines.ts'
import type { Component } from './components.ts'
import { filledTriangleIn } from './filled-triangles.ts'
import { uprightMark } from './line-picture.ts'
import type { Ruling } from './rulings.ts'

/** Millimetres: marks of this size may be symbols, which are told by their strokes. */
const symbol = { smallest: 0.8, largest: 14 }
const mostSymbols = 1500

/** A long line as a path. */
export function pathOfRuling(ruling: Ruling, millimetres: number): Path {
  const ends = [ruling.from, ruling.to].map((along) =>
    ruling.isHorizontal
      ? { x: along * millimetres, y: ruling.at * millimetres }
      : { x: ruling.at * millimetres, y: along * millimetres },
  )
  return {
    lines: [{ points: ends, isClosed: false }],
    isStroked: true,
    isFilled: false,
    lineWidth: ruling.thickness * millimetres,
  }
}

/** Marks that are not letters, each as the strokes that a pen would draw. */
export function strokesOf(components: readonly Component[], millimetres: number): Path[] {
  const size = (part: Component) =>
    Math.max(part.right - part.left, part.bottom - part.top) * millimetres
  return components
    .filter((part) => size(part) > symbol.smallest && size(part) < symbol.largest)
    .slice(0, mostSymbols)
    .flatMap((part) => [strokePath(part, millimetres), ...trianglePath(part, millimetres)])
    .filter((path) => path.lines.length > 0)
}

/** A filled triangle has no middle line that would show it. */
function trianglePath(part: Component, millimetres: number): Path[] {
  const corners = filledTriangleIn(uprightMark(part, 0), 1 / millimetres)
  if (!corners) return []
  const points = corners.map(({ x, y }) => ({
    x: (part.left + x) * millimetres,
    y: (part.top + y) * millimetres,
  }))
  return [{ lines: [{ points, isClosed: true }], isStroked: false, isFilled: true, lineWidth: 0 }]
}

function strokePath(part: Component, millimetres: number): Path {
  const lines = centreLines(uprightMark(part, 0)).map(({ points, isClosed }) => ({
    isClosed,
    points: points.map(({ x, y }) => ({
      x: (part.left + x) * millimetres,
      y: (part.top + y) * millimetres,
    })),
  }))
  const length = lines.reduce(
    (sum, { points }) =>
      sum +
      points.reduce((part, point, index) => {
        const before = points[index - 1]
        return before ? part + Math.hypot(point.x - before.x, point.y - before.y) : part
      }, 0),
    0,
  )
  const area = part.area * millimetres ** 2
  return { lines, isStroked: true, isFilled: false, lineWidth: length > 0 ? area / length : 0 }
}
