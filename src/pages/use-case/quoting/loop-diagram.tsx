import type { QuotingCopy } from '../../../../server/content/schemas/quoting.ts'
import {
  arrowhead,
  balloon,
  type LoopEdge,
  type LoopLayout,
  type Point,
  returnsTo,
  wrapWords,
} from './loop-layout.ts'

interface LoopDiagramProps {
  copy: QuotingCopy['loop']
  layout: LoopLayout
  className: string
}

/** The loop as a drawing. Each node is a link to its step; the arrows are told by the description below. */
export function LoopDiagram({ copy, layout, className }: LoopDiagramProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={copy.label}
      className={`loop ${className}`}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: arrows take no focus */}
      <g aria-hidden="true">
        {layout.edges.map((edge, index) => (
          <Edge
            key={copy.edges[index]}
            edge={edge}
            words={copy.edges[index] ?? ''}
            repeats={index >= returnsTo}
          />
        ))}
      </g>
      {copy.nodes.map((node, index) => (
        <Node
          key={node.title}
          number={index + 1}
          node={node}
          at={layout.nodes[index] ?? { x: 0, y: 0 }}
          size={layout.node}
        />
      ))}
    </svg>
  )
}

interface EdgeProps {
  edge: LoopEdge
  words: string
  /** Part of the ring, not of what leads into it: drawn with a wide line. */
  repeats: boolean
}

function Edge({ edge: { points, label }, words, repeats }: EdgeProps) {
  return (
    <g className={repeats ? 'loop__edge loop__edge--repeats' : 'loop__edge'}>
      <polyline points={pointList(points)} />
      <polygon points={pointList(arrowhead(points))} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {words}
      </text>
    </g>
  )
}

/** Characters of the heading face that fit into a node, see `loop-layout.test.ts`. */
const TITLE_LENGTH = 16
const LINE_HEIGHT = 18

interface NodeProps {
  number: number
  node: QuotingCopy['loop']['nodes'][number]
  at: Point
  size: LoopLayout['node']
}

function Node({ number, node: { title, who }, at, size }: NodeProps) {
  const lines = wrapWords(title, TITLE_LENGTH)
  const x = at.x + size.width / 2
  const first = at.y + (size.height - lines.length * LINE_HEIGHT) / 2 + 7
  return (
    <a href={`#step-${number}`} aria-label={`${number} ${title}, ${who}`} className="loop__node">
      <rect x={at.x} y={at.y} {...size} />
      <circle cx={at.x + balloon.fromLeft} cy={at.y} r={balloon.radius} />
      <text x={at.x + balloon.fromLeft} y={at.y + 5} className="loop__number">
        {number}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x} y={first + index * LINE_HEIGHT} className="loop__title">
          {line}
        </text>
      ))}
      <text x={x} y={first + lines.length * LINE_HEIGHT} className="loop__who">
        {who}
      </text>
    </a>
  )
}

function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
