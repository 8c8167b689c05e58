import type { ReactNode } from 'react'
import type { RichText as RichTextNodes } from '../../../shared/content/parts/fields.ts'
import { RichParagraph } from '../text/rich-text.tsx'

interface SectionProps {
  id: string
  /** Balloon number: sections are numbered like the features of a ballooned drawing. */
  number: number
  title: string
  intro?: RichTextNodes
  /** On blueprint from edge to edge; only on pages with nothing beside the sections. */
  isBand?: boolean
  children: ReactNode
}

/** One section of a page: balloon with leader line, heading, introduction, content. */
export function Section({ id, number, title, intro, isBand, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={isBand ? 'section blueprint' : 'section'}
      tabIndex={-1}
    >
      <div className="leader" aria-hidden="true">
        <span>{number}</span>
      </div>
      <div className="section__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <RichParagraph nodes={intro} />}
      </div>
      <div className="section__body">{children}</div>
    </section>
  )
}
