import type { ReactNode } from 'react'

interface FoldedProps {
  title: string
  children: ReactNode
}

/** Content that few readers need, folded under its title; open on paper. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details className="folded">
      <summary className="caret">{title}</summary>
      {children}
    </details>
  )
}
