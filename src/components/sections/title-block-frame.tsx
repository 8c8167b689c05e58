import type { ReactNode } from 'react'

interface TitleBlockFrameProps {
  label: string
  /** Class of a frame with styles of its own. */
  className?: string
  children: ReactNode
}

/** The frame of a title block with its name above; for screen readers the section is labelled with it. */
export const TitleBlockFrame = ({ label, className, children }: TitleBlockFrameProps) => (
  <section aria-label={label} className={className ? `title-block ${className}` : 'title-block'}>
    <p className="title-block__label" aria-hidden="true">
      {label}
    </p>
    {children}
  </section>
)
