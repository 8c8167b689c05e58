import type { KeyFigureCopy } from '../../../../shared/content/parts.ts'

/** A figure with its words in one line; the drawing around it serves as its dimension line. */
export function FigureWords({ value, label, context }: KeyFigureCopy) {
  return (
    <div className="case-figure">
      <b>{value}</b>
      <p>
        <span>{label}</span> {context}
      </p>
    </div>
  )
}
