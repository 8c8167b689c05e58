import type { ReactNode } from 'react'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { RichParagraph } from '../text/rich-text.tsx'

interface BandProps {
  /** Anchor of the section. */
  id: string
  title: string
  intro?: RichTextNodes | undefined
  children: ReactNode
}

/** A section on blueprint from edge to edge: where a page shows what it is about before it explains it. */
export function Band({ id, title, intro, children }: BandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="blueprint" tabIndex={-1}>
      <div className="blueprint__head">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        {intro && <RichParagraph nodes={intro} />}
      </div>
      {children}
    </section>
  )
}
