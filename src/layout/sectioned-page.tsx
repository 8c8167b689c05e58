import type { ReactNode } from 'react'
import type { TitleBlockCopy } from '../../server/content/schemas/drafting-parts.ts'
import type { RichText } from '../../server/content/schemas/fields.ts'
import type { CallToActionCopy, HeroCopy } from '../../server/content/schemas/parts.ts'
import { CallToAction } from '../components/call-to-action.tsx'
import { Section } from '../components/section.tsx'
import { SectionsWithContents } from '../components/sections-with-contents.tsx'
import { TitleBlock } from '../components/title-block.tsx'
import type { Crumb } from '../seo/head.ts'
import { PageHead } from './page-head.tsx'
import { useUi } from './ui-copy.tsx'

/** The words of a section that stand around its content. */
interface SectionCopy {
  title: string
  intro?: RichText | undefined
  /** Its name in the table of contents. */
  short: string
}

/** A section: its anchor, its words, what it shows. */
export interface PageSection {
  id: string
  copy: SectionCopy
  content: ReactNode
}

interface SectionedPageProps {
  copy: { hero: HeroCopy; titleBlock: TitleBlockCopy; callToAction: CallToActionCopy }
  crumbs: Crumb[]
  sections: readonly PageSection[]
}

/** A long page to look things up in: title block beside the head, contents beside numbered sections. */
export function SectionedPage({ copy, crumbs, sections }: SectionedPageProps) {
  const { contents } = useUi()
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<TitleBlock copy={copy.titleBlock} />} />
      <SectionsWithContents
        label={contents}
        items={sections.map(({ id, copy: { short } }) => ({ id, title: short }))}
      >
        {sections.map(({ id, copy: { title, intro }, content }, index) => (
          <Section key={id} id={id} number={index + 1} title={title} intro={intro}>
            {content}
          </Section>
        ))}
      </SectionsWithContents>
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}
