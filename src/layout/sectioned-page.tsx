import type { TitleBlockCopy } from '../../shared/content/parts/drafting-parts.ts'
import type { CallToActionCopy, HeroCopy } from '../../shared/content/parts/page-parts.ts'
import type { Crumb } from '../../shared/seo/head.ts'
import { CallToAction } from '../components/actions/call-to-action.tsx'
import { Band } from '../components/sections/band.tsx'
import { TitleBlock } from '../components/sections/title-block.tsx'
import { type NumberedSection, NumberedSections } from './numbered-sections.tsx'
import { PageHead } from './page-head.tsx'

interface SectionedPageProps {
  copy: { hero: HeroCopy; titleBlock: TitleBlockCopy; callToAction: CallToActionCopy }
  crumbs: Crumb[]
  /** On blueprint before the sections, and not among the contents. */
  band?: Pick<NumberedSection, 'id' | 'title' | 'intro' | 'content'>
  sections: readonly NumberedSection[]
}

/** A long page to look things up in: title block beside the head, contents beside numbered sections. */
export function SectionedPage({ copy, crumbs, band, sections }: SectionedPageProps) {
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs} aside={<TitleBlock copy={copy.titleBlock} />} />
      {band && <Band {...band}>{band.content}</Band>}
      <NumberedSections sections={sections} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}
