import { describe, expect, test } from 'vitest'
import type { Point } from '../../../src/pages/use-case/quoting/quoting-data.ts'
import {
  arrowhead,
  balloon,
  type LoopEdge,
  type LoopLayout,
  narrowLoop,
  returnsTo,
  wideLoop,
  wrapWords,
} from './loop-layout.ts'

interface Rect extends Point {
  width: number
  height: number
}

const nodesOf = (layout: LoopLayout): Rect[] =>
  layout.nodes.map((at) => ({ ...at, ...layout.node }))

describe.each([
  ['wide', wideLoop],
  ['narrow', narrowLoop],
])('the %s loop', (_, layout) => {
  const nodes = nodesOf(layout)
  const targetOf = (index: number) => nodes[index + 1] ?? nodes[returnsTo]

  test('has seven nodes inside the drawing, with their balloons, none on another', () => {
    expect(nodes).toHaveLength(7)
    for (const [index, node] of nodes.entries()) {
      expect(node.x + balloon.fromLeft - balloon.radius).toBeGreaterThanOrEqual(0)
      expect(node.y - balloon.above - balloon.radius).toBeGreaterThanOrEqual(0)
      expect(node.x + node.width).toBeLessThan(layout.width)
      expect(node.y + node.height).toBeLessThan(layout.height)
      for (const other of nodes.slice(index + 1)) expect(overlap(node, other)).toBe(false)
    }
  })

  test('leads from each node to the next, and from the last back into the fit of the formula', () => {
    expect(layout.edges).toHaveLength(7)
    for (const [index, { points }] of layout.edges.entries()) {
      expect(isOnBorder(points[0], nodes[index]), `start of ${index}`).toBe(true)
      expect(isOnBorder(points.at(-1), targetOf(index)), `end of ${index}`).toBe(true)
    }
  })

  test('has no arrow through a node', () => {
    for (const edge of layout.edges) {
      for (const part of partsOf(edge)) {
        for (const node of nodes) expect(overlap(part, inside(node))).toBe(false)
      }
    }
  })

  test('draws lines across or upright only, long enough for their arrowheads', () => {
    for (const { points } of layout.edges) {
      for (const [from, to] of pairs(points)) {
        expect(from.x === to.x || from.y === to.y).toBe(true)
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(20)
      }
    }
  })

  test('is at most 374 px high where it is shown at its own size', () => {
    expect(layout.height).toBeLessThanOrEqual(374)
  })
})

test('an arrowhead points along the last part of its line and is narrow', () => {
  const head = arrowhead([
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 40 },
  ])
  expect(head).toEqual([
    { x: 50, y: 40 },
    { x: 47.5, y: 29 },
    { x: 52.5, y: 29 },
  ])
})

test('words wrap at spaces, and a word longer than a line stays whole', () => {
  expect(wrapWords('Drawings with prices', 16)).toEqual(['Drawings with', 'prices'])
  expect(wrapWords('Formelanpassungen neu', 16)).toEqual(['Formelanpassungen', 'neu'])
})

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function inside({ x, y, width, height }: Rect): Rect {
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }
}

function isOnBorder(point: Point | undefined, node: Rect | undefined): boolean {
  if (!point || !node) return false
  const { x, y, width, height } = node
  const isBeside = (point.x === x || point.x === x + width) && point.y > y && point.y < y + height
  const isAbove = (point.y === y || point.y === y + height) && point.x > x && point.x < x + width
  return isBeside || isAbove
}

function pairs(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((to, index) => [points[index] as Point, to])
}

/** Straight parts of an arrow as thin boxes. */
function partsOf({ points }: LoopEdge): Rect[] {
  return pairs(points).map(([from, to]) => ({
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x) + 0.1,
    height: Math.abs(to.y - from.y) + 0.1,
  }))
}
