import type { ReactNode } from 'react'

/** A key figure shown as a dimension: value between arrowheads and extension lines. */
export function Dimension({ children }: { children: ReactNode }) {
  return (
    <div className="dimension">
      <span>{children}</span>
    </div>
  )
}
