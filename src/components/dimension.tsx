import type { ReactNode } from 'react'

/** A key figure shown as a dimension: value between arrowheads and extension lines. */
export function Dimension({ children }: { children: ReactNode }) {
  return (
    <div className="dimension">
      <span className="font-heading text-2xl font-semibold sm:text-3xl leading-none">
        {children}
      </span>
    </div>
  )
}
