import type { ReactNode } from 'react'
import type { RichText } from '../../shared/content/parts/fields.ts'
import { Section } from '../components/sections/section.tsx'
import { SectionsWithContents } from '../components/sections/sections-with-contents.tsx'
import { useUi } from './ui-copy.tsx'

/** A section of a long page: its anchor, its words, what it shows. */
export interface NumberedSection {
  id: string
  title: string
  intro?: RichText | undefined
  /** Its name in the table of contents. */
  short: string
  content: ReactNode
}

/** The sections of a long page, numbered in their order, with the table of contents beside them. */
export function NumberedSections({ sections }: { sections: readonly NumberedSection[] }) {
  const { contents } = useUi()
  return (
    <SectionsWithContents
      label={contents}
      items={sections.map(({ id, short }) => ({ id, title: short }))}
    >
      {sections.map(({ id, title, intro, content }, index) => (
        <Section key={id} id={id} number={index + 1} title={title} intro={intro}>
          {content}
        </Section>
      ))}
    </SectionsWithContents>
  )
}
