import type { SecurityData } from '../../../server/rendering/security-data.ts'
import { Definitions } from '../../components/definitions.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { KeyFigures } from '../../components/key-figures.tsx'
import { Points } from '../../components/points.tsx'
import { CopyTable } from '../../components/reference-table.tsx'
import { SectionedPage } from '../../layout/sectioned-page.tsx'
import { DataFlow } from './data-flow.tsx'
import { Resilience } from './resilience.tsx'
import { Retention } from './retention.tsx'
import { Vulnerabilities } from './vulnerabilities.tsx'

/** Security page: the figures first, then what stands behind each, a control table for reviewers, FAQ. */
export function SecurityPage({ copy, crumbs, hours }: SecurityData) {
  return (
    <SectionedPage
      copy={copy}
      crumbs={crumbs}
      sections={[
        {
          id: 'highlights',
          copy: copy.highlights,
          content: <KeyFigures figures={copy.highlights.figures} />,
        },
        { id: 'data-flow', copy: copy.dataFlow, content: <DataFlow copy={copy.dataFlow} /> },
        { id: 'access', copy: copy.access, content: <Definitions items={copy.access.points} /> },
        {
          id: 'resilience',
          copy: copy.resilience,
          content: <Resilience copy={copy.resilience} hours={hours} />,
        },
        {
          id: 'vulnerabilities',
          copy: copy.vulnerabilities,
          content: <Vulnerabilities copy={copy.vulnerabilities} hours={hours} />,
        },
        { id: 'retention', copy: copy.retention, content: <Retention copy={copy.retention} /> },
        { id: 'controls', copy: copy.controls, content: <CopyTable copy={copy.controls.table} /> },
        {
          id: 'your-part',
          copy: copy.yourPart,
          content: <Definitions items={copy.yourPart.points} />,
        },
        { id: 'limits', copy: copy.limits, content: <Points items={copy.limits.points} /> },
        { id: 'faq', copy: copy.faq, content: <FaqList items={copy.faq.items} /> },
      ]}
    />
  )
}
