import type { LoopDrawing } from './quoting-data.ts'

interface LoopDiagramProps {
  label: string
  drawing: LoopDrawing
  className: string
}

/** The loop as a drawing. Each node is a link to its step; the description below tells what the arrows show. */
export function LoopDiagram({ label, drawing, className }: LoopDiagramProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg viewBox={drawing.viewBox} role="group" aria-label={label} className={`loop ${className}`}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: arrows take no focus */}
      <g aria-hidden="true">
        {drawing.edges.map(({ line, head, label: words, repeats }) => (
          <g key={line} className={repeats ? 'loop__edge loop__edge--repeats' : 'loop__edge'}>
            <polyline points={line} />
            <polygon points={head} />
            <text x={words.x} y={words.y} textAnchor={words.anchor}>
              {words.text}
            </text>
          </g>
        ))}
      </g>
      {drawing.nodes.map((node) => (
        <Node key={node.href} node={node} />
      ))}
    </svg>
  )
}

/** A space ends each line of text, so that the visible words are those of the link's name (WCAG 2.5.3). */
function Node({
  node: { href, name, box, balloon, title, who },
}: {
  node: LoopDrawing['nodes'][number]
}) {
  return (
    <a href={href} aria-label={name} className="loop__node">
      <rect {...box} />
      <circle cx={balloon.x} cy={balloon.y} r={balloon.radius} />
      <text x={balloon.x} y={balloon.y + 5} className="loop__number">
        {`${balloon.text} `}
      </text>
      {title.map(({ x, y, text }) => (
        <text key={text} x={x} y={y} className="loop__title">
          {`${text} `}
        </text>
      ))}
      <text x={who.x} y={who.y} className="loop__who">
        {who.text}
      </text>
    </a>
  )
}
