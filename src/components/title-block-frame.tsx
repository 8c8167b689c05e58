import type { ReactNode } from 'react'

interface TitleBlockFrameProps {
  label: string
  /** What of it is styled otherwise. */
  className?: string
  children: ReactNode
}

/** The frame of a title block with its name above, which the section has for those who do not see it. */
export const TitleBlockFrame = ({ label, className, children }: TitleBlockFrameProps) => (
  <section aria-label={label} className={className ? `title-block ${className}` : 'title-block'}>
    <p className="title-block__label" aria-hidden="true">
      {label}
    </p>
    {children}
  </section>
)
