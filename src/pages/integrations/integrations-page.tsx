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
          id: 'overview',
          copy: copy.overview,
          content: (
            <Hydrate key={key('overview')} when={staticSection} fallback={wait('overview')}>
              <Overview copy={copy.overview} />
            </Hydrate>
          ),
        },
        { id: 'ways-in', copy: copy.waysIn, content: <Definitions items={copy.waysIn.points} /> },
        { id: 'ways-out', copy: copy.waysOut, content: <WaysOut copy={copy.waysOut} /> },
        { id: 'targets', copy: copy.targets, content: <CopyTable copy={copy.targets.table} /> },
        {
          id: 'mapping',
          copy: copy.mapping,
          content: (
            <Hydrate key={key('mapping')} when={staticSection} fallback={wait('mapping')}>
              <Mapping copy={copy.mapping} />
            </Hydrate>
          ),
        },
        { id: 'review', copy: copy.review, content: <Definitions items={copy.review.points} /> },
        { id: 'writing', copy: copy.writing, content: <Definitions items={copy.writing.points} /> },
        {
          id: 'file-routes',
          copy: copy.fileRoutes,
          content: <CopyTable copy={copy.fileRoutes.table} />,
        },
        {
          id: 'rollout',
          copy: rollout,
          content: (
            <>
              <StepList steps={rollout.steps} />
              <Actions links={rollout.actions} />
            </>
          ),
        },
        { id: 'faq', copy: copy.faq, content: <FaqList items={copy.faq.items} /> },
      ]}
    />
  )
}
