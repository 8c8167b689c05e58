import { CallToAction } from '../../components/call-to-action.tsx'
import { MarkdownLinks } from '../../components/markdown-links.tsx'
import { SectionsWithContents } from '../../components/sections-with-contents.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { PageFeedback } from '../feedback/page-feedback.tsx'
import type { GuideData } from './guide-data.ts'
import { GuideSection } from './guide-section.tsx'

/** A page that a developer integrates from: words, code that runs, fields, errors. */
export function GuidePage(page: GuideData) {
  const { copy, crumbs } = page
  const { contents, markdown } = useUi()
  const items = copy.sections.map(({ id, short }) => ({ id, title: short }))
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs}>
        <MarkdownLinks href={page.markdown} labels={markdown} />
      </PageHead>
      <SectionsWithContents label={contents} items={items}>
        {copy.sections.map((section, index) => (
          <GuideSection key={section.id} copy={section} number={index + 1} page={page} />
        ))}
      </SectionsWithContents>
      <PageFeedback {...page.feedback} />
      <CallToAction copy={copy.callToAction} />
    </article>
  )
}
