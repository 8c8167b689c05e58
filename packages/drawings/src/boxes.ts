import { radians } from './angles.ts'
import {
  type Box,
  type Point,
  type Primitive,
  penWidths,
  polar,
  type TextPrimitive,
} from './display-list.ts'
import { inkExtent, textWidth } from './lettering/lettering.ts'

/** Smallest box around points (mm). */
export function boxOfPoints(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Box grown by a margin (mm) on all sides. */
export const grow = (box: Box, margin: number): Box => ({
  x: box.x - margin,
  y: box.y - margin,
  width: box.width + 2 * margin,
  height: box.height + 2 * margin,
})

/** Smallest box around boxes. */
export const union = (boxes: readonly Box[]): Box =>
  boxOfPoints(boxes.flatMap((b) => [b, { x: b.x + b.width, y: b.y + b.height }]))

/** Do two boxes share an area (more than a touch)? */
export const overlaps = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x && b.x + b.width > a.x && a.y + a.height > b.y && b.y + b.height > a.y

/** Does the outer box hold the inner one? */
export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

function boxOfText(item: TextPrimitive): Box {
  const { low, high } = inkExtent(item.text)
  const unit = item.height / 10
  const width = textWidth(item.text, item.height)
  const angle = radians(item.rotation)
  const corners = [
    [0, low],
    [width, low],
    [width, high],
    [0, high],
  ].map(([along = 0, up = 0]) => ({
    x: item.x + along * Math.cos(angle) + up * unit * Math.sin(angle),
    y: item.y + along * Math.sin(angle) - up * unit * Math.cos(angle),
  }))
  return grow(boxOfPoints(corners), unit / 2)
}

/** Box around the ink of a primitive (mm), stroke width included. */
export function boxOf(item: Primitive): Box {
  if (item.kind === 'text') return boxOfText(item)
  const half = item.pen === 'fill' || item.pen === 'text' ? 0 : penWidths[item.pen] / 2
  if (item.kind === 'line') return grow(boxOfPoints([item.from, item.to]), half)
  if (item.kind === 'polyline') return grow(boxOfPoints(item.points), half)
  if (item.kind === 'circle') {
    return grow({ x: item.centre.x, y: item.centre.y, width: 0, height: 0 }, item.radius + half)
  }
  const steps = 24
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    polar(item.centre, item.radius, item.start + (item.sweep * i) / steps),
  )
  return grow(boxOfPoints(points), half)
}
