import type { KeyFigureCopy } from '../../../../shared/content/parts.ts'

/** A figure with its words in one line, where the drawing around it is its dimension line. */
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
