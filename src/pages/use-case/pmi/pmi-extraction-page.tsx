import type { PmiExtractionCopy } from '../../../../shared/content/pmi-extraction.ts'
import type { Crumb } from '../../../../shared/seo/head.ts'
import detail from '../../../generated/drawings/ballooned-detail.svg?url'
import { SheetAside, UseCasePage } from '../use-case-page.tsx'
import { InspectionPlan } from './inspection-plan.tsx'

/** PMI extraction, with a ballooned sheet and its characteristic list. */
export function PmiExtractionPage({ copy, crumbs }: { copy: PmiExtractionCopy; crumbs: Crumb[] }) {
  const { title, short, intro } = copy.plan
  const content = <InspectionPlan copy={copy.plan} />
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
