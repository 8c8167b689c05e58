import { Definitions } from '../../components/definitions.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { Points } from '../../components/points.tsx'
import { CopyTable } from '../../components/reference-table.tsx'
import { SectionedPage } from '../../layout/sectioned-page.tsx'
import { DataFlow } from './data-flow.tsx'
import { Highlights } from './highlights.tsx'
import { Resilience } from './resilience.tsx'
import { Retention } from './retention.tsx'
import type { SecurityData } from './security-data.ts'
import { Vulnerabilities } from './vulnerabilities.tsx'

/** Security page: where a drawing goes, the figures, then what stands behind each, a control table for reviewers, FAQ. */
export function SecurityPage({ copy, crumbs, hours }: SecurityData) {
  return (
    <SectionedPage
      copy={copy}
      crumbs={crumbs}
      band={{ ...copy.dataFlow, id: 'data-flow', content: <DataFlow copy={copy.dataFlow} /> }}
      sections={[
        {
          ...copy.highlights,
          id: 'highlights',
          content: <Highlights copy={copy.highlights} />,
        },
        { ...copy.access, id: 'access', content: <Definitions items={copy.access.points} /> },
        {
          ...copy.resilience,
          id: 'resilience',
          content: <Resilience copy={copy.resilience} hours={hours} />,
        },
        {
          ...copy.vulnerabilities,
          id: 'vulnerabilities',
          content: <Vulnerabilities copy={copy.vulnerabilities} hours={hours} />,
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
