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

/** Sections in the order in which they stand, by the key of their copy. */
const sections = [
  ['quick-start', 'quickStart'],
  ['returns', 'returns'],
  ['metadata', 'metadata'],
  ['features', 'features'],
  ['insights', 'insights'],
  ['redaction', 'redaction'],
  ['balloons', 'balloons'],
  ['thumbnails', 'thumbnails'],
  ['confidence', 'confidence'],
  ['webhooks', 'webhooks'],
  ['limits', 'limits'],
  ['legacy', 'legacy'],
  ['why', 'why'],
] as const

/** The documentation (SPEC section 2): quick navigation, quick start, returns, webhooks, limits, legacy link, why. */
export function DocumentationPage(page: DocumentationData) {
  const { copy, crumbs, endpoint, references } = page
  const { contents, markdown } = useUi()
  const items = sections.map(([id, key]) => ({ id, title: copy[key].short }))
  return (
    <article>
      <PageHead
        copy={copy.hero}
        crumbs={crumbs}
        aside={<NavigationPart copy={copy} endpoint={endpoint} />}
      >
        <MarkdownLinks href={page.markdown} labels={markdown} />
      </PageHead>
      <SectionsWithContents label={contents} items={items}>
        <StartParts copy={copy} />
        <ResponseParts copy={copy} references={references} />
        <FileParts copy={copy} />
        <PracticeParts copy={copy} />
      </SectionsWithContents>
      <NextPart copy={copy} />
    </article>
  )
}
