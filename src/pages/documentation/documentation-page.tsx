import type { ResponseName } from '../../../shared/api-schemas/definitions.ts'
import { CallToAction } from '../../components/actions/call-to-action.tsx'
import { MarkdownLinks } from '../../components/actions/markdown-links.tsx'
import { Section } from '../../components/sections/section.tsx'
import { SectionsWithContents } from '../../components/sections/sections-with-contents.tsx'
import { fieldSamples } from '../../generated/field-samples.ts'
import features from '../../generated/responses/features.json?url'
import insights from '../../generated/responses/insights.json?url'
import metadata from '../../generated/responses/metadata.json?url'
import { Enhanced } from '../../islands/island.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { DocumentationData, FieldReference } from './documentation-data.ts'
import { FieldExplorer } from './field-explorer.tsx'
import { Balloons, Redaction } from './file-sections.tsx'
import { foldOnPhones } from './fold-on-phones.enhance.ts'
import { QuickNavigation } from './quick-navigation.tsx'
import { QuickStart } from './quick-start.tsx'
import { Returns } from './returns.tsx'
import type { Sample } from './sample.ts'
import { Confidence, Legacy, Limits, Webhooks, Why } from './text-sections.tsx'
import { Thumbnails } from './thumbnails.tsx'

/** The documentation (SPEC section 2): quick navigation, quick start, returns, webhooks, limits, legacy link, why. */
export function DocumentationPage(page: DocumentationData) {
  const { copy, crumbs, endpoint, references } = page
  const { contents, markdown } = useUi()
  const { metadata, features, insights } = references
  return (
    <Enhanced by={foldOnPhones} when="load">
      <article>
        <PageHead
          copy={copy.hero}
          crumbs={crumbs}
          aside={
            <QuickNavigation
              copy={copy.navigation}
              types={copy.returns.types}
              endpoint={endpoint}
            />
          }
        >
          <MarkdownLinks href={page.markdown} labels={markdown} />
        </PageHead>
        <SectionsWithContents label={contents} items={page.sections}>
          <QuickStart copy={copy.quickStart} number={1} />
          <Returns copy={copy.returns} number={2} />
          <ResponseSection id="metadata" copy={copy} reference={metadata} number={3} />
          <ResponseSection id="features" copy={copy} reference={features} number={4} />
          <ResponseSection id="insights" copy={copy} reference={insights} number={5} />
          <Redaction copy={copy.redaction} number={6} />
          <Balloons copy={copy.balloons} number={7} />
          <Thumbnails copy={copy.thumbnails} number={8} />
          <Confidence copy={copy.confidence} number={9} />
          <Webhooks copy={copy.webhooks} number={10} />
          <Limits copy={copy.limits} number={11} />
          <Legacy copy={copy.legacy} number={12} />
          <Why copy={copy.why} number={13} />
        </SectionsWithContents>
        <CallToAction copy={copy.callToAction} />
      </article>
    </Enhanced>
  )
}

const whole = { metadata, features, insights }

interface ResponseSectionProps {
  id: ResponseName
  copy: DocumentationData['copy']
  reference: FieldReference
  number: number
}

/** A request type that is answered with JSON: every field, explained and shown on the sample sheet. */
function ResponseSection({ id, copy, reference, number }: ResponseSectionProps) {
  const { title, intro } = copy[id]
  const sample: Sample = { ...fieldSamples[id], whole: whole[id] }
  return (
    <Section id={id} number={number} title={title} intro={intro}>
      <FieldExplorer id={id} copy={copy.explorer} reference={reference} sample={sample} />
    </Section>
  )
}
