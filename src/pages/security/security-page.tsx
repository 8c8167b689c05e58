import { Hydrate } from '@tanstack/react-start'
import type { SecurityData } from '../../../server/rendering/security-data.ts'
import { Definitions } from '../../components/definitions.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { Points } from '../../components/points.tsx'
import { CopyTable } from '../../components/reference-table.tsx'
import { pageArrival, staticSection } from '../../hydration/near-viewport.ts'
import { SectionPlaceholder } from '../../hydration/section-placeholder.tsx'
import { SectionedPage } from '../../layout/sectioned-page.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { DataFlow } from './data-flow.tsx'
import { Highlights } from './highlights.tsx'
import { Resilience } from './resilience.tsx'
import { Retention } from './retention.tsx'
import { Vulnerabilities } from './vulnerabilities.tsx'

/** Security page: the figures first, then what stands behind each, a control table for reviewers, FAQ. */
export function SecurityPage({ copy, crumbs, hours }: SecurityData) {
  const { status } = useUi()
  const key = (id: string) => `${id} ${pageArrival()}`
  const wait = (id: string) => <SectionPlaceholder id={`${id}-content`} text={status.section} />
  return (
    <SectionedPage
      copy={copy}
      crumbs={crumbs}
      sections={[
        {
          ...copy.highlights,
          id: 'highlights',
          content: <Highlights copy={copy.highlights} />,
        },
        {
          ...copy.dataFlow,
          id: 'data-flow',
          content: (
            <Hydrate key={key('data-flow')} when={staticSection} fallback={wait('data-flow')}>
              <DataFlow copy={copy.dataFlow} />
            </Hydrate>
          ),
        },
        { ...copy.access, id: 'access', content: <Definitions items={copy.access.points} /> },
        {
          ...copy.resilience,
          id: 'resilience',
          content: (
            <Hydrate key={key('resilience')} when={staticSection} fallback={wait('resilience')}>
              <Resilience copy={copy.resilience} hours={hours} />
            </Hydrate>
          ),
        },
        {
          ...copy.vulnerabilities,
          id: 'vulnerabilities',
          content: (
            <Hydrate
              key={key('vulnerabilities')}
              when={staticSection}
              fallback={wait('vulnerabilities')}
            >
              <Vulnerabilities copy={copy.vulnerabilities} hours={hours} />
            </Hydrate>
          ),
        },
        { ...copy.retention, id: 'retention', content: <Retention copy={copy.retention} /> },
        { ...copy.controls, id: 'controls', content: <CopyTable copy={copy.controls.table} /> },
        {
          ...copy.yourPart,
          id: 'your-part',
          content: <Definitions items={copy.yourPart.points} />,
        },
        { ...copy.limits, id: 'limits', content: <Points items={copy.limits.points} /> },
        { ...copy.faq, id: 'faq', content: <FaqList items={copy.faq.items} /> },
      ]}
    />
  )
}
