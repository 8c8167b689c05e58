/** A drawing of 112 by 64 units, as data of paths: one for each kind of line. */
export interface TermStrokes {
  /** Visible edges. */
  edges: string
  /** What the drawing is about, in the colour of actions. */
  sign?: string
  /** Narrow lines: leaders, lettering, hatching. */
  narrow?: string
  /** Filled: arrowheads, and what is blacked out. */
  filled?: string
}

/** Beside a term, what it means, drawn. The words say the same, so it is hidden from screen readers. */
export function TermDrawing({ edges, sign, narrow, filled }: TermStrokes) {
  return (
    <svg className="term-drawing" viewBox="0 0 112 64" aria-hidden="true">
      {narrow && <path className="term-drawing__narrow" d={narrow} />}
      <path d={edges} />
      {sign && <path className="term-drawing__sign" d={sign} />}
      {filled && <path className="term-drawing__filled" d={filled} />}
    </svg>
  )
}
