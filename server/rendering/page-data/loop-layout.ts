import type { Point } from '../../../src/pages/use-case/quoting/quoting-data.ts'

/** Geometry of the closed loop, px of its own drawing: y runs down. */

/** Words beside an arrow. */
interface LabelPlace extends Point {
  anchor: 'start' | 'middle' | 'end'
}

export interface LoopEdge {
  points: readonly Point[]
  label: LabelPlace
}

export interface LoopLayout {
  width: number
  height: number
  node: { width: number; height: number }
  /** Top left corners, in the order of the loop. */
  nodes: readonly Point[]
  /** From each node to the next; the last goes back to the node `returnsTo`. */
  edges: readonly LoopEdge[]
}

/** The fit of the formula: where actual costs go back to. */
export const returnsTo = 2

/** A balloon sits on the top left corner of its node, its centre a little above, clear of a title of two lines. */
export const balloon = { radius: 12, fromLeft: 4, above: 4 }

interface Grid {
  columns: number
  rows: number
  node: { width: number; height: number }
  gap: Point
  /** Column and row of each node. */
  cells: readonly (readonly [column: number, row: number])[]
}

type Side = 'left' | 'right' | 'top' | 'bottom'

/** On wide screens: two nodes lead into a ring of five. */
export const wideLoop: LoopLayout = layOut(
  {
    columns: 4,
    rows: 2,
    // In German a node holds "Formelanpassung" and a gap "Abweichung", with air at both sides.
    node: { width: 138, height: 78 },
    gap: { x: 94, y: 96 },
    cells: [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
      [2, 1],
    ],
  },
  (port) => [
    verticalEdge(port(0, 'bottom'), port(1, 'top'), 'start'),
    elbowEdge(port(1, 'right'), port(2, 'bottom', 1 / 3)),
    horizontalEdge(port(2, 'right'), port(3, 'left')),
    horizontalEdge(port(3, 'right'), port(4, 'left')),
    verticalEdge(port(4, 'bottom'), port(5, 'top'), 'end'),
    horizontalEdge(port(5, 'left'), port(6, 'right')),
    elbowEdge(port(6, 'left'), port(2, 'bottom', 2 / 3)),
  ],
)

/** On phones: the same loop in two columns. */
export const narrowLoop: LoopLayout = layOut(
  {
    columns: 2,
    rows: 4,
    node: { width: 120, height: 66 },
    gap: { x: 86, y: 30 },
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
    ],
  },
  (port) => [
    horizontalEdge(port(0, 'right'), port(1, 'left')),
    verticalEdge(port(1, 'bottom'), port(2, 'top'), 'start'),
    horizontalEdge(port(2, 'left'), port(3, 'right')),
    verticalEdge(port(3, 'bottom'), port(4, 'top'), 'start'),
    verticalEdge(port(4, 'bottom'), port(5, 'top'), 'start'),
    horizontalEdge(port(5, 'right'), port(6, 'left')),
    verticalEdge(port(6, 'top'), port(2, 'bottom'), 'end'),
  ],
)

/** A point on the border of a node: in the middle of a side, or at a share of it. */
type Port = (node: number, side: Side, share?: number) => Point

function layOut(grid: Grid, edges: (port: Port) => LoopEdge[]): LoopLayout {
  const { columns, rows, node, gap, cells } = grid
  // Room for the balloons at the top left, and for half a border elsewhere.
  const left = balloon.radius - balloon.fromLeft + 1
  const top = balloon.radius + balloon.above + 1
  const nodes = cells.map(([column, row]) => ({
    x: left + column * (node.width + gap.x),
    y: top + row * (node.height + gap.y),
  }))
  const port: Port = (index, side, share = 0.5) => {
    const { x, y } = nodes[index] as Point
    if (side === 'left') return { x, y: y + node.height * share }
    if (side === 'right') return { x: x + node.width, y: y + node.height * share }
    return { x: x + node.width * share, y: side === 'top' ? y : y + node.height }
  }
  return {
    width: columns * node.width + (columns - 1) * gap.x + left + 1,
    height: rows * node.height + (rows - 1) * gap.y + top + 1,
    node,
    nodes,
    edges: edges(port),
  }
}

function horizontalEdge(from: Point, to: Point): LoopEdge {
  return { points: [from, to], label: labelAbove(from, to) }
}

/** First across, then up; the words stand on the first part. */
function elbowEdge(from: Point, to: Point): LoopEdge {
  const corner = { x: to.x, y: from.y }
  return { points: [from, corner, to], label: labelAbove(from, corner) }
}

function verticalEdge(from: Point, to: Point, anchor: 'start' | 'end'): LoopEdge {
  const x = from.x + (anchor === 'start' ? 9 : -9)
  return { points: [from, to], label: { x, y: (from.y + to.y) / 2 + 4, anchor } }
}

function labelAbove(from: Point, to: Point): LabelPlace {
  return { x: (from.x + to.x) / 2, y: from.y - 8, anchor: 'middle' }
}

/** Outline of an arrowhead at the end of a line, as on drawings: closed, filled, narrow (ISO 129-1). */
export function arrowhead(points: readonly Point[]): Point[] {
  const [from, tip] = points.slice(-2) as [Point, Point]
  const length = Math.hypot(tip.x - from.x, tip.y - from.y)
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  const base = { x: tip.x - dx * 11, y: tip.y - dy * 11 }
  return [
    tip,
    { x: base.x - dy * 2.5, y: base.y + dx * 2.5 },
    { x: base.x + dy * 2.5, y: base.y - dx * 2.5 },
  ]
}

/** Words in lines of at most `most` characters; a longer word stands alone. */
export function wrapWords(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return lines
}
