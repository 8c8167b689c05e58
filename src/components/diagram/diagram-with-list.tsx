import type { ReactNode } from 'react'

interface DiagramWithListProps {
  id: string
  diagram: ReactNode
  /** What the balloons or dimensions of the drawing stand for. */
  children: ReactNode
}

/** A drawing and its list side by side, like a ballooned drawing and its table; on phones the drawing comes first. */
export function DiagramWithList({ id, diagram, children }: DiagramWithListProps) {
  return (
    <div
      id={id}
      className="grid items-start gap-x-12 gap-y-10 @min-[41rem]:grid-cols-[minmax(0,11fr)_minmax(0,12fr)]"
    >
      <div className="md:sticky md:top-24">{diagram}</div>
      <div className="diagram-list">{children}</div>
    </div>
  )
}
