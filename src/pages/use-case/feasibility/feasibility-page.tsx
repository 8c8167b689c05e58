import { Hydrate } from '@tanstack/react-start'
import type { PageData } from '../../../../server/rendering/page-data.ts'
import { KeptSection } from '../../../hydration/kept-section.tsx'
import { lazySection, pageArrival } from '../../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../../hydration/section-placeholder.tsx'
import { useUi } from '../../../layout/ui-copy.tsx'
import { UseCasePage } from '../use-case-page.tsx'
import { ExampleFinding } from './example-finding.tsx'
import { Playground } from './playground.tsx'

/** Inside the section, which the page's frame makes: the part that waits for its code. */
const LAZY_PART = 'rule-check'

/** Feasibility analysis: the use case, with a catalogue to try the rules on the sample drawings. */
export function FeasibilityPage({ copy, crumbs }: PageData<'use-case-feasibility-analysis'>) {
  const { status } = useUi()
  const { playground } = copy
  const { title, short, intro } = playground
  const content = (
    <KeptSection>
      <Hydrate
        key={`${LAZY_PART} ${pageArrival()}`}
        when={lazySection}
        fallback={<SectionPlaceholder id={LAZY_PART} text={status.section} />}
      >
        <Playground id={LAZY_PART} copy={playground} />
      </Hydrate>
    </KeptSection>
  )
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={<ExampleFinding copy={copy.example} />}
      extras={[{ after: copy.uses.id, id: 'playground', title, short, intro, content }]}
    />
  )
}
