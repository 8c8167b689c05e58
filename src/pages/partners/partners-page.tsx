import type { PageData } from '../../../shared/page-data.ts'
import { Actions } from '../../components/actions.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { Points } from '../../components/points.tsx'
import { CopyTable } from '../../components/reference-table.tsx'
import { StepList } from '../../components/step-list.tsx'
import { SectionedPage } from '../../layout/sectioned-page.tsx'
import { Kit } from './kit.tsx'

/** Partners: which kinds, who does what, what to build with, how it starts and where it ends. */
export function PartnersPage({ copy, crumbs }: PageData<'partners'>) {
  const { kinds, pricingPartner, kit, start, limits, faq } = copy
  return (
    <SectionedPage
      copy={copy}
      crumbs={crumbs}
      sections={[
        { ...kinds, id: 'kinds', content: <CopyTable copy={kinds.table} /> },
        {
          ...pricingPartner,
          id: 'pricing-partner',
          content: (
            <>
              <CopyTable copy={pricingPartner.table} />
              <Actions links={pricingPartner.actions} />
            </>
          ),
        },
        { ...kit, id: 'kit', content: <Kit copy={kit} /> },
        { ...start, id: 'start', content: <StepList steps={start.steps} /> },
        { ...limits, id: 'limits', content: <Points items={limits.points} /> },
        { ...faq, id: 'faq', content: <FaqList items={faq.items} /> },
      ]}
    />
  )
}
