import { Hydrate } from '@tanstack/react-start'
import type { PmiExtractionCopy } from '../../../../server/content/schemas/pmi-extraction.ts'
import detail from '../../../generated/drawings/ballooned-detail.svg?url'
import { KeptSection } from '../../../hydration/kept-section.tsx'
import { lazySection, pageArrival } from '../../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../../hydration/section-placeholder.tsx'
import { useUi } from '../../../layout/ui-copy.tsx'
import type { Crumb } from '../../../seo/head.ts'
import { SheetAside, UseCasePage } from '../use-case-page.tsx'
import { InspectionPlan } from './inspection-plan.tsx'

/** Inside the section, which the page's frame makes: the part that waits for its code. */
const LAZY_PART = 'plan-content'

/** PMI extraction, with a ballooned sheet and its characteristic list. */
export function PmiExtractionPage({ copy, crumbs }: { copy: PmiExtractionCopy; crumbs: Crumb[] }) {
  const { status } = useUi()
  const { title, short, intro } = copy.plan
  const content = (
    <KeptSection>
      <Hydrate
        key={`${LAZY_PART} ${pageArrival()}`}
        when={lazySection}
        fallback={<SectionPlaceholder id={LAZY_PART} text={status.section} />}
      >
        <InspectionPlan id={LAZY_PART} copy={copy.plan} />
      </Hydrate>
    </KeptSection>
  )
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={
        <SheetAside
          copy={copy.aside}
          src={detail}
          width={720}
          height={480}
          section={{ id: 'plan', title }}
        />
      }
      extras={[{ after: 'how', id: 'plan', title, short, intro, content }]}
    />
  )
}
