import type { DocumentationData } from '../../../server/rendering/documentation-data.ts'
import { MarkdownLinks } from '../../components/markdown-links.tsx'
import { SectionsWithContents } from '../../components/sections-with-contents.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import {
  FileParts,
  NavigationPart,
  NextPart,
  PracticeParts,
  ResponseParts,
  StartParts,
} from './parts.tsx'

/** The documentation (SPEC section 2): quick navigation, quick start, returns, webhooks, limits, legacy link, why. */
export function DocumentationPage(page: DocumentationData) {
  const { copy, crumbs, endpoint, references } = page
  const { contents, markdown } = useUi()
  return (
    <article>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<NavigationPart copy={copy} endpoint={endpoint} />}
      >
        <MarkdownLinks href={page.markdown} labels={markdown} />
      </PageHead>
      <SectionsWithContents label={contents} items={page.sections}>
        <StartParts copy={copy} />
        <ResponseParts copy={copy} references={references} />
        <FileParts copy={copy} />
        <PracticeParts copy={copy} />
      </SectionsWithContents>
      <NextPart copy={copy} />
    </article>
  )
}
