import type { Path, Point } from '../../page.ts'
import type { Bitmap } from './binarise.ts'
import type { Component } from './components.ts'
import { uprightMark } from './line-picture.ts'

/** Rays from the middle of a mark, and the share of them that meet a circle. */
const rays = 72
const roundShare = 0.85
/** Sides of a mark as round as that (by length), and the inner circle of the symbol by its outer one. */
const evenSides = 0.1
const inner = { least: 0.25, most: 0.85 }
/** A cone is so slim at most; its sides are so straight and alike, and its ends so full (shares). */
const cone = { slim: 2.5, straight: 0.03, alike: 0.2, full: 0.75 }
/** The circles stand this near the cone, in their radii, on one line with it. */
const near = { apart: 9, off: 0.12 }

/**
 * The projection symbol (ISO 5456-2) as its circles and its cone: centre lines cut it to pieces that no longer look like
 * these.
 */
export function projectionShapes(components: readonly Component[], millimetres: number): Path[] {
  const cones = components.flatMap((part) => {
    const corners = coneIn(uprightMark(part, 0))
    return corners ? [{ part, corners }] : []
  })
  if (cones.length === 0) return []
  return components.flatMap((part) => {
    const radii = circlesIn(uprightMark(part, 0))
    const beside = radii && cones.find((one) => isBeside(part, radii[0], one.part))
    if (!beside) return []
    const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 }
    const { left, top } = beside.part
    return [
      ...radii.map((radius) => closedPath(circlePoints(middle, radius), millimetres)),
      closedPath(
        beside.corners.map(({ x, y }) => ({ x: left + x, y: top + y })),
        millimetres,
      ),
    ]
  })
}

function isBeside(part: Component, radius: number, other: Component): boolean {
  const off = Math.abs(part.top + part.bottom - other.top - other.bottom) / 2
  const apart = Math.abs(part.left + part.right - other.left - other.right) / 2
  return off < near.off * 2 * radius && apart > radius && apart < near.apart * radius
}

function circlePoints({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

function closedPath(places: readonly Point[], millimetres: number): Path {
  const points = places.map(({ x, y }) => ({ x: x * millimetres, y: y * millimetres }))
  return { lines: [{ points, isClosed: true }], isStroked: true, isFilled: false, lineWidth: 0 }
}

/** Radii in pixels of two circles around the middle of a mark, the outer one first; null where it shows no two. */
export function circlesIn({ width, height, ink }: Bitmap): [number, number] | null {
  if (Math.abs(width - height) > evenSides * Math.max(width, height)) return null
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && ink[Math.floor(y) * width + Math.floor(x)] === 1
  const isRound = (radius: number) => {
    let met = 0
    for (let ray = 0; ray < rays; ray += 1) {
      const angle = (ray * 2 * Math.PI) / rays
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const isMet = [-1, 0, 1].some((off) =>
        isInk(width / 2 + x * (radius + off), height / 2 + y * (radius + off)),
      )
      if (isMet) met += 1
    }
    return met >= roundShare * rays
  }
  const circles: number[] = []
  for (let radius = Math.min(width, height) / 2; radius > 4; radius -= 1) {
    let end = radius
    while (end > 4 && isRound(end)) end -= 1
    if (end < radius) circles.push((radius + end + 1) / 2)
    radius = end
  }
  const [outer, next, ...others] = circles
  if (outer === undefined || next === undefined || others.length > 0) return null
  return next > inner.least * outer && next < inner.most * outer ? [outer, next] : null
}

/** Corners of a truncated cone that lies level, in pixels; null for another mark. */
export function coneIn({ width, height, ink }: Bitmap): Point[] | null {
  if (Math.min(width, height) < 12 || Math.max(width, height) > cone.slim * Math.min(width, height))
    return null
  const columns = columnsOf({ width, height, ink }).filter(
    ({ top, bottom }) => bottom - top > inner.least * height,
  )
  const [first, last] = [columns[0], columns.at(-1)]
  if (!first || !last || columns.length < last.x - first.x + 1) return null
  const slack = 1 + cone.straight * height
  const isStraight = (side: 'top' | 'bottom') =>
    columns.every((one) => {
      const share = (one.x - first.x) / Math.max(1, last.x - first.x)
      return Math.abs(one[side] - first[side] - share * (last[side] - first[side])) < slack
    })
  const [upper, lower] = [last.top - first.top, first.bottom - last.bottom]
  const [narrow, wide] = [first, last]
    .map(({ top, bottom }) => bottom - top)
    .sort((one, other) => one - other) as [number, number]
  const isFull = [first, last].every((end) => {
    const near = columns.filter(({ x }) => Math.abs(x - end.x) < slack)
    return Math.max(...near.map(({ area }) => area)) > cone.full * (end.bottom - end.top)
  })
  const isCone =
    isFull &&
    isStraight('top') &&
    isStraight('bottom') &&
    Math.abs(upper - lower) < slack + cone.alike * Math.abs(upper) &&
    narrow < inner.most * wide
  if (!isCone) return null
  return [
    { x: first.x, y: first.top },
    { x: last.x, y: last.top },
    { x: last.x, y: last.bottom },
    { x: first.x, y: first.bottom },
  ]
}

/** Where the ink of each column begins and ends, and how much there is. */
function columnsOf({ width, height, ink }: Bitmap) {
  const columns = Array.from({ length: width }, (_, x) => ({ x, top: height, bottom: 0, area: 0 }))
  for (const column of columns) {
    for (let y = 0; y < height; y += 1) {
      if (ink[y * width + column.x] === 0) continue
      column.top = Math.min(column.top, y)
      column.bottom = y + 1
      column.area += 1
    }
  }
  return columns
}
