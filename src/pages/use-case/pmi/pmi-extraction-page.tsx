import { Hydrate } from '@tanstack/react-start'
import type { PmiExtractionCopy } from '../../../../server/content/schemas/pmi-extraction.ts'
import detail from '../../../generated/drawings/ballooned-detail.svg?url'
import { KeptSection } from '../../../hydration/kept-section.tsx'
import { lazySection, pageArrival } from '../../../hydration/near-viewport.ts'
import { useUi } from '../../../layout/ui-copy.tsx'
import type { Crumb } from '../../../seo/head.ts'
import { UseCasePage } from '../use-case-page.tsx'
import { InspectionPlan } from './inspection-plan.tsx'

/** PMI extraction, with a ballooned sheet and its characteristic list. */
export function PmiExtractionPage({ copy, crumbs }: { copy: PmiExtractionCopy; crumbs: Crumb[] }) {
  const { status } = useUi()
  const { title, short, intro } = copy.plan
  const content = (
    <KeptSection>
      <Hydrate
        key={`plan ${pageArrival()}`}
        when={lazySection}
        fallback={<p aria-busy="true">{status.section}</p>}
      >
        <InspectionPlan copy={copy.plan} />
      </Hydrate>
    </KeptSection>
  )
  return (
    <UseCasePage
      copy={copy}
      crumbs={crumbs}
      aside={
        <figure className="border border-line bg-sheet">
          <img
            src={detail}
            width={720}
            height={480}
            alt={copy.aside.alt}
            className="h-auto w-full"
          />
          <figcaption className="border-t border-hairline px-3 py-2 text-xs text-muted">
            {copy.aside.caption}{' '}
            <a href="#plan" className="text-action underline">
              {title}
            </a>
          </figcaption>
        </figure>
      }
      extras={[{ after: 'how', id: 'plan', title, short, content, ...(intro && { intro }) }]}
    />
  )
}
