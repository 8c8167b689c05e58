import type { SecurityCopy } from '../../../shared/content/pages/security.ts'
import { DiagramWithList } from '../../components/diagram/diagram-with-list.tsx'
import { FollowedDiagram } from '../../components/diagram/followed-diagram.tsx'
import { TimeLine } from '../../components/diagram/time-line.tsx'
import { KeyFigures } from '../../components/figures/key-figures.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { NumberedPoints } from '../../components/lists/numbered-points.tsx'
import { Points } from '../../components/lists/points.tsx'
import { FaqList } from '../../components/sections/faq-list.tsx'
import { CopyTable } from '../../components/tables/reference-table.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SectionedPage } from '../../layout/sectioned-page.tsx'
import { DataFlowDrawing } from './data-flow-drawing.tsx'
import type { SecurityData } from './security-data.ts'
import { accessDrawings, yourPartDrawings } from './term-drawings.ts'
import { Vulnerabilities } from './vulnerabilities.tsx'

/** Security page: where a drawing goes, the figures, the measures behind each, a control table for reviewers, FAQ. */
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
          content: <KeyFigures figures={copy.highlights.figures} />,
        },
        {
          ...copy.access,
          id: 'access',
          content: <Definitions items={copy.access.points} drawings={accessDrawings} />,
        },
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
        {
          ...copy.controls,
          id: 'controls',
          content: (
            <div className="control-sheet">
              <CopyTable copy={copy.controls.table} omitsDashes />
            </div>
          ),
        },
        {
          ...copy.yourPart,
          id: 'your-part',
          content: <Definitions items={copy.yourPart.points} drawings={yourPartDrawings} />,
        },
        { ...copy.limits, id: 'limits', content: <Points items={copy.limits.points} /> },
        { ...copy.faq, id: 'faq', content: <FaqList items={copy.faq.items} /> },
      ]}
    />
  )
}

/** Where a drawing goes: the way drawn, its stations numbered and explained, and followed one by one. */
function DataFlow({ copy }: { copy: SecurityCopy['dataFlow'] }) {
  return (
    <FollowedDiagram
      id="data-flow-content"
      label={copy.follow.label}
      diagram={<DataFlowDrawing copy={copy.drawing} />}
      ways={[
        { label: copy.follow.all },
        ...copy.stations.map(({ title }, index) => ({ label: `${index + 1} ${title}` })),
      ]}
    >
      <NumberedPoints items={copy.stations} isFollowed />
    </FollowedDiagram>
  )
}

/** What may remain of a drawing, plan by plan. */
function Retention({ copy }: { copy: SecurityCopy['retention'] }) {
  return (
    <>
      <CopyTable copy={copy.table} />
      <RichParagraph className="mt-4 max-w-[36rem] text-sm text-muted" nodes={copy.note} />
    </>
  )
}

interface ResilienceProps {
  copy: SecurityCopy['resilience']
  hours: SecurityData['hours']
}

/** Recovery point before the incident, recovery time and full restore after it, to scale. */
function Resilience({ copy, hours }: ResilienceProps) {
  const { rpo, rto, restore } = copy.drawing
  return (
    <DiagramWithList
      id="resilience-content"
      diagram={
        <TimeLine
          copy={copy.drawing}
          spans={[
            { ...rpo, from: -hours.rpoHours, to: 0 },
            { ...rto, from: 0, to: hours.rtoHours },
            { ...restore, from: 0, to: hours.restoreHours },
          ]}
        />
      }
    >
      <Definitions items={copy.points} />
    </DiagramWithList>
  )
}
