import { type ReactNode, useId } from 'react'

interface DiagramProps {
  /** Units of the drawing; one unit is about one CSS pixel at 390 px. */
  width: number
  height: number
  label: string
  /** Says in words what the drawing shows: visible below it, and its description for screen readers. */
  caption: string
  children: ReactNode
}

/** A diagram in drafting style: lines and words of the page's copy, never a picture of text. */
export function Diagram({ width, height, label, caption, children }: DiagramProps) {
  const captionId = useId()
  return (
    <figure className="diagram">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        aria-describedby={captionId}
      >
        {children}
      </svg>
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  )
}
