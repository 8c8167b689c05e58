import { Hydrate } from '@tanstack/react-start'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { Actions } from '../../components/actions.tsx'
import { Definitions } from '../../components/definitions.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { CopyTable } from '../../components/reference-table.tsx'
import { StepList } from '../../components/step-list.tsx'
import { pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../hydration/section-placeholder.tsx'
import { SectionedPage } from '../../layout/sectioned-page.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { Mapping } from './mapping.tsx'
import { Overview } from './overview.tsx'
import { WaysOut } from './ways-out.tsx'

/** Integrations: ways in, ways out, target systems, one response mapped value by value, rollout. */
export function IntegrationsPage({ copy, crumbs }: PageData<'integrations'>) {
  const { rollout } = copy
  const { status } = useUi()
  const key = (id: string) => `${id} ${pageArrival()}`
  const wait = (id: string) => <SectionPlaceholder id={`${id}-content`} text={status.section} />
  return (
    <SectionedPage
      copy={copy}
      crumbs={crumbs}
      sections={[
        {
          ...copy.overview,
          id: 'overview',
          content: (
            <Hydrate key={key('overview')} when={staticSection} fallback={wait('overview')}>
              <Overview copy={copy.overview} />
            </Hydrate>
          ),
        },
        { ...copy.waysIn, id: 'ways-in', content: <Definitions items={copy.waysIn.points} /> },
        { ...copy.waysOut, id: 'ways-out', content: <WaysOut copy={copy.waysOut} /> },
        { ...copy.targets, id: 'targets', content: <CopyTable copy={copy.targets.table} /> },
        {
          ...copy.mapping,
          id: 'mapping',
          content: (
            <Hydrate key={key('mapping')} when={staticSection} fallback={wait('mapping')}>
              <Mapping copy={copy.mapping} />
            </Hydrate>
          ),
        },
        { ...copy.review, id: 'review', content: <Definitions items={copy.review.points} /> },
        { ...copy.writing, id: 'writing', content: <Definitions items={copy.writing.points} /> },
        {
          ...copy.fileRoutes,
          id: 'file-routes',
          content: <CopyTable copy={copy.fileRoutes.table} />,
        },
        {
          ...rollout,
          id: 'rollout',
          content: (
            <>
              <StepList steps={rollout.steps} />
              <Actions links={rollout.actions} />
            </>
          ),
        },
        { ...copy.faq, id: 'faq', content: <FaqList items={copy.faq.items} /> },
      ]}
    />
  )
}
