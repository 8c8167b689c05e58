import type { QuotingCopy } from '../../../shared/content/pages/quoting.ts'
import { tenth } from '../../../shared/rounding.ts'
import type { LoopDrawing, Point } from '../../../src/pages/use-case/quoting/quoting-data.ts'
import {
  arrowhead,
  balloon,
  type LoopLayout,
  narrowLoop,
  returnsTo,
  wideLoop,
  wrapWords,
} from './loop-layout.ts'

/** Characters of the heading face that fit into a node. */
const titleLength = 16
const lineHeight = 18

/** The words that stand in the drawing. */
type LoopWords = Pick<QuotingCopy['loop'], 'nodes' | 'edges'>

/** The loop for wide screens and for phones. */
export function loopDrawings(copy: LoopWords): {
  wide: LoopDrawing
  narrow: LoopDrawing
} {
  return { wide: drawLoop(wideLoop, copy), narrow: drawLoop(narrowLoop, copy) }
}

function drawLoop(layout: LoopLayout, copy: LoopWords): LoopDrawing {
  return {
    viewBox: `0 0 ${layout.width} ${layout.height}`,
    edges: layout.edges.map(({ points, label }, index) => ({
      line: pointList(points),
      head: pointList(arrowhead(points)),
      label: { ...label, text: copy.edges[index] ?? '' },
      repeats: index >= returnsTo,
    })),
    nodes: copy.nodes.map((node, index) => {
      const at = layout.nodes[index]
      if (!at) throw new Error(`The loop has no place for its node ${index + 1}`)
      return drawNode(index + 1, node, { ...at, ...layout.node })
    }),
  }
}

function drawNode(
  number: number,
  { title, who }: QuotingCopy['loop']['nodes'][number],
  box: LoopDrawing['nodes'][number]['box'],
): LoopDrawing['nodes'][number] {
  const lines = wrapWords(title, titleLength)
  const x = box.x + box.width / 2
  const first = box.y + (box.height - lines.length * lineHeight) / 2 + 7
  return {
    href: `#step-${number}`,
    name: `${number} ${title} ${who}`,
    box,
    balloon: {
      x: box.x + balloon.fromLeft,
      y: box.y - balloon.above,
      radius: balloon.radius,
      text: String(number),
    },
    title: lines.map((text, index) => ({ x, y: first + index * lineHeight, text })),
    who: { x, y: first + lines.length * lineHeight, text: who },
  }
}

function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${tenth(x)},${tenth(y)}`).join(' ')
}
